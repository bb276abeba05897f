import type { Engine } from '#tests/engines/launch.ts';
import { catalogues } from '../../scripts/build/catalogues.ts';

const engines: readonly Engine[] = ['webkit', 'firefox'];

/** One project for each engine. */
export const inEachEngine = (include: string, testTimeout: number) =>
  engines.map((engine) => ({
    plugins: [catalogues()],
    test: {
      name: engine,
      provide: { engine, breadth: 'once' as const },
      include: [include],
      setupFiles: 'tests/e2e/eachFile.ts',
      // All files of an engine use one browser.
      isolate: false,
      testTimeout,
      hookTimeout: 60_000,
    },
  }));
