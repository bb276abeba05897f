import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StoreLocation } from '#server/storing/createStore.ts';
import { buildBundle } from '#tests/server/bundle.ts';
import { generate } from '#tests/server/office/generated.ts';
import { officeIn, ownFolder } from '#tests/server/office/officeIn.ts';
import { ownCluster } from '#tests/server/postgres/ownCluster.ts';
import { openStore } from '#tests/server/storing/places.ts';

const TOTAL = 150;

const cluster = ownCluster();
let bundle: Awaited<ReturnType<typeof buildBundle>>;
beforeAll(async () => {
  bundle = await buildBundle();
});
afterAll(() => bundle?.remove());

/** Starts a command on the database as an operator does. */
const command = (databaseUrl: string, ...args: string[]) => {
  const child = spawn(process.execPath, ['server/applications.js', ...args], {
    cwd: bundle.root,
    env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl, DATA_DIR: join(bundle.root, 'arriving') },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return { child, exit: once(child, 'exit').then(([code]) => code as number | null) };
};

const kept = async (place: StoreLocation) => {
  const { applications, unreadable } = await (await openStore(place)).list();
  expect(unreadable).toEqual([]);
  return applications;
};

/** Moves, and is killed whenever so many more have arrived; then it is let go to its end. Returns how many were there at each kill. */
const moveWithKills = async (databaseUrl: string, args: string[], target: StoreLocation) => {
  const store = await openStore(target);
  const arrived = async () => (await store.entries()).length;
  const killedAt: number[] = [];
  for (const enough of [20, 60]) {
    const { child, exit } = command(databaseUrl, ...args);
    while ((await arrived()) < enough) await pause(5);
    child.kill('SIGKILL');
    await exit;
    killedAt.push(await arrived());
  }
  expect(await command(databaseUrl, ...args).exit).toBe(0);
  return killedAt;
};

test('from the folder to the database and back by one command each, which is killed twice and begun again', async () => {
  const folder = await ownFolder();
  await generate(folder, TOTAL);
  const before = await kept({ dataDir: folder });
  const [deleted, ...rest] = before;
  expect((await officeIn(folder)('delete', deleted!.reference, '--yes')).code).toBe(0);
  const databaseUrl = await cluster().makeDatabase();
  const inDatabase: StoreLocation = { dataDir: await ownFolder(), databaseUrl };

  const forth = await moveWithKills(databaseUrl, ['restore', folder], inDatabase);

  for (const count of forth) expect(count).toBeLessThan(TOTAL);
  expect(await kept(inDatabase)).toEqual(rest);
  expect((await officeIn(inDatabase)('verify')).out).toBe(`${TOTAL} verified: every file is as it came.\n`);

  const back = await ownFolder();
  const returned = await moveWithKills(databaseUrl, ['backup', back], { dataDir: back });

  for (const count of returned) expect(count).toBeLessThan(TOTAL);
  expect(await kept({ dataDir: back })).toEqual(rest);
  expect((await officeIn(back)('verify')).out).toBe(`${TOTAL} verified: every file is as it came.\n`);
});
