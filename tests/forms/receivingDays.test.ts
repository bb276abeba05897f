import { expect, test } from 'vitest';
import { receivingDays } from '#forms/receivingDays.ts';

const isDay = (text: string) => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().slice(0, 10) === text;

test('the days that the school has named are days, written like 2027-01-31, and the first is not after the last', () => {
  for (const [form, { from, until }] of Object.entries(receivingDays)) {
    for (const day of [from, until]) if (day !== undefined) expect([form, day, isDay(day)]).toEqual([form, day, true]);
    if (from !== undefined && until !== undefined) expect([form, from <= until]).toEqual([form, true]);
  }
});
