import type { Database, Query } from '#server/storing/postgres/database.ts';

/**
 * The statements that make the tables of each version from those of the version before. A released version is never changed. A
 * change of the content of `summary`, `day` or `words`, or of the format of `record`, needs a new version.
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

/** Makes the tables of this version. When several services start at once, one makes them and the others wait. */
export const migrate = (database: Database): Promise<void> =>
  database.transaction(async (query) => {
    await query("select pg_advisory_xact_lock(hashtextextended('school migrations', 0))");
    const version = await versionIn(query);
    refuseNewer(version);
    if (version === VERSION) return;
    if (version === 0) await query('create table schema_version (version integer not null)');
    for (const statements of versions.slice(version)) await query(statements);
    await query('delete from schema_version');
    await query('insert into schema_version values ($1)', [VERSION]);
  });
