// Prints 'N passed, N failed' from the report of `npm test`. A run without a report counts as one failure.
import { readFileSync } from 'node:fs';

const counts = () => {
  try {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(
      readFileSync('test-results/test.json', 'utf8'),
    );
    return { passed: numPassedTests, failed: numFailedTests || (numFailedTestSuites > 0 ? 1 : 0) };
  } catch {
    return { passed: 0, failed: 1 };
  }
};

const { passed, failed } = counts();
const ended = process.argv[2] === '0' || failed > 0;
console.log(`${passed} passed, ${ended ? failed : 1} failed`);
