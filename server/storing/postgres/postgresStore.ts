import { referenceOf } from '#forms/reference.ts';
import { defaults } from '#server/settings.ts';
import { entryOf, FORMAT, filesOf, type StoredApplication } from '#server/storing/application.ts';
import { NotFoundRecorded, Unavailable } from '#server/storing/errors.ts';
import { withMemory } from '#server/storing/memorySpool.ts';
import { columnsOf } from '#server/storing/postgres/columns.ts';
import { databaseAt, type Query } from '#server/storing/postgres/database.ts';
import { handoverTable } from '#server/storing/postgres/handoverTable.ts';
import { countApplications, listApplications } from '#server/storing/postgres/listApplications.ts';
import { addMail, mailTable } from '#server/storing/postgres/mailTable.ts';
import { migrate, refuseNewer, VERSION, versionIn } from '#server/storing/postgres/migrations.ts';
import { officeLogTable } from '#server/storing/postgres/officeLogTable.ts';
import { insertFile, openFile } from '#server/storing/postgres/pieces.ts';
import { remarksTable } from '#server/storing/postgres/remarksTable.ts';
import { ABANDONED_AFTER, spoolsIn } from '#server/storing/spool.ts';
import {
  type ApplicationStore,
  type Entry,
  type Lists,
  nameOf,
  type StoredReceipt,
  type StoreOptions,
} from '#server/storing/store.ts';

/** Rejects when the database acknowledges transactions before they are durable. */
const checkDurability = async (query: Query) => {
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit']) {
    const [row] = await query<{ value: string }>('select current_setting($1) as value', [setting]);
    if (row!.value === 'off') throw new Error(`It would lose what it has acknowledged: its ${setting} is off.`);
  }
};

const now = async (query: Query): Promise<Date> => {
  const [row] = await query<{ now: Date }>('select clock_timestamp() as now');
  return row!.now;
};

/** Until the transaction ends, no other one commits this entry or counts that it was not found. */
const lock = (query: Query, entry: Entry) =>
  query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [nameOf(entry)]);

const find = async (query: Query, form: string, submissionId: string): Promise<StoredReceipt | undefined> => {
  const { key } = entryOf({ form, submissionId });
  const [row] = await query<{ received_at: Date; digest: string | null }>(
    'select received_at, digest from applications where form = $1 and key = $2',
    [form, key],
  );
  if (!row) return undefined;
  const receipt = { submissionId, reference: referenceOf(submissionId), receivedAt: row.received_at.toISOString() };
  return row.digest === null ? receipt : { ...receipt, digest: row.digest };
};

/** Inserts an application unless there is one with its id. Returns whether it did. */
const insert = async (query: Query, application: StoredApplication): Promise<boolean> => {
  const { form, key } = entryOf(application);
  const columns = columnsOf(application);
  const names = Object.keys(columns);
  const inserted = await query(
    `insert into applications (form, key, received_at, digest, record, ${names.join(', ')})
     values ($1, $2, $3, $4, $5, ${names.map((_, i) => `$${i + 6}`).join(', ')})
     on conflict (form, key) do nothing returning key`,
    [form, key, application.receivedAt, application.digest, JSON.stringify(application), ...Object.values(columns)],
  );
  if (inserted.length === 0) return false;
  await query('insert into acknowledged values ($1, $2) on conflict do nothing', [form, key]);
  return true;
};

/**
 * A store in a PostgreSQL database, which several services may use at once. An application is stored in one transaction, after its
 * files have arrived in a spool in `dataDir`, on the service's own disk.
 */
