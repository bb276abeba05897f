import { defineConfig } from 'vitest/config';
import { catalogues } from './scripts/build/catalogues.ts';
import { storyProject } from './tests/stories/storyProject.ts';

// Long enough for a busy machine: a slow answer is not a wrong one.
export const limits = { expect: { poll: { timeout: 60_000 } }, testTimeout: 300_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
    // One more than there are cores: tests in a browser also wait.
    maxWorkers: 3,
    projects: [
      {
        plugins: [catalogues()],
        // React as it is shipped. With its development build a page takes half as long again.
        oxc: { jsx: { development: false } },
        test: {
          // What needs no browser.
          name: 'node',
          env: { NODE_ENV: 'production' },
          include: ['tests/{charts,forms,languages,machines,server,src}/**/*.test.ts', 'tests/*.test.ts'],
          globalSetup: 'tests/server/postgres/setup.ts',
          // The forms and the intake are read once for all files of a worker.
          isolate: false,
          // What a test replaces, the next one has again.
          restoreMocks: true,
          unstubGlobals: true,
          provide: { breadth: 'once' },
          ...limits,
        },
      },
      {
        plugins: [catalogues()],
        test: {
          // Vitest starts projects in the order of their names: the stories, which take longest, start before this one.
          name: 'website',
          include: ['tests/e2e/**/*.test.ts'],
          exclude: ['tests/e2e/long/**'],
          globalSetup: 'tests/e2e/setup.ts',
          setupFiles: 'tests/e2e/eachFile.ts',
          provide: { breadth: 'once' },
          // One browser for all files of a worker.
          isolate: false,
          ...limits,
        },
      },
      // The charts of developers and the walks of designers are drawn in `npm run test:long`, but for the smallest.
      storyProject('once', [
        { name: 'stories', globals: {}, pictures: 'en', exclude: ['stories/{flows,machines}/!(Menu)*'] },
      ]),
    ],
  },
});
