// `npm run test:mutants -- ROOM [LINES]` changes each condition and value of a room, or of so many of its lines, chosen at random, one at a
// time, and shows which changes no test notices.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { roomOf, rooms } from './rooms.ts';

const place = process.argv[2]?.replace(/\/$/, '') ?? '';
if (!roomOf(place) || !existsSync(place)) {
  console.error(`Name a room, or a file or a folder in one: npm run test:mutants -- ${Object.keys(rooms).join(' | ')}`);
  process.exit(2);
}
const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const { status } = spawnSync(
  process.execPath,
  [pathOf('node_modules/@stryker-mutator/core/bin/stryker.js'), 'run', pathOf('stryker.config.mjs')],
  { stdio: 'inherit', env: { ...process.env, MUTANTS_OF: place, MUTANTS_LINES: process.argv[3] ?? '' } },
);
process.exit(status ?? 1);
