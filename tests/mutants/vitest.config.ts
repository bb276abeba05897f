import { defineConfig } from 'vitest/config';
import { withoutBrowser } from '../../vitest.config.ts';
import { roomOf, rooms } from './rooms.ts';

const room = roomOf(process.env['MUTANTS_OF']!)!;

/** The tests without a browser that could notice a fault in a room. */
export default defineConfig({ ...withoutBrowser, test: { ...withoutBrowser.test, include: rooms[room]!.tests } });
