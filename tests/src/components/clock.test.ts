import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  // The next file of this worker has a clock that nothing has corrected.
  vi.resetModules();
});

/** The clock of a page that was just opened at noon, on a device in another zone than UTC. */
const atNoon = async () => {
  vi.stubEnv('TZ', 'Asia/Beirut');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 5, 30, 12) });
  vi.resetModules();
  const { whenInWords } = await import('#src/components/clock.ts');
  const { correctClock } = await import('#forms/today.ts');
  return { whenInWords, correctClock };
};

test('a moment is named by its time, and on another day by that, too', async () => {
  const { whenInWords } = await atNoon();
  expect(whenInWords(new Date(2026, 5, 30, 9, 5))).toBe('at 09:05');
  expect(whenInWords(new Date(2026, 5, 30, 9, 5, 7), true)).toBe('at 09:05:07');
  expect(whenInWords(new Date(2026, 6, 1, 0, 0))).toBe('on 1 July 2026 at 00:00');
});

test('a clock that goes on while it is compared with the server’s is right', async () => {
  const { correctClock } = await atNoon();
  let moment = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => moment++);
  expect(correctClock(moment)).toBeUndefined();
});

test('where the clock of the device is a year behind, today is the day of either clock', async () => {
  const { whenInWords, correctClock } = await atNoon();
  correctClock(new Date(2027, 5, 30, 12).getTime());
  for (const year of [2026, 2027]) expect(whenInWords(new Date(year, 5, 30, 9, 5))).toBe('at 09:05');
});