export const postgresStore = (
  databaseUrl: string,
  dataDir: string,
  {
    fs,
    freeBytes = 0,
    handoverBytes,
    databaseTimes = defaults.databaseTimes,
    databaseConnections = defaults.databaseConnections,
    warn,
  }: StoreOptions,
): ApplicationStore => {
  const database = databaseAt(databaseUrl, databaseTimes, databaseConnections, warn);
  const spools = withMemory(spoolsIn(fs, dataDir, freeBytes));

  const commit: ApplicationStore['commit'] = async (
    application,
    files,
    { asked = Number.MAX_SAFE_INTEGER, receiptsPerDay } = {},
  ) => {
    const entry = entryOf(application);
    const isNew = await database.transaction(async (query) => {
      await lock(query, entry);
      const notFound = await query(
        'select 1 from answered_absent where form = $1 and key = $2 and asked > $3::bigint',
        [entry.form, entry.key, asked],
      );
      if (notFound.length > 0) throw new NotFoundRecorded();
      if (!(await insert(query, application))) return false;
      for (const [, { file }] of filesOf(application.answers)) await insertFile(query, entry, file, files);
      if (receiptsPerDay !== undefined) await addMail(query, application, await now(query), receiptsPerDay);
      return true;
    });
    if (isNew) return application;
    const existing = await find(database.query, entry.form, application.submissionId);
    if (!existing) throw new Unavailable('The application was there and is gone.');
    return existing;
  };

  const findOrCount: ApplicationStore['findOrCount'] = (form, submissionId) =>
    database.transaction(async (query) => {
      const entry = entryOf({ form, submissionId });
      await lock(query, entry);
      const found = await find(query, form, submissionId);
      if (found) return found;
      const [row] = await query<{ asked: number }>(
        `insert into answered_absent (form, key, asked) values ($1, $2, 1)
         on conflict (form, key) do update set asked = answered_absent.asked + 1, at = excluded.at returning asked`,
        [entry.form, entry.key],
      );
      return { asked: row!.asked };
    });

  const read: ApplicationStore['read'] = async ({ form, key }) => {
    const [row] = await database.query<{
      record: StoredApplication | null;
      received_at: Date;
      deleted_at: Date | null;
    }>('select record, received_at, deleted_at from applications where form = $1 and key = $2', [form, key]);
    if (!row?.deleted_at) return row?.record ?? undefined;
    const [receivedAt, deletedAt] = [row.received_at.toISOString(), row.deleted_at.toISOString()];
    return { version: FORMAT, form, receivedAt, deletedAt };
  };

  const remove: ApplicationStore['remove'] = ({ form, key }, { receivedAt, deletedAt }) =>
    database.transaction(async (query) => {
      const entry = [form, key];
      await lock(query, { form, key });
      await query('insert into audit values ($3, $4, $1, $2, $5)', [...entry, deletedAt, 'delete', receivedAt]);
      await query(
        `insert into applications (form, key, received_at, deleted_at) values ($1, $2, $3, $4)
         on conflict (form, key) do update set deleted_at = excluded.deleted_at, digest = null, record = null,
         summary = null, reference = null, applies_for = null, day = null, words = null, emails = null, sort_name = null,
         notices = null, relations = null, mark = null, marked_at = null, note = null, adds_to = null, remark_words = null`,
        [...entry, receivedAt, deletedAt],
      );
      await query('insert into acknowledged values ($1, $2) on conflict do nothing', entry);
      for (const table of ['pieces', 'mail', 'remarks'])
        await query(`delete from ${table} where form = $1 and key = $2`, entry);
    });

  const lists: Lists = {
    list: (filter = {}, page, order) => listApplications(database.query, filter, page, order),
    counts: (filter) => countApplications(database.query, filter),
  };

  return {
    ...spools,
    open: async () => {
      await migrate(database);
      await checkDurability(database.query);
      await spools.sweep();
      await spools.checkWritable();
    },
    check: async () => {
      const version = await versionIn(database.query);
      refuseNewer(version);
      if (version < VERSION)
        throw new Error(`The tables in the database are not ready for this version. Start the intake, or run: migrate`);
    },
    close: () => database.close(),
    checkWritable: async () => {
      await Promise.all([spools.checkWritable(), database.query('delete from answered_absent where false')]);
    },
    sweep: async () => {
      await spools.sweep();
      // The table has a limit, so that status requests cannot fill the disk.
      await database.query(
        `delete from answered_absent where at < clock_timestamp() - $1 * interval '1 millisecond'
         or at <= (select at from answered_absent order by at desc offset 100000 limit 1)`,
        [ABANDONED_AFTER],
      );
      await database.query(
        "delete from receipts where day < to_char(clock_timestamp() - interval '3 days', 'YYYY-MM-DD')",
      );
    },
    now: () => now(database.query),
    find: (form, submissionId) => find(database.query, form, submissionId),
    findOrCount,
    commit,
    read,
    openFile: (entry, file) => openFile(database.query, entry, file),
    fileNames: async ({ form, key }) => {
      const rows = await database.query<{ file: string }>(
        'select distinct file from pieces where form = $1 and key = $2 order by file',
        [form, key],
      );
      return rows.map(({ file }) => file);
    },
    ...lists,
    lists: async () => lists,
    entries: () => database.query<Entry>('select form, key from applications order by received_at, key'),
    vanished: async () => {
      const rows = await database.query<Entry>(
        'select form, key from acknowledged except select form, key from applications',
      );
      return rows.map(nameOf);
    },
    remove,
    finishDeletions: async () => {},
    locationOf: (entry, file) => `in the database: ${[nameOf(entry), ...(file ? [file] : [])].join('/')}`,
    mail: mailTable(database),
    remarks: remarksTable(database),
    log: officeLogTable(database.query),
    handovers: handoverTable(database, fs, dataDir, { freeBytes, handoverBytes }),
  };
};
