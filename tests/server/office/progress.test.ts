import { expect, onTestFinished, test, vi } from 'vitest';
import { progressOf } from '#server/office/progress.ts';

test('a task that takes long reports what is done at most every two seconds, and its end not', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const lines: string[] = [];
  const step = progressOf({ report: (line) => lines.push(line) }, 5, 'applications written');
  // Milliseconds to each step.
  for (const time of [1_999, 1, 1_500, 2_000, 2_000]) {
    vi.advanceTimersByTime(time);
    step();
  }
  expect(lines).toEqual(['2 of 5 applications written ...', '4 of 5 applications written ...']);
});
