import type { TestProject } from 'vitest/node';
import { ensurePackages } from '#tests/debian.ts';
import { buildSite, startService } from '#tests/e2e/service.ts';
import type { Engine } from '#tests/engines/launch.ts';
import { programs } from '#tests/engines/programs.ts';
import { startDriver } from '#tests/engines/webkit/driver.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The engine that runs the tests; Chromium if undefined. */
    engine?: Engine;
    /** The addresses of WebKit's drivers, one for each worker: a driver has one window at a time. */
    webkit: readonly string[];
  }
}

/** Installs the engines where they are missing, builds the site, and starts one service and WebKit's drivers for all files. */
export default async (project: TestProject) => {
  ensurePackages('The tests in WebKit and Firefox', Object.values(programs));
  await buildSite();
  const [service, ...drivers] = await Promise.all([
    startService(),
    ...Array.from({ length: project.vitest.config.maxWorkers }, startDriver),
  ]);
  project.provide('site', service.site);
  project.provide('dataDir', service.dataDir);
  project.provide(
    'webkit',
    drivers.map(({ url }) => url),
  );
  return () => Promise.all([service, ...drivers].map(({ stop }) => stop()));
};
