import { existsSync } from 'node:fs';
import type { TestProjectConfiguration } from 'vitest/config';
import { catalogues } from '../../scripts/build/catalogues.ts';
import { mayInstall } from '../debian.ts';
import type { Engine } from './launch.ts';
import { programs } from './programs.ts';

/** The tests of an engine. */
const inEngine = (engine: Engine, include: string[], limits: object): TestProjectConfiguration => ({
  plugins: [catalogues()],
  test: {
    name: engine,
    provide: { engine, breadth: 'once' as const },
    include,
    globalSetup: 'tests/engines/setup.ts',
    setupFiles: 'tests/e2e/eachFile.ts',
    // All files of an engine use one browser.
    isolate: false,
    ...limits,
  },
});

/** Tests in WebKit and Firefox; none, said so, where they are neither installed nor can be. */
export const inEngines = (
  include: Record<'webkit' | 'firefox', string>,
  limits: object,
): TestProjectConfiguration[] => {
  const missing = Object.values(programs).filter(({ path }) => !existsSync(path));
  if (missing.length > 0 && !mayInstall) {
    const packages = missing.map((program) => program.package).join(' ');
    console.warn(`Nothing is tested in WebKit and Firefox. For them, on Debian: apt-get install ${packages}`);
    return [];
  }
  return (['webkit', 'firefox'] as const).map((engine) => inEngine(engine, [include[engine]], limits));
};

/** A Chromium of an earlier year; none, said so, on a machine for which its package has no program. */
export const inOlderBrowser = (include: string, limits: object): TestProjectConfiguration[] => {
  if (process.platform === 'linux' && process.arch === 'x64') return [inEngine('older', [include], limits)];
  console.warn('Nothing is tested in older browsers: their packages are for Linux on x64.');
  return [];
};
