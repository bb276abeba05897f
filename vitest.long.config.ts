import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['tests/long/**/*.test.ts'], testTimeout: 30 * 60_000, hookTimeout: 60_000, maxWorkers: 2 },
});
