import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [{ test: { name: 'unit', include: ['tests/{forms,machines,server}/**/*.test.ts', 'tests/*.test.ts'] } }],
  },
});
