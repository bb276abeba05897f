import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withinTime } from '#server/withinTime.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a result in time is given, and nothing waits any more: a service that is stopped ends', async () => {
  expect(await withinTime(60_000, Promise.resolve('found'))).toBe('found');
  await expect(withinTime(60_000, Promise.reject(new Error('It is down.')))).rejects.toThrow('It is down.');
  await Promise.resolve();
  expect(vi.getTimerCount()).toBe(0);
});

test('what takes longer is an error that says how long was waited', async () => {
  const late = withinTime(60_000, new Promise(() => undefined));
  const failed = expect(late).rejects.toThrow('no answer in 60000 ms');
  await vi.advanceTimersByTimeAsync(60_000);
  await failed;
});
