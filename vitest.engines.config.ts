import { defineConfig } from 'vitest/config';
import { inEachEngine } from './tests/engines/projects.ts';

export default defineConfig(({ mode }) => {
  const long = mode === 'long';
  return {
    test: {
      reporters: long ? ['default'] : ['default', ['json', { outputFile: 'test-results/engines.json' }]],
      globalSetup: 'tests/engines/setup.ts',
      maxWorkers: 2,
      projects: inEachEngine(`tests/engines/${long ? 'long/' : ''}*.test.ts`, 300_000),
    },
  };
});
