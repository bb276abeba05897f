import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createStore } from '../../server/storing/createStore.ts';
import { disk } from '../../server/storing/fileSystem.ts';
import { generate, generateInto } from '../../tests/server/office/generated.ts';
import type { Cluster } from '../../tests/server/postgres/cluster.ts';
import { median } from '../median.ts';
import { measurePage } from '../office/page.ts';
import { runOffice } from '../office/runOffice.ts';
import { freshFolder } from '../service.ts';
import type { Row } from '../table.ts';

const GENERATED = 1_000;
const COPIES = 99;
const TOTAL = GENERATED * (COPIES + 1);
const TIMES = 3;

/** Copies the records of a folder a hundred times, without files: a list reads only records. */
const multiply = async (dataDir: string) => {
  const received = join(dataDir, 'received');
  for (const form of await readdir(received))
    for (const key of await readdir(join(received, form)))
      for (let copy = 0; copy < COPIES; copy += 1) {
        const place = join(received, form, `${key.slice(0, -2)}${String(copy).padStart(2, '0')}x`);
        await mkdir(place);
        await cp(join(received, form, key, 'application.json'), join(place, 'application.json'));
      }
};

const multiplied = `
  insert into applications
  select form, key || copy, received_at, null, digest, record, summary, reference, applies_for, day, words
  from applications, generate_series(1, ${COPIES}) as copy;
  analyze applications`;

/** `list` and `search` of 100,000 applications in each store. */
export async function* measureListing(cluster: Cluster): AsyncGenerator<Row> {
  const folder = await freshFolder();
  const [dataDir, arriving] = [join(folder, 'data'), join(folder, 'arriving')];
  await generate(dataDir, GENERATED);
  await multiply(dataDir);
  const databaseUrl = await cluster.makeDatabase();
  const store = await createStore({ dataDir: arriving, databaseUrl }, { fs: disk });
  await generateInto(store, GENERATED);
  await store.close();
  await cluster.run(multiplied, databaseUrl);
  for (const args of [['list'], ['search', 'khoury']]) {
    const both = Array.from({ length: TIMES }, () => ({
      database: runOffice({ DATA_DIR: arriving, DATABASE_URL: databaseUrl }, ...args),
      folder: runOffice({ DATA_DIR: dataDir }, ...args),
    }));
    const describe = (of: 'database' | 'folder') =>
      `${median(both.map((each) => each[of].seconds)).toFixed(1)} s, ${median(both.map((each) => each[of].peak)).toFixed(0)} MB`;
    yield {
      what: `Office: ${args[0]}, ${TOTAL} applications, PostgreSQL`,
      ours: describe('database'),
      other: `${describe('folder')}: a folder`,
      ratio: median(both.map((each) => each.folder.seconds / each.database.seconds)),
      aim: '',
    };
  }
  const env = { DATA_DIR: arriving, DATABASE_URL: databaseUrl };
  yield* measurePage(env, `${TOTAL} applications, PostgreSQL`);
  await rm(folder, { recursive: true });
}
