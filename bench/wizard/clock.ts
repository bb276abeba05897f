import type { Page } from 'playwright-core';

/** Milliseconds of a page's main thread: script, and all tasks. */
export interface Time {
  script: number;
  task: number;
}

/** Measures how much processor time a page's main thread needs. Other processes of a busy machine do not count. */
export const timerOf = async (page: Page): Promise<(work: () => Promise<void>) => Promise<Time>> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async (): Promise<Time> => {
    const { metrics } = await session.send('Performance.getMetrics');
    const ms = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
    return { script: ms('ScriptDuration'), task: ms('TaskDuration') };
  };
  return async (work) => {
    const before = await read();
    await work();
    const after = await read();
    return { script: after.script - before.script, task: after.task - before.task };
  };
};
