import { expect, onTestFinished, test, vi } from 'vitest';
import { isDay, schoolMinute, startOfDay, timeAgo } from '#server/schoolTime.ts';

test.each([
  ['2026-08-31', 18, 'm', '2025-02-28'],
  ['2026-08-30', 18, 'm', '2025-02-28'],
  ['2026-08-28', 18, 'm', '2025-02-28'],
  ['2026-08-27', 18, 'm', '2025-02-27'],
  ['2026-09-01', 18, 'm', '2025-03-01'],
  ['2024-08-31', 6, 'm', '2024-02-29'],
  ['2026-07-31', 1, 'm', '2026-06-30'],
  ['2026-01-31', 2, 'm', '2025-11-30'],
  ['2026-01-15', 1, 'm', '2025-12-15'],
  ['2028-02-29', 1, 'y', '2027-02-28'],
  ['2028-02-29', 4, 'y', '2024-02-29'],
  ['2026-11-25', 2, 'y', '2024-11-25'],
  ['2026-11-25', 2, 'm', '2026-09-25'],
  ['2026-03-01', 2, 'd', '2026-02-27'],
] as const)('on %s, %i%s ago was %s', (day, count, unit, expected) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T10:00:00Z`) });
  onTestFinished(() => void vi.useRealTimers());
  expect(timeAgo(count, unit)).toBe(expected);
});

test.each([
  ['2026-11-22', 0, '2026-11-21T22:00:00.000Z'],
  ['2026-07-01', 0, '2026-06-30T21:00:00.000Z'],
  // The clocks are changed at midnight: this day begins at one o'clock, the other one is an hour longer.
  ['2026-03-29', 0, '2026-03-28T22:00:00.000Z'],
  ['2026-03-29', 1, '2026-03-29T21:00:00.000Z'],
  ['2026-12-31', 1, '2026-12-31T22:00:00.000Z'],
])('%s and %i days later begins at %s', (day, later, expected) => {
  expect(startOfDay(day, later)).toBe(expected);
  expect(schoolMinute(startOfDay(day)).slice(0, 10)).toBe(day);
});

test('a day is one that the calendar has', () => {
  const texts = [
    '2026-02-28',
    '2026-02-31',
    '2028-02-29',
    '2026-02-29',
    '2026-13-01',
    '2026-1-1',
    '2026-11',
    ' 2026-11-22',
  ];
  expect(texts.filter(isDay)).toEqual(['2026-02-28', '2028-02-29']);
});
