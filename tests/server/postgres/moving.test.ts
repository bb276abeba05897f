import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { StoreLocation } from '#server/storing/createStore.ts';
import { firstOrAll } from '#tests/breadth.ts';
import { ownBundle } from '#tests/server/bundle.ts';
import { generate } from '#tests/server/office/generated.ts';
import { officeIn, ownFolder } from '#tests/server/office/officeIn.ts';
import { ownCluster } from '#tests/server/postgres/ownCluster.ts';
import { startIntake } from '#tests/server/startIntake.ts';
import { openStore } from '#tests/server/storing/locations.ts';

const TOTAL = 16;

const cluster = ownCluster();
const bundle = ownBundle();

/** Starts a command of the office on the database, in a process of its own. */
const command = (databaseUrl: string, ...args: string[]) => {
  const child = spawn(process.execPath, ['server/applications.js', ...args], {
    cwd: bundle(),
    env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl, DATA_DIR: join(bundle(), 'arriving') },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return { child, exit: once(child, 'exit').then(([code]) => code as number | null) };
};

const applicationsAt = async (place: StoreLocation) => {
  const { applications, unreadable } = await (await openStore(place)).list();
  expect(unreadable).toEqual([]);
  return applications;
};

/** Runs a command that is killed, then once to its end. Returns the number of applications at each kill. */
const moveWithKills = async (databaseUrl: string, args: string[], target: StoreLocation) => {
  const store = await openStore(target);
  const countArrived = async () => (await store.entries()).length;
  const killedAt: number[] = [];
  for (const enough of firstOrAll([4, 8])) {
    const { child, exit } = command(databaseUrl, ...args);
    while ((await countArrived()) < enough) await pause(20);
    child.kill('SIGKILL');
    await exit;
    killedAt.push(await countArrived());
  }
  expect(await command(databaseUrl, ...args).exit).toBe(0);
  return killedAt;
};

test('restore moves applications from a folder to the database, and backup moves them back, although both are killed', async () => {
  const folder = await ownFolder();
  await generate(folder, TOTAL);
  const before = await applicationsAt({ dataDir: folder });
  const [deleted, ...rest] = before;
  expect((await officeIn(folder)('delete', deleted!.reference, '--yes')).code).toBe(0);
  const databaseUrl = await cluster().makeDatabase();
  const inDatabase: StoreLocation = { dataDir: await ownFolder(), databaseUrl };

  const restored = await moveWithKills(databaseUrl, ['restore', folder], inDatabase);

  for (const count of restored) expect(count).toBeLessThan(TOTAL);
  expect(await applicationsAt(inDatabase)).toEqual(rest);
  expect((await officeIn(inDatabase)('verify')).out).toBe(
    `${TOTAL} verified in the database: every file is as it came.\n`,
  );

  const back = await ownFolder();
  const backedUp = await moveWithKills(databaseUrl, ['backup', back], { dataDir: back });

  for (const count of backedUp) expect(count).toBeLessThan(TOTAL);
  expect(await applicationsAt({ dataDir: back })).toEqual(rest);
  expect((await officeIn(back)('verify')).out).toBe(`${TOTAL} verified in ${back}: every file is as it came.\n`);
});

test('a folder whose applications have moved is refused by the service and every command, and can be read for the move', async () => {
  const folder = await ownFolder();
  await generate(folder, 2);
  const inDatabase: StoreLocation = { dataDir: folder, databaseUrl: await cluster().makeDatabase() };
  await openStore(inDatabase);
  expect((await officeIn(inDatabase)('restore', folder)).code).toBe(0);
  await writeFile(join(folder, 'MOVED'), '');

  const sentence = `The applications of ${folder} have moved to a database: set DATABASE_URL.`;
  await expect(startIntake({ dataDir: folder })).rejects.toThrow(sentence);
  for (const args of [['list'], ['verify'], ['backup', await ownFolder()], ['restore', await ownFolder()]]) {
    const { problems, code } = await officeIn(folder)(...args);
    expect([args[0], code, problems]).toEqual([args[0], 1, [expect.stringContaining(sentence)]]);
  }
  expect((await officeIn(inDatabase)('restore', folder)).problems.at(-1)).toContain('2 there already');
  expect((await officeIn(inDatabase)('verify')).out).toContain('2 verified');
});
