import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { quietly } from './tests/browser.ts';

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
          include: ['tests/{forms,machines,server,src}/**/*.test.ts', 'tests/*.test.ts'],
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: 'tests/e2e/setup.ts',
          setupFiles: 'tests/e2e/eachFile.ts',
          // One browser for all files of a worker.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        // All of them at once: one that is found while tests run makes the page load again.
        optimizeDeps: { entries: ['.storybook/preview.tsx', 'stories/**/*.stories.tsx'] },
        test: {
          name: 'stories',
          globalSetup: 'tests/stories/setup.ts',
          setupFiles: ['tests/stories/reflow.ts'],
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            // Hidden from Vitest, which would ask for the browser's path before the setup could install a browser.
            provider: { ...playwright({ launchOptions: quietly }), options: {} },
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          name: 'storybook',
          include: ['tests/{stories,visual}/**/*.test.ts'],
          globalSetup: ['tests/stories/setup.ts', 'tests/stories/build.ts'],
          // As many pages as the machine has to spare, in one browser.
          maxConcurrency: 2,
        },
      },
    ],
  },
});
