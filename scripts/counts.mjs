// Prints 'N passed, N failed' from the last test run's own report; a run that ended before its tests counts as one failure.
import { readFileSync } from 'node:fs';

const counts = () => {
  try {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(
      readFileSync('test-results/vitest.json', 'utf8'),
    );
    return { passed: numPassedTests, failed: numFailedTests || (numFailedTestSuites > 0 ? 1 : 0) };
  } catch {
    return { passed: 0, failed: 0 };
  }
};

const { passed, failed } = counts();
const ended = process.argv[2] === '0' || failed > 0;
console.log(`${passed} passed, ${ended ? failed : 1} failed`);
