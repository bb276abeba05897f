import { completeColumns } from '#server/storing/postgres/columns.ts';
import type { Database, Query } from '#server/storing/postgres/database.ts';

/**
 * The statements that make the tables of each version from those of the version before. A released version is never changed. A
 * change of the format of `record` needs a new version, and so does a change of the content of the columns (`COLUMNS_VERSION`).
 */
const versions = [
  `
  create table applications (
    form text not null,
    key text not null,
    received_at timestamptz not null,
    deleted_at timestamptz,
    -- Of what was deleted nothing of these is left.
    digest text,
    record json,
    summary json,
    reference text,
    applies_for text,
    day text,
    words text,
    primary key (form, key),
    check (num_nulls(digest, record, summary, reference, applies_for, day, words)
           = case when deleted_at is null then 0 else 7 end)
  );
  -- A list looks at all rows, and at no record.
  alter table applications alter column record set storage external;
  create index on applications (received_at, key) where deleted_at is null;
  create index on applications (reference);

  create table pieces (
    form text not null,
    key text not null,
    file text not null,
    position integer not null,
    bytes bytea not null,
    primary key (form, key, file, position),
    foreign key (form, key) references applications
  );
  -- A PDF is compressed inside.
  alter table pieces alter column bytes set storage external;

  create table acknowledged (form text not null, key text not null, primary key (form, key));

  create table audit (
    at timestamptz not null,
    did text not null,
    form text not null,
    id text not null,
    received_at timestamptz not null
  );

  create sequence moments;
  create table answered_absent (
    form text not null,
    key text not null,
    moment bigint not null,
    at timestamptz not null default clock_timestamp(),
    primary key (form, key)
  );
  create index on answered_absent (moment);

  create table mail (
    form text not null,
    key text not null,
    whom text not null,
    content json not null,
    withheld integer not null default 0,
    tries integer not null default 0,
    since timestamptz not null default clock_timestamp(),
    due_at timestamptz not null default clock_timestamp(),
    primary key (form, key, whom)
  );
  create table receipts (mailbox text not null, day text not null, count integer not null, primary key (mailbox, day));
  create table office_mail (written_at timestamptz not null);
  insert into office_mail values ('-infinity');
  `,
  `
  create table remarks (
    form text not null,
    key text not null,
    revision integer not null,
    mark text not null,
    note text not null,
    author text not null,
    at timestamptz not null,
    primary key (form, key, revision),
    foreign key (form, key) references applications
  );
  create table office_log (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    author text not null,
    did text not null,
    form text,
    key text
  );
  create index on office_log (at);
  `,
  `
  -- How often a status request was answered with "not found". The services of the version before go on with their moments.
  alter table answered_absent add column asked integer not null default 0, alter column moment set default 0;
  create index on answered_absent (at);
  `,
  `
  -- To which application the office has moved an addition.
  alter table remarks add column adds_to text;
  create index on applications ((summary ->> 'addsTo')) where summary ->> 'addsTo' is not null;
  `,
  `
  -- What the office's list searches, sorts and shows. Services of the version before leave it out; the next migration adds it.
  alter table applications
    add column emails text,
    add column sort_name text,
    add column notices text[],
    add column relations text[],
    -- The application that an addition belongs to: as it was given, or as the office has decided.
    add column adds_to text,
    -- The last remark.
    add column mark text,
    add column marked_at timestamptz,
    add column note text,
    add column remark_words text,
    add check (deleted_at is null
      or num_nonnulls(emails, sort_name, notices, relations, mark, marked_at, note, adds_to, remark_words) = 0);
  alter table remarks add column since timestamptz;
  create index on applications using gin (relations);
  create index on applications (form, applies_for, mark) where deleted_at is null;
  create index on applications (reference) where emails is null and deleted_at is null;
  create index on applications (adds_to) where adds_to is not null;
  -- The orders of the list.
  create index on applications (sort_name collate "C", received_at desc, key desc) where deleted_at is null;
  create index on applications (
    (case when coalesce(mark, 'new') = 'new' then received_at else coalesce(marked_at, received_at) end),
    received_at desc, key desc
  ) where deleted_at is null;
  -- A search finds parts of words. Without this extension, which PostgreSQL brings along, it reads all rows.
  do $$ begin
    create extension if not exists pg_trgm;
    create index on applications using gin (words gin_trgm_ops, remark_words gin_trgm_ops, emails gin_trgm_ops);
  exception when insufficient_privilege or undefined_file or feature_not_supported then
    raise notice 'pg_trgm is not there';
  end $$;
  `,
  `
  -- Encrypted drafts that wait for another device. They are in no log, no standby and no archive.
  create unlogged table handovers (
    key text primary key,
    size bigint not null,
    put_at timestamptz not null default clock_timestamp(),
    taken_at timestamptz
  );
  create unlogged table handover_pieces (
    key text not null references handovers on delete cascade,
    position integer not null,
    bytes bytea not null,
    primary key (key, position)
  );
  alter table handover_pieces alter column bytes set storage external;
  `,
  `
  -- By which version the columns of lists were made. Services of the version before leave it out; the next migration makes them again.
  alter table applications add column columns_version integer;
  drop index if exists applications_reference_idx1;
  `,
  '-- The search texts of the columns have El Hajj also as one word, and a space around each word.',
  "-- They have O'Neil also as one word, and telephone numbers with any hyphen.",
  '-- They have +33 (0)6 without its 0.',
];

export const VERSION = versions.length;

/** The version of the tables; 0 where there are none. */
export const versionIn = async (query: Query): Promise<number> => {
  const [table] = await query<{ name: string | null }>("select to_regclass('schema_version') as name");
  if (!table?.name) return 0;
  const [row] = await query<{ version: number }>('select version from schema_version');
  return row?.version ?? 0;
};

/** Throws a sentence when a newer program made the tables. */
export const refuseNewer = (version: number): void => {
  if (version > VERSION)
    throw new Error(
      `A newer program made its tables (version ${version}, and this one knows ${VERSION}). Start that one again.`,
    );
};

/** Makes the tables of this version. When several services start at once, one makes them and the others wait; all complete the rows. */
export const migrate = async (database: Database): Promise<void> => {
  await database.transaction(async (query) => {
    await query("select pg_advisory_xact_lock(hashtextextended('school migrations', 0))");
    const version = await versionIn(query);
    refuseNewer(version);
    if (version === VERSION) return;
    if (version === 0) await query('create table schema_version (version integer not null)');
    for (const statements of versions.slice(version)) await query(statements);
    await query('delete from schema_version');
    await query('insert into schema_version values ($1)', [VERSION]);
  });
  await completeColumns(database);
};
