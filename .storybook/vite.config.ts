import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { carouselPatch } from '../scripts/build/carousel-patch.ts';
import { catalogues } from '../scripts/build/catalogues.ts';
import { photos } from '../scripts/build/photos.ts';
import { titles, usedBy } from './usedBy.ts';

/** react-docgen, which reads the types of props for Storybook, does not know `readonly`. */
const writableProps = (): Plugin => ({
  name: 'writable-props',
  transform: {
    order: 'pre',
    filter: { id: /\/(?:src|server|stories|charts)\/.+\.tsx?$/ },
    handler: (code) => ({ code: code.replaceAll(': readonly ', ': '), map: null }),
  },
});

/** The charts show the sources of guards. Storybook reads nothing of `build` but from a plugin. */
const asWritten = (): Plugin => ({
  name: 'as-written',
  config: () => ({ build: { minify: false, reportCompressedSize: false, chunkSizeWarningLimit: 2_000 } }),
});

export default defineConfig({
  plugins: [writableProps(), asWritten(), react(), carouselPatch(), photos(), catalogues()],
  publicDir: false,
  define: { USED_BY: JSON.stringify(usedBy()), TITLES: JSON.stringify(titles()) },
});
