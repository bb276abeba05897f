import type { TestProject } from 'vitest/node';
import { ensureBrowser } from '#tests/browser.ts';
import { builtSite, startService } from '#tests/e2e/service.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the running site and its intake. */
    site: string;
    /** The folder in which that intake stores applications. */
    dataDir: string;
  }
}

/** Builds the site and starts one service for all files. */
export default async (project: TestProject) => {
  ensureBrowser();
  await builtSite();
  const { site, dataDir, stop } = await startService();
  project.provide('site', site);
  project.provide('dataDir', dataDir);
  return stop;
};
