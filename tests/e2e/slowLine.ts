import { onTestFinished } from 'vitest';
import { serveSlowLine } from '#tests/e2e/serveSlowLine.ts';

/** Serves a site over a slow connection until the test has ended. Gives the address. */
export const openSlowLine = async (site: string, drops: number[]): Promise<string> => {
  const { url, close } = await serveSlowLine(site, drops);
  onTestFinished(close);
  return url;
};
