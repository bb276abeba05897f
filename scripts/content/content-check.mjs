// `npm run content:check`. Vite runs the check, because it is TypeScript and imports the content as the site does.
import { runnerImport } from 'vite';

const { module } = await runnerImport('./scripts/content/content-check.ts', { logLevel: 'error' });
process.exitCode = module.main() > 0 ? 1 : 0;
