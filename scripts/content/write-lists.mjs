// `npm run lists`. Run it after an update of the data set; a test fails when the lists are not current.
import { runnerImport } from 'vite';

const { module } = await runnerImport('./scripts/content/lists.ts', { configFile: false });
await module.writeLists();
