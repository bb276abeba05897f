// `npm run languages` writes new sentences into the catalogues; with `--check` it only says what is wrong with them.
import { runnerImport } from 'vite';

const { module } = await runnerImport('./scripts/languages/languages.ts', { configFile: false });
const checks = process.argv.includes('--check');
if (!checks) module.update();
const faults = module.faults();
for (const fault of faults) console.error(fault);
if (faults.length > 0)
  console.error(
    checks
      ? `${faults.length} translations are missing or wrong. Please run \`npm run languages\` and correct the files named above, for example with Poedit.`
      : `Please translate these ${faults.length} in the files named above, for example with Poedit.`,
  );
process.exitCode = checks && faults.length > 0 ? 1 : 0;
