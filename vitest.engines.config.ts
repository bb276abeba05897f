import { defineConfig } from 'vitest/config';
import { inEachEngine } from './tests/engines/projects.ts';

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'test-results/engines.json' }]],
    globalSetup: 'tests/engines/setup.ts',
    maxWorkers: 2,
    projects: inEachEngine('tests/engines/*.test.ts', 120_000),
  },
});
