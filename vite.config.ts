import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { carouselPatch } from './scripts/build/carousel-patch.ts';
import { compress } from './scripts/build/compress.ts';
import { evaluated } from './scripts/build/evaluated.ts';
import { flags } from './scripts/build/flags.ts';
import { writeIcons } from './scripts/build/icons.ts';
import { intakeBehind } from './scripts/build/intakeBehind.ts';
import { writePages } from './scripts/build/pages.ts';
import { photos } from './scripts/build/photos.ts';

// What every page needs comes in one file, instead of a crumb for each module that two pages share.
const framed =
  /\/src\/(?:frame\/(?!onceLoaded|releasePictures|liveMenu|showPanel|watchOutside|inertOutside|Sheet|Footer|Breadcrumb|Tesserae|seededRandom|ArchDivider|Island\.|ErrorBoundary|useTitle|Contacts|Crest)|routes|app)|\/content\/(?:schoolName|navigation|index-of-pages)\.|\/node_modules\/(?:react|react-dom|scheduler|wouter)\//;

// What runs before anything else is fetched.
const first = /\/src\/frame\/(?:onceLoaded|releasePictures)|preload-helper|rolldown.runtime/;

// What the content pages share, and the wizards do without.
const illustrated = /\/src\/(?:components\/(?:Picture|RichText|sanitiser|ContentBlock)\.|content\/(?:media|photos)\.)/;

process.env.VITE_BUILT_YEAR ??= String(new Date().getFullYear());

export default defineConfig({
  plugins: [react(), carouselPatch(), flags(), photos(), evaluated('src/content/index-of-pages.ts'), intakeBehind()],
  optimizeDeps: { entries: ['index.html', 'charts.html'] },
  resolve: {
    // React has had this hook of its own since version 18.
    alias: [
      { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' },
      { find: 'use-sync-external-store/shim/with-selector', replacement: 'use-sync-external-store/with-selector' },
    ],
  },
  build: {
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // How long each plugin took is for whoever works on the build, not for whoever starts the site.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'start', test: first },
                { name: 'frame', test: framed },
                { name: 'pictures', test: illustrated },
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
        rolldownOptions: { input: ['server/main.ts', 'server/office/applications.ts'] },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      const { client, ssr, server } = builder.environments;
      if (!client || !ssr || !server) throw new Error('An environment of the build is missing.');
      await builder.build(client);
      await builder.build(ssr);
      await writePages('dist/client', 'dist/ssr');
      await writeIcons('dist/client');
      await compress('dist/client');
      await builder.build(server);
    },
  },
});
