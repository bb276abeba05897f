// Prints 'N passed, N failed' from the reports of the last test runs. A run without a report counts as one failure.
import { readFileSync } from 'node:fs';

const countsOf = (run) => {
  try {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(
      readFileSync(`test-results/${run}.json`, 'utf8'),
    );
    return { passed: numPassedTests, failed: numFailedTests || (numFailedTestSuites > 0 ? 1 : 0) };
  } catch {
    return { passed: 0, failed: 1 };
  }
};

const runs = ['vitest', 'engines'].map(countsOf);
const passed = runs.reduce((sum, run) => sum + run.passed, 0);
const failed = runs.reduce((sum, run) => sum + run.failed, 0);
const ended = process.argv[2] === '0' || failed > 0;
console.log(`${passed} passed, ${ended ? failed : 1} failed`);
