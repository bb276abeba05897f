import type { Browser } from 'playwright-core';
import { inject } from 'vitest';
import { openPage } from '#tests/engines/webkit/page.ts';
import { type Session, startSession } from '#tests/engines/webkit/session.ts';

interface Options {
  baseURL: string;
  viewport: { width: number; height: number };
}

/** Debian's WebKitGTK behind as much of Playwright's browser as the tests use. */
export const launchWebKit = async (): Promise<Browser> => {
  const drivers = inject('webkit');
  const free = [...drivers[Number(process.env.VITEST_POOL_ID) % drivers.length]!];
  const newContext = async ({ baseURL, viewport }: Options) => {
    const driver = free.pop();
    if (!driver) throw new Error('Each driver of this worker has a profile.');
    const session = await startSession(driver);
    const close = async () => {
      await session.end();
      free.push(driver);
    };
    let unused: Session | undefined = session;
    const newPage = async () => {
      const window = unused ?? (await session.openWindow());
      unused = undefined;
      const page = openPage(window, baseURL, context);
      await page.setViewportSize(viewport);
      return page;
    };
    const context = { newPage, close };
    return context;
  };
  return { newContext } as unknown as Browser;
};
