// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { whenIdle } from '#src/frame/whenIdle.ts';

test('what can wait is done in a browser that says when it has time, and in one that does not', async () => {
  const done = vi.fn<() => void>();
  expect('requestIdleCallback' in window).toBe(false);
  await whenIdle(done);
  await vi.waitFor(() => expect(done).toHaveBeenCalledTimes(1), 20_000);
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback());
  await whenIdle(done);
  expect(done).toHaveBeenCalledTimes(2);
});
