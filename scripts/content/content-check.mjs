// `npm run content:check`. Vite runs the check itself, which is TypeScript and reads the content as the site does.
import { runnerImport } from 'vite';

const { module } = await runnerImport('./scripts/content/content-check.ts', { logLevel: 'error' });
process.exitCode = module.main() > 0 ? 1 : 0;
