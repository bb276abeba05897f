import { defineConfig } from 'vitest/config';
import { catalogues } from './scripts/build/catalogues.ts';
import { storyProject } from './tests/stories/storyProject.ts';

const testTimeout = 30 * 60_000;

// Stories that are not of the site, and those that are not of one component.
const ofDevelopers = ['stories/{flows,machines}/**'];
const ofPages = ['stories/!(components)/**'];

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      storyProject('everywhere', [
        { name: 'stories', globals: {}, pictures: 'en' },
        { name: 'right-to-left', globals: { direction: 'rtl' } },
        { name: 'arabic', globals: { language: 'ar' }, pictures: 'ar', exclude: ofPages },
        { name: 'translated', globals: {}, translated: true, exclude: ofDevelopers },
        { name: 'forced-colours', globals: { colors: 'forced' } },
        { name: 'long-texts', globals: { text: 'long' }, exclude: ofDevelopers },
        {
          name: 'all-at-once',
          globals: { direction: 'rtl', colors: 'forced', text: 'long' },
          exclude: ofDevelopers,
        },
        { name: 'unbroken-texts', globals: { text: 'unbroken' }, exclude: ofPages },
      ]),
      {
        plugins: [catalogues()],
        test: {
          name: 'properties',
          include: [
            'tests/forms/properties.test.ts',
            'tests/src/photographs/findPaper.test.ts',
            'tests/src/wizard/view.test.ts',
            'tests/server/{agreement,main,powerLoss/powerLoss,postgres/failing,postgres/moving}.test.ts',
          ],
          provide: { breadth: 'everywhere' },
          testTimeout,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [catalogues()],
        test: {
          // Every page of documentation, and a chart that is used.
          name: 'storybook',
          include: ['tests/stories/*.test.ts'],
          globalSetup: 'tests/stories/setup.ts',
          testTimeout,
        },
      },
      {
        plugins: [catalogues()],
        test: { name: 'long', include: ['tests/long/**/*.test.ts'], testTimeout, hookTimeout: 60_000 },
      },
      {
        plugins: [catalogues()],
        test: {
          // What `npm test` does once, for every form, on every device and at every width; and what takes a build of its own.
          name: 'breadth',
          include: [
            'tests/e2e/applying/{access,applying,broken,history,leaving,photographs}.test.ts',
            'tests/e2e/languages/arabic.test.ts',
            'tests/e2e/long/*.test.ts',
            'tests/e2e/offline/*.test.ts',
            'tests/e2e/site/{layout,site}.test.ts',
            'tests/e2e/chaos/chaos.test.ts',
            'tests/e2e/world/walks.test.ts',
          ],
          globalSetup: 'tests/e2e/setup.ts',
          setupFiles: 'tests/e2e/eachFile.ts',
          provide: { breadth: 'everywhere' },
          isolate: false,
          expect: { poll: { timeout: 60_000 } },
          testTimeout,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
