import type { CDPSession, Page } from 'playwright-core';

/** Milliseconds of the page's main thread. */
export interface Spent {
  script: number;
  task: number;
}

export interface Clock {
  read(): Promise<Spent>;
}

/** Reads what the page's main thread has spent, in CPU time, so that a busy machine does not count. */
export const clockOf = async (page: Page): Promise<Clock> => {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return {
    read: async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      const ms = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
      return { script: ms('ScriptDuration'), task: ms('TaskDuration') };
    },
  };
};

export const spentBetween = (before: Spent, after: Spent): Spent => ({
  script: after.script - before.script,
  task: after.task - before.task,
});
