import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brand } from './scripts/build/brand.ts';
import { carouselPatch } from './scripts/build/carousel-patch.ts';
import { catalogues } from './scripts/build/catalogues.ts';
import { compress } from './scripts/build/compress.ts';
import { devIntake } from './scripts/build/devIntake.ts';
import { flags } from './scripts/build/flags.ts';
import { writeIcons } from './scripts/build/icons.ts';
import { writePages } from './scripts/build/pages.ts';
import { photos } from './scripts/build/photos.ts';
import { writeServiceWorkers } from './scripts/build/serviceWorkers.ts';

// `off` removes the service worker from the browsers that have it.
process.env.VITE_SERVICE_WORKER ??= process.env.SERVICE_WORKER ?? 'on';
process.env.VITE_BUILT_YEAR ??= String(new Date().getFullYear());

// src/start.ts tells older ones by what they lack. docs/decisions/0109-browsers-since-2022.md
const browsers = ['chrome108', 'edge108', 'firefox115', 'safari15.6'];

export default defineConfig({
  plugins: [react(), brand(), carouselPatch(), flags(), photos(), catalogues(), devIntake()],
  optimizeDeps: { entries: ['index.html', 'charts/index.html'] },
  build: {
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  environments: {
    client: {
      build: {
        target: browsers,
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // It runs before anything else is loaded.
                { name: 'start', test: /\/src\/start\.ts$/ },
                { name: 'vendor', test: /\/node_modules\/(?:react|react-dom|scheduler|wouter|regexparam|@?xstate)\// },
                // Each is one file with all its imports. Without the groups a form loads 20 scripts more, and is ready 0.8 s later at 400 kbit/s.
                // With what the forms share with other pages.
                {
                  name: 'site',
                  test: /\/(?:src\/app|src\/frame\/(?:navigation\/PageHead|servedControls|contactLinks|rich)|src\/(?:components\/languageNote|content\/admission)|languages\/translated)\.tsx?$/,
                },
                // With the fields and the lists that several forms have.
                {
                  name: 'wizard',
                  test: /\/(?:src\/wizard\/\w+|machines\/wizard\/\w+|forms\/\w+|forms\/(?:admission\/fields|lists\/(?:genders|levels)))\.tsx?$/,
                },
                // What the pages to read share, with the places of the pictures. One request instead of up to nine.
                {
                  name: 'content',
                  test: /\/src\/(?:frame\/ArchDivider|components\/(?:Picture|RichText|ApplyBand|ContentBlock|SignedLetter|HoursTable)|content\/(?:people|documents|divisions))\.tsx?$/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/ssr',
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { input: 'src/prerender.tsx' },
      },
    },
    server: {
      resolve: { external: true },
      build: {
        outDir: 'dist/server',
        ssr: true,
        emptyOutDir: true,
        copyPublicDir: false,
        minify: false,
        rolldownOptions: {
          input: {
            main: 'server/main.ts',
            applications: 'server/office/applications.ts',
            'assets/workbookThread': 'server/office/table/workbookThread.js',
          },
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      const { client, ssr, server } = builder.environments;
      if (!client || !ssr || !server) throw new Error('An environment of the build is missing.');
      await builder.build(client);
      await builder.build(ssr);
      const { pages, manifest } = await writePages('dist/client', 'dist/ssr');
      await writeIcons('dist/client');
      await writeServiceWorkers('dist/client', pages, manifest);
      await compress('dist/client');
      await builder.build(server);
    },
  },
});
