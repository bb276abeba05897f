import { defineConfig } from 'vitest/config';
import { catalogues } from './scripts/build/catalogues.ts';
import { limits } from './vitest.config.ts';

export default defineConfig({
  plugins: [catalogues()],
  test: { name: 'platforms', include: ['tests/platforms/*.test.ts'], ...limits },
});
