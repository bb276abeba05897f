import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, loadConfigFromFile } from 'vite';

const bench = dirname(fileURLToPath(import.meta.url));
const site = dirname(bench);
process.chdir(site);
// Otherwise Vite bundles React for development.
process.env.NODE_ENV = 'production';

const built = spawnSync('npm', ['run', '--silent', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] });
if (built.status !== 0) process.exit(1);

const common = { root: bench, configFile: false, logLevel: 'warn', publicDir: false };
// The pages of the peers have the frame of the site, which needs the plugins of the site's build.
const { config } = await loadConfigFromFile({ command: 'build', mode: 'production' });
await build({
  ...common,
  plugins: config.plugins,
  // No warnings about the 'use client' and the size of the peers.
  logLevel: 'error',
  build: {
    outDir: 'dist/pages',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: ['rhf', 'tanstack', 'formik', 'formisch', 'surveyjs'].map((peer) => `${bench}/pages/${peer}/index.html`),
    },
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
