import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const DAY = 86_400_000;
const present = Date.UTC(2026, 10, 25, 9);

/** The clock of a page that has just begun. */
const openPage = async () => {
  vi.resetModules();
  return import('#forms/today.ts');
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'], now: present }));
afterEach(() => {
  vi.useRealTimers();
  // The tests that follow in this worker begin with a clock that was not corrected.
  vi.resetModules();
});

test('a clock that is right, or a month off at most, is believed', async () => {
  const { correctClock, now } = await openPage();
  vi.setSystemTime(present - 31 * DAY);
  expect(now()).toBe(Date.now());
  expect(correctClock(present)).toBeUndefined();
  expect(now()).toBe(Date.now());
  const another = await openPage();
  vi.setSystemTime(present - 31 * DAY - 1);
  expect(another.correctClock(present)).toBe('2026-10-25');
});

test('a day begins at midnight in Beirut', async () => {
  const { inBeirut } = await openPage();
  expect(inBeirut(new Date('2026-01-01T21:59:00Z'))).toEqual({ day: '2026-01-01', time: '23:59' });
  expect(inBeirut(new Date('2026-01-01T22:05:00Z'))).toEqual({ day: '2026-01-02', time: '00:05' });
});

test('a clock that is years off is corrected by the date of the server, and goes on', async () => {
  const { correctClock, now, thisYear, today } = await openPage();
  vi.setSystemTime(Date.UTC(2020, 2, 1, 9));
  expect(correctClock(present)).toBe('2020-03-01');
  expect([today(), thisYear()]).toEqual(['2026-11-25', 2026]);
  vi.advanceTimersByTime(DAY);
  expect(today()).toBe('2026-11-26');
  expect(now()).toBe(present + DAY);
});

test('a clock is corrected in a page that was open for hours before the server could be asked', async () => {
  const { correctClock, now } = await openPage();
  vi.setSystemTime(Date.UTC(2020, 2, 1, 9));
  vi.advanceTimersByTime(8 * 3_600_000);
  correctClock(present);
  expect(now()).toBe(present);
});

test.each([
  ['six years behind', Date.UTC(2020, 2, 1, 9)],
  ['six years ahead', Date.UTC(2032, 2, 1, 9)],
])('a clock %s that is put right while the page is open is believed from then on', async (_, wrong) => {
  const { correctClock, now, serverNow, today } = await openPage();
  vi.setSystemTime(wrong);
  correctClock(present);
  expect(serverNow()).toBe(present);
  vi.setSystemTime(present + 1_000);
  expect([now(), today(), new Date(serverNow()).toISOString().slice(0, 10)]).toEqual([
    present + 1_000,
    '2026-11-25',
    '2026-11-25',
  ]);
});

test('the server’s time goes on while a device with a right clock sleeps for months', async () => {
  const { correctClock, serverNow } = await openPage();
  correctClock(present + 2_000);
  // What a page measures stands still meanwhile.
  vi.setSystemTime(present + 90 * DAY);
  expect(serverNow()).toBe(present + 90 * DAY + 2_000);
});

test('a clock that jumps to another year while the page is open is not followed', async () => {
  const { correctClock, thisYear } = await openPage();
  expect(correctClock(present)).toBeUndefined();
  vi.setSystemTime(0);
  expect(thisYear()).toBe(2026);
});
