import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          // On a busy machine things take longer and are no less right.
          testTimeout: 60_000,
          include: [
            'tests/{forms,machines,server,src,visual}/**/*.test.ts',
            'tests/stories/machines/*.test.ts',
            'tests/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: 'tests/e2e/setup.ts',
          setupFiles: 'tests/e2e/eachFile.ts',
          provide: { breadth: 'once' },
          // One browser for all files of a worker.
          isolate: false,
          // On a busy machine things take longer and are no less right.
          expect: { poll: { timeout: 60_000 } },
          testTimeout: 300_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'stories',
          include: ['tests/stories/*.test.ts'],
          globalSetup: 'tests/stories/setup.ts',
          // As many pages as the machine has to spare, in one browser.
          maxConcurrency: 2,
          testTimeout: 300_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
