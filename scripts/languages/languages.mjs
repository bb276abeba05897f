// `npm run languages` updates the catalogues; with `--check` it only prints their faults.
import { runnerImport } from 'vite';

const { module } = await runnerImport('./scripts/languages/languages.ts', { configFile: false });
const checkOnly = process.argv.includes('--check');
if (!checkOnly) module.update();
const faults = module.faults();
for (const fault of faults) console.error(fault);
if (faults.length > 0)
  console.error(
    checkOnly
      ? `${faults.length} translations are missing or wrong. Please run \`npm run languages\` and correct the files named above, for example with Poedit.`
      : `Please translate these ${faults.length} in the files named above, for example with Poedit.`,
  );
process.exitCode = checkOnly && faults.length > 0 ? 1 : 0;
