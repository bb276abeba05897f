import { onTestFinished, vi } from 'vitest';

/** Removes, when the test ends, what a page's script listens to from now on: the next test has the same window and document. */
export const removeListenersAfterwards = (): void => {
  for (const target of [window, document]) {
    const { mock } = vi.spyOn(target, 'addEventListener');
    onTestFinished(() => {
      for (const [type, listener] of mock.calls) target.removeEventListener(type, listener);
    });
  }
};
