import type { Engine } from '#tests/engines/launch.ts';
import { catalogues } from '../../scripts/build/catalogues.ts';

const engines: readonly Engine[] = ['webkit', 'firefox'];

/** A project for each engine that runs these tests in it. */
export const inEachEngine = (include: string, testTimeout: number) =>
  engines.map((engine) => ({
    plugins: [catalogues()],
    test: {
      name: engine,
      provide: { engine, breadth: 'once' as const },
      include: [include],
      setupFiles: 'tests/e2e/eachFile.ts',
      // One browser for all files of an engine.
      isolate: false,
      testTimeout,
      hookTimeout: 60_000,
    },
  }));
