import type { TestProject } from 'vitest/node';
import { ensurePackages } from '#tests/debian.ts';
import { builtSite, startService } from '#tests/e2e/service.ts';
import type { Engine } from '#tests/engines/launch.ts';
import { ensureOlderBrowsers } from '#tests/engines/older/olderBrowsers.ts';
import { programs } from '#tests/engines/programs.ts';
import { startDriver } from '#tests/engines/webkit/driver.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The engine that runs the tests; Chromium if undefined. */
    engine?: Engine;
    /** The addresses of WebKit's drivers, two for each worker: each has one profile at a time. */
    webkit: readonly (readonly string[])[];
  }
}

/** Installs the engines where they are missing, builds the site, and starts a service, for WebKit also its drivers, for all files. */
export default async (project: TestProject) => {
  if (project.name === 'older') await ensureOlderBrowsers();
  else ensurePackages('The tests in WebKit and Firefox', Object.values(programs));
  await builtSite();
  const workers = project.name === 'webkit' ? project.vitest.config.maxWorkers : 0;
  const drivers = Array.from({ length: 2 * workers }, startDriver);
  const [service, ...started] = await Promise.all([startService(), ...drivers]);
  project.provide('site', service.site);
  project.provide('dataDir', service.dataDir);
  project.provide(
    'webkit',
    Array.from({ length: workers }, (_, at) => started.slice(2 * at, 2 * at + 2).map(({ url }) => url)),
  );
  return () => Promise.all([service, ...started].map(({ stop }) => stop()));
};
