import { defineConfig } from 'vitest/config';
import { patient } from './vitest.config.ts';

export default defineConfig({ test: { name: 'platforms', include: ['tests/platforms/*.test.ts'], ...patient } });
