import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, runnerImport } from 'vite';

const bench = dirname(fileURLToPath(import.meta.url));
const site = dirname(bench);
process.chdir(site);
// React bundled for development would be measured otherwise.
process.env.NODE_ENV = 'production';

const built = spawnSync('npm', ['run', '--silent', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] });
if (built.status !== 0) process.exit(1);

// The site's header leads to its pages, and these to their translations.
const { module } = await runnerImport('./scripts/build/catalogues.ts');
const plugins = [module.catalogues()];
const common = { root: bench, configFile: false, logLevel: 'warn', publicDir: false, plugins };
await build({
  ...common,
  build: {
    outDir: 'dist/pages',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { input: ['rhf', 'bare'].map((engine) => `${bench}/pages/${engine}/index.html`) },
  },
});
await build({
  ...common,
  resolve: { external: true },
  build: {
    outDir: 'dist/bench',
    emptyOutDir: true,
    ssr: true,
    minify: false,
    rolldownOptions: { input: { main: `${bench}/main.ts`, plain: `${bench}/intake/plain.ts` } },
  },
});

const { main } = await import(pathToFileURL(`${bench}/dist/bench/main.js`).href);
await main(process.argv.slice(2));
