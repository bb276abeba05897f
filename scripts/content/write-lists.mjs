// Run as `npm run lists` after the data set was updated; a test fails when the written lists are not current.
import { runnerImport } from 'vite';

const { module } = await runnerImport('./scripts/content/lists.ts', { configFile: false });
await module.writeLists();
