import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { entryOf, type StoredApplication } from '../../server/storing/application.ts';
import { createStore } from '../../server/storing/createStore.ts';
import { disk } from '../../server/storing/fileSystem.ts';
import { columnsOf, remarkColumnsOf } from '../../server/storing/postgres/columns.ts';
import { nextRemark, type Remark } from '../../server/storing/remarks.ts';
import { nameOf } from '../../server/storing/store.ts';
import { childNumber, recordNumber } from '../../tests/server/office/families.ts';
import { makeCluster } from '../../tests/server/postgres/cluster.ts';
import { freshFolder } from '../service.ts';
import type { Row } from '../table.ts';
import { measurePage } from './page.ts';
import { measureZip } from './zip.ts';

const IN_FOLDER = 10_000;
const IN_DATABASE = 100_000;
const BATCH = 500;

const marks = ['read', 'incomplete', 'invited', 'accepted'];

/** Two of three applications have a mark, one of four of these a note. */
const remarkOn = (number: number): Remark | undefined =>
  number % 3 === 0
    ? undefined
    : nextRemark([], {
        mark: marks[number % marks.length]!,
        ...(number % 4 === 1 && { note: `Calls back, grandmother +961 76 ${300_000 + number}` }),
        by: 'Rana',
        at: new Date(Date.parse('2026-11-01T08:00:00Z') + number * 1000).toISOString(),
      });

/** Writes records and remarks as the store in a folder has them, without files and without syncing. */
const fillFolder = async (dataDir: string, count: number) => {
  for (let number = 0; number < count; number += 1) {
    const application = recordNumber(number);
    const entry = entryOf(application);
    const place = join(dataDir, 'received', nameOf(entry));
    await mkdir(place, { recursive: true });
    await writeFile(join(place, 'application.json'), JSON.stringify(application, null, 2));
    const remark = remarkOn(number);
    if (!remark) continue;
    const folder = join(dataDir, 'remarks', `${entry.form}.${entry.key}.1`);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'remark.json'), JSON.stringify(remark));
  }
};

const rowOf = (application: StoredApplication, remark: Remark | undefined) => ({
  ...entryOf(application),
  received_at: application.receivedAt,
  digest: application.digest,
  record: application,
  ...columnsOf(application),
  ...(remark ? remarkColumnsOf(remark) : { mark: null, marked_at: null, note: null, remark_words: null }),
});

const insertAll = async (client: pg.Client, table: string, rows: readonly object[]) => {
  const names = Object.keys(rows[0]!);
  const places = rows.map((_, row) => `(${names.map((_name, at) => `$${row * names.length + at + 1}`).join(', ')})`);
  const values = rows.flatMap((row) => Object.values(row));
  await client.query(`insert into ${table} (${names.join(', ')}) values ${places.join(', ')}`, values);
};

/** The same rows as the store in PostgreSQL has them. */
const fillDatabase = async (url: string, count: number) => {
  const client = new pg.Client(url);
  await client.connect();
  for (let start = 0; start < count; start += BATCH) {
    const numbers = Array.from({ length: BATCH }, (_, i) => start + i);
    const all = numbers.map((number) => ({ application: recordNumber(number), remark: remarkOn(number) }));
    await insertAll(
      client,
      'applications',
      all.map(({ application, remark }) => rowOf(application, remark)),
    );
    const remarks = all.flatMap(({ application, remark }) =>
      remark
        ? [
            {
              ...entryOf(application),
              revision: 1,
              mark: remark.mark,
              note: remark.note,
              author: 'Rana',
              at: remark.at,
            },
          ]
        : [],
    );
    await insertAll(client, 'remarks', remarks);
  }
  await client.query('vacuum analyze applications');
  await client.query('vacuum analyze remarks');
  await client.end();
};

/** What is asked of the list on a morning with a telephone. */
const questions = (): string[] => {
  const { application } = childNumber(777);
  const { reference } = application;
  const slip = `${reference.slice(0, 8)}${reference.slice(9)}`;
  const { father } = application.answers as unknown as { father: { mobilePhoneNumber: string; email: string } };
  const q = (text: string) => `/?${new URLSearchParams({ q: text })}`;
  return [
    '/',
    '/?page=150',
    q('khoury'),
    q('خوري كريم'),
    q(father.mobilePhoneNumber.replace('+961', '0')),
    q(father.email),
    q('grandmother 76 300 001'),
    q(slip),
    '/?mark=incomplete&sort=waiting',
    '/?grade=uel-05&sort=name',
    '/?sort=name&page=40',
    '/?has=recommendationLetter',
    `/?with=${reference}`,
  ];
};

/** The office's page with the families of a whole school, in a folder and in PostgreSQL, and a ZIP with all files. */
export async function* measureMorning(): AsyncGenerator<Row> {
  const folder = await freshFolder();
  await chmod(folder, 0o755);
  const dataDir = join(folder, 'data');
  await fillFolder(dataDir, IN_FOLDER);
  yield* measurePage({ DATA_DIR: dataDir }, `${IN_FOLDER} in a folder`, questions());
  yield* measureInDatabase(folder);
  yield* measureZip(join(folder, 'files'));
  await rm(folder, { recursive: true });
}

async function* measureInDatabase(folder: string): AsyncGenerator<Row> {
  const cluster = await makeCluster({ max_wal_size: '4GB', shared_buffers: '256MB' }, folder);
  try {
    // pg_trgm knows the letters of the database's locale.
    const databaseUrl = await cluster.makeDatabase("template template0 lc_collate 'C' lc_ctype 'C.UTF-8'");
    const arriving = join(folder, 'arriving');
    const store = await createStore({ dataDir: arriving, databaseUrl }, { fs: disk });
    await store.open([]);
    await store.close();
    await fillDatabase(databaseUrl, IN_DATABASE);
    const env = { DATA_DIR: arriving, DATABASE_URL: databaseUrl };
    yield* measurePage(env, `${IN_DATABASE} in PostgreSQL`, questions());
  } finally {
    await cluster.remove();
  }
}
