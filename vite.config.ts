import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compress } from './scripts/compress.ts';
import { flags } from './scripts/flags.ts';
import { writePages } from './scripts/pages.ts';
import { serverEntries } from './scripts/server-entries.ts';

// What every page needs comes in one file, instead of a crumb for each module that two pages share.
const framed =
  /\/src\/(?:frame|routes|app)|\/content\/(?:school|navigation|contacts)\.|\/node_modules\/(?:react|react-dom|scheduler|wouter|regexparam|use-sync-external-store)\/|preload-helper|rolldown.runtime/;

process.env.VITE_BUILT_YEAR ??= String(new Date().getFullYear());

export default defineConfig({
  plugins: [react(), flags()],
  // React has the hook that this package brings to older ones.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }] },
  build: { modulePreload: { polyfill: false }, assetsInlineLimit: 0, reportCompressedSize: false },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'frame', test: framed }] } } },
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
        rolldownOptions: { input: serverEntries() },
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
      await compress('dist/client');
      if (Object.keys(serverEntries()).length > 0) await builder.build(server);
    },
  },
});
