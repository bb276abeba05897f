import { expect, onTestFinished, test, vi } from 'vitest';
import { newId } from '#forms/id.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { encode } from '#forms/wire.ts';
import type { Settings } from '#server/settings.ts';
import { isEverywhere } from '#tests/breadth.ts';
import { mailThrough } from '#tests/server/office/mailServer.ts';
import { officeIn } from '#tests/server/office/officeIn.ts';
import { databaseNameOf } from '#tests/server/postgres/cluster.ts';
import { ownCluster } from '#tests/server/postgres/ownCluster.ts';
import { startIntake } from '#tests/server/startIntake.ts';

const cluster = ownCluster();

const receiving = async (settings: Partial<Settings> = {}) => {
  const databaseUrl = await cluster().makeDatabase();
  const intake = await startIntake({
    databaseUrl,
    databaseTimes: { connecting: 2_000, statement: 2_000, idleInTransaction: 60_000 },
    ...settings,
  });
  const send = (submissionId: string) => intake.post(encode(submissionId, staffExamples['single man']));
  return { ...intake, send, databaseUrl };
};

const cutAll =
  'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and client_port is not null';

interface Fault {
  /** Whether it can still be asked. */
  answers: boolean;
  begin(databaseUrl: string): Promise<unknown> | void;
  end(databaseUrl: string): Promise<unknown> | void;
}

const faults: Record<string, Fault> = {
  stopped: { answers: false, begin: () => cluster().crash(), end: () => cluster().start() },
  frozen: { answers: false, begin: () => cluster().signal('SIGSTOP'), end: () => cluster().signal('SIGCONT') },
  'read-only': {
    answers: false,
    begin: async (url) => {
      await cluster().run(`alter database ${databaseNameOf(url)} set default_transaction_read_only = on`);
      await cluster().run(cutAll);
    },
    end: async (url) => {
      await cluster().run(`alter database ${databaseNameOf(url)} set default_transaction_read_only = off`);
      await cluster().run(cutAll);
    },
  },
  full: {
    answers: true,
    // The error of a disk that runs full within an application, when half of it has been written.
    begin: (url) =>
      cluster().run(
        `create function full_disk() returns trigger language plpgsql as
         'begin raise exception $$No space left on device$$ using errcode = $$disk_full$$; end';
         create trigger full_disk before insert on mail for each row execute function full_disk()`,
        url,
      ),
    end: (url) => cluster().run('drop trigger full_disk on mail', url),
  },
  slow: {
    answers: true,
    begin: (url) =>
      cluster().run(
        `create function slowly() returns trigger language plpgsql as
         'begin perform pg_sleep(60); return new; end';
         create trigger slowly before insert on mail for each row execute function slowly()`,
        url,
      ),
    end: (url) => cluster().run('drop trigger slowly on mail', url),
  },
};

// A slow database is like a frozen one until it answers.
test.each(Object.keys(faults).filter((name) => isEverywhere() || name !== 'slow'))(
  'a database that is %s: 503 with Retry-After, nothing incomplete, and stored once afterwards',
  async (name) => {
    const fault = faults[name]!;
    const { send, getStatus, url, spools, dataDir, databaseUrl } = await receiving({ mail: mailThrough(9) });
    const [before, during] = [newId(), newId()];
    expect((await send(before)).status).toBe(201);

    await fault.begin(databaseUrl);
    let isOver = false;
    const end = async () => {
      if (!isOver) await fault.end(databaseUrl);
      isOver = true;
    };
    onTestFinished(end);
    const refused = await send(during);
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('content-type')).toContain('application/problem+json');
    expect(await refused.text()).not.toMatch(/sql|database|socket|insert|read-only transaction/i);
    expect(await spools()).toEqual([]);
    // Whether it is there is not known where the database does not say.
    const asked = (await getStatus(during)).status;
    expect(asked).toBe(fault.answers ? 404 : 503);
    const healthy = (await fetch(`${url}/healthz`)).status;
    expect(healthy).toBe(fault.answers ? 200 : 503);
    await end();

    await vi.waitFor(async () => expect((await send(during)).status).toBe(201), 20_000);
    expect((await send(during)).status).toBe(200);
    expect((await send(before)).status).toBe(200);
    const { out, code } = await officeIn({ dataDir, databaseUrl })('verify');
    expect([out, code]).toEqual(['2 verified in the database: every file is as it came.\n', 0]);
    await vi.waitFor(async () => expect((await fetch(`${url}/healthz`)).status).toBe(200), 20_000);
  },
);

test('a connection to the database that is lost while nobody asks is a line in the log', async () => {
  const lines: string[] = [];
  await receiving({ logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } });
  await cluster().run(cutAll);
  await vi.waitFor(() => expect(lines.join('')).toContain('database connection lost'), 20_000);
});

test('a failed deletion leaves the application and no line in the audit', async () => {
  const { send, dataDir, databaseUrl } = await receiving();
  const id = newId();
  const { reference } = (await (await send(id)).json()) as { reference: string };
  const office = officeIn({ dataDir, databaseUrl });
  await cluster().run(
    `create function fails() returns trigger language plpgsql as 'begin raise exception $$It fails.$$; end';
     create trigger fails before delete on pieces for each row execute function fails()`,
    databaseUrl,
  );
  expect((await office('delete', reference, '--yes')).code).toBe(1);
  const audited = 'do $$ begin if (select count(*) from audit) <> %d then raise exception $e$audit$e$; end if; end $$';
  await cluster().run(audited.replace('%d', '0'), databaseUrl);
  expect((await office('verify')).out).toContain('1 verified');
  await cluster().run('drop trigger fails on pieces', databaseUrl);

  expect((await office('delete', reference, '--yes')).code).toBe(0);

  await cluster().run(audited.replace('%d', '1'), databaseUrl);
  expect((await office('list')).out).toContain('No such application');
  expect((await send(id)).status).toBe(200);
});
