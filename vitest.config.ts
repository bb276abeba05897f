import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { catalogues } from './scripts/build/catalogues.ts';
import { inEngines, inOlderBrowser } from './tests/engines/projects.ts';
import { storyProject } from './tests/stories/storyProject.ts';

// Long enough for a busy machine: a slow answer is not a wrong one.
const limits = { expect: { poll: { timeout: 60_000 } }, testTimeout: 300_000, hookTimeout: 120_000 };
const longLimits = { ...limits, testTimeout: 30 * 60_000 };

/** The settings of tests without a browser, also where they are asked whether they notice a fault. */
export const withoutBrowser = {
  plugins: [catalogues()],
  // React as it is shipped. With its development build a page takes half as long again.
  oxc: { jsx: { development: false } },
  test: {
    // Nor is what machines do shown to developers.
    env: { NODE_ENV: 'production', DEV: '' },
    setupFiles: 'tests/eachFile.ts',
    // The forms and the intake are read once for all files of a worker.
    isolate: false,
    // What a test replaces, the next one has again.
    restoreMocks: true,
    unstubGlobals: true,
    provide: { breadth: 'once' },
    ...limits,
  },
} satisfies TestProjectConfiguration;

const inBrowser = {
  globalSetup: 'tests/e2e/setup.ts',
  setupFiles: 'tests/e2e/eachFile.ts',
  // One browser for all files of a worker.
  isolate: false,
};

/** `npm test`: each kind of thing once. */
const once: TestProjectConfiguration[] = [
  {
    ...withoutBrowser,
    test: {
      ...withoutBrowser.test,
      // What needs no browser.
      name: 'node',
      include: ['tests/{charts,forms,languages,machines,server,src}/**/*.test.ts', 'tests/*.test.ts'],
      globalSetup: 'tests/server/postgres/setup.ts',
    },
  },
  {
    plugins: [catalogues()],
    test: {
      // Vitest starts projects in the order of their names: the stories, which take longest, start before this one.
      name: 'website',
      include: ['tests/e2e/**/*.test.ts'],
      exclude: ['tests/e2e/long/**'],
      provide: { breadth: 'once' },
      ...inBrowser,
      ...limits,
    },
  },
  // The charts of developers are drawn in `npm run test:long`, but for the smallest.
  storyProject('once', [{ name: 'stories', globals: {}, pictures: 'en', exclude: ['stories/machines/!(Menu)*'] }]),
  ...inEngines({ webkit: 'tests/engines/applying.test.ts', firefox: 'tests/engines/pressing.test.ts' }, limits),
];

// Stories that are not of the site, and those that are not of one component.
const ofDevelopers = ['stories/machines/**'];
const ofPages = ['stories/!(components)/**'];

const inAnyEngine = 'tests/engines/{*,long/*}.test.ts';

/** `npm run test:long`: the same everywhere, and what takes long. */
const everywhere: TestProjectConfiguration[] = [
  storyProject('everywhere', [
    { name: 'stories', globals: {}, pictures: 'en' },
    { name: 'right-to-left', globals: { direction: 'rtl' } },
    { name: 'arabic', globals: { language: 'ar' }, pictures: 'ar', exclude: ofPages },
    { name: 'translated', globals: {}, translated: true, exclude: ofDevelopers },
    { name: 'forced-colours', globals: { colors: 'forced' } },
    { name: 'long-texts', globals: { text: 'long' }, exclude: ofDevelopers },
    { name: 'all-at-once', globals: { direction: 'rtl', colors: 'forced', text: 'long' }, exclude: ofDevelopers },
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
      ...longLimits,
    },
  },
  {
    plugins: [catalogues()],
    test: {
      // Every page of documentation, and a chart that is used.
      name: 'storybook',
      include: ['tests/stories/*.test.ts'],
      globalSetup: 'tests/stories/setup.ts',
      ...longLimits,
    },
  },
  { plugins: [catalogues()], test: { name: 'long', include: ['tests/long/**/*.test.ts'], ...longLimits } },
  {
    plugins: [catalogues()],
    test: {
      name: 'breadth',
      include: ['tests/e2e/**/*.test.ts'],
      provide: { breadth: 'everywhere' },
      ...inBrowser,
      ...longLimits,
    },
  },
  ...inEngines({ webkit: inAnyEngine, firefox: inAnyEngine }, longLimits),
  ...inOlderBrowser('tests/engines/{*,long/{everyPage,handover,offline,photographs,tabs},older/*}.test.ts', longLimits),
];

/** `npm run test:platforms`, on each version of Node. */
const platforms: TestProjectConfiguration[] = [
  { plugins: [catalogues()], test: { name: 'platforms', include: ['tests/platforms/*.test.ts'], ...limits } },
];

export default defineConfig(({ mode }) => ({
  test: {
    // A run in another mode leaves the report of `npm test`, which `.ci/run` counts.
    reporters: ['default', ['json', { outputFile: `test-results/${mode}.json` }]],
    // One more than there are cores: tests in a browser also wait. What takes long also weighs more.
    maxWorkers: mode === 'long' ? 2 : 3,
    projects: { long: everywhere, platforms }[mode] ?? once,
  },
}));
