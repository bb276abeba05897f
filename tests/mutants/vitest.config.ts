import { defineConfig } from 'vitest/config';
import { catalogues } from '../../scripts/build/catalogues.ts';
import { limits } from '../../vitest.config.ts';
import { roomOf, rooms } from './rooms.ts';

const room = roomOf(process.env['MUTANTS_OF']!)!;

/** The tests without a browser that could notice a fault in a room. */
export default defineConfig({
  plugins: [catalogues()],
  test: {
    include: rooms[room]!.tests,
    provide: { breadth: 'once' },
    setupFiles: 'tests/eachFile.ts',
    isolate: false,
    ...limits,
  },
});
