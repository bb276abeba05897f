import type { TestProject } from 'vitest/node';
import { buildSite, startService } from '#tests/e2e/service.ts';
import { ensurePrograms } from '#tests/engines/debian.ts';
import type { Engine } from '#tests/engines/launch.ts';
import { programs } from '#tests/engines/programs.ts';
import { startDriver } from '#tests/engines/webkit/driver.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The engine a run is about; Chromium where none is named. */
    engine?: Engine;
    /** The address of the running WebKit's driver. */
    webkit: string;
  }
}

/** Installs what is missing and starts one service and one driver for all files. */
export default async (project: TestProject) => {
  ensurePrograms('The tests in WebKit and Firefox', Object.values(programs));
  await buildSite();
  const [service, webkit] = await Promise.all([startService(), startDriver()]);
  project.provide('site', service.site);
  project.provide('dataDir', service.dataDir);
  project.provide('webkit', webkit.url);
  return () => Promise.all([service.stop(), webkit.stop()]);
};
