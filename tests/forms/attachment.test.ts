import { expect, onTestFinished, test, vi } from 'vitest';
import { attach } from '#forms/attachment.ts';

test('a file that never comes, as from a cloud drive, cannot be read after two minutes', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const file = new File(['%PDF'], 'passport.pdf', { type: 'application/pdf' });
  file.arrayBuffer = () => new Promise(() => undefined);
  const found = vi.fn();
  void attach('an-id', file).then(found);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(found).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(found).toHaveBeenCalledWith(expect.objectContaining({ name: 'passport.pdf', verdict: 'unreadable' }));
  expect(vi.getTimerCount()).toBe(0);
});
