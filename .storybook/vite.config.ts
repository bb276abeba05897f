import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { carouselPatch } from '../scripts/build/carousel-patch.ts';
import { catalogues } from '../scripts/build/catalogues.ts';
import { photos } from '../scripts/build/photos.ts';
import { usedBy } from './usedBy.ts';

export default defineConfig({
  plugins: [react(), carouselPatch(), photos(), catalogues()],
  publicDir: false,
  define: { USED_BY: JSON.stringify(usedBy()) },
  // The charts show the sources of guards.
  build: { minify: false, reportCompressedSize: false, chunkSizeWarningLimit: 2_000 },
});
