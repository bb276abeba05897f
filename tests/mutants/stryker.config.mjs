import { randomLines } from './randomLines.ts';
import { roomOf, rooms } from './rooms.ts';

const place = process.env.MUTANTS_OF;
const room = roomOf(place);
const { sources } = rooms[room];
const only = /\.tsx?$/.test(place)
  ? [place]
  : sources.map((pattern) => pattern.replace(new RegExp(`^${room}/`), `${place}/`));
const lines = Number(process.env.MUTANTS_LINES ?? 0);
const report = `test-results/mutants/${room}`;

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
  vitest: { configFile: 'tests/mutants/vitest.config.ts', related: false },
  mutate: lines > 0 ? randomLines(only, lines, process.env.MUTANTS_SEED ?? '1') : only,
  // Texts are read by people, and the compiler compares keys.
  mutator: { excludedMutations: ['StringLiteral'] },
  // Stryker would read it by TypeScript's API, which TypeScript 7 has not.
  tsconfigFile: 'none',
  // No type is checked in a test, and some tests read a source.
  disableTypeChecks: false,
  coverageAnalysis: 'perTest',
  // Each would be tried with all tests: days instead of hours.
  ignoreStatic: true,
  concurrency: 2,
  incremental: lines === 0,
  incrementalFile: `${report}.incremental.json`,
  reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false },
  htmlReporter: { fileName: `${report}.html` },
  jsonReporter: { fileName: `${report}.json` },
  tempDirName: 'test-results/mutants/sandbox',
  ignorePatterns: [
    'dist',
    'data',
    'test-results',
    'storybook-static',
    'tests/stories/pictures',
    'tests/mutants/node_modules',
    'bench/node_modules',
  ],
  timeoutMS: 20000,
};
