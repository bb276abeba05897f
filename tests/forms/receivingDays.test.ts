import { expect, test } from 'vitest';
import { type ReceivingDays, receivingDays } from '#forms/receivingDays.ts';

const isDay = (text: string) => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().slice(0, 10) === text;

const faultsOf = ({ from, until }: ReceivingDays): string[] => [
  ...[from, until].flatMap((day) => (day === undefined || isDay(day) ? [] : [`${day} is no day like 2027-01-31`])),
  ...(from !== undefined && until !== undefined && from > until ? [`${from} is after ${until}`] : []),
];

test('the days that the school has named are days, and the first is not after the last', () => {
  expect(Object.values(receivingDays).flatMap(faultsOf)).toEqual([]);
});

test('a day that does not exist, is written otherwise or comes too late would be named', () => {
  expect(faultsOf({ from: '2027-2-5', until: '2027-02-30' })).toHaveLength(3);
  expect(faultsOf({ from: '2027-03-31', until: '2027-01-11' })).toEqual(['2027-03-31 is after 2027-01-11']);
  expect(faultsOf({ from: '2027-01-11', until: '2027-01-11' })).toEqual([]);
});
