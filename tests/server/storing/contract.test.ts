import { randomBytes } from 'node:crypto';
import { appendFile, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { newId } from '#forms/id.ts';
import { referenceOf } from '#forms/reference.ts';
import { findFaults } from '#server/office/findFaults.ts';
import { entryOf, keyOf } from '#server/storing/application.ts';
import { createStore, type StoreLocation } from '#server/storing/createStore.ts';
import { NotFoundRecorded } from '#server/storing/errors.ts';
import { disk } from '#server/storing/fileSystem.ts';
import type { OfficeLogFilter } from '#server/storing/officeLog.ts';
import { deletionOf, isDeletion } from '#server/storing/record.ts';
import { nextRemark } from '#server/storing/remarks.ts';
import { type ApplicationStore, nameOf } from '#server/storing/store.ts';
import { ownCluster } from '#tests/server/postgres/ownCluster.ts';
import { applicationFor, childWith, commit, single, withFiles } from '#tests/server/storing/applications.ts';
import { folderLocation, locationsOn, openStore, postgresLocation } from '#tests/server/storing/locations.ts';
import { mailOf } from '#tests/server/storing/mailOf.ts';
import { storedBytesOf } from '#tests/server/storing/storedBytesOf.ts';

const cluster = ownCluster();

describe.each(locationsOn(cluster))('in %s', (_name, makeLocation) => {
  test('an application is stored unchanged with its files, also after the store was closed', async () => {
    const place = await makeLocation();
    const files = {
      '01.pdf': randomBytes(2_500_000),
      '02.pdf': randomBytes(2 * 1024 * 1024),
      '03.pdf': Buffer.alloc(0),
    };
    const application = withFiles(
      'staff',
      { name: 'NUL \0, half a pair \ud800, مرحبا, 李 🏫', list: [1, null, {}] },
      files,
    );
    const first = await openStore(place);
    expect(await commit(first, application, files)).toBe(application);
    await first.close();

    const store = await openStore(place);

    const entry = entryOf(application);
    expect(await store.read(entry)).toEqual(application);
    expect(await store.find('staff', application.submissionId)).toMatchObject({
      submissionId: application.submissionId,
      reference: application.reference,
      receivedAt: application.receivedAt,
      digest: application.digest,
    });
    expect(await store.fileNames(entry)).toEqual(Object.keys(files));
    for (const [file, bytes] of Object.entries(files)) {
      const stored = await storedBytesOf(store, application, { file } as never);
      expect(stored.equals(bytes), file).toBe(true);
    }
    expect(await findFaults(store, entry)).toEqual([]);
    expect(await store.entries()).toEqual([entry]);
    expect(await store.vanished()).toEqual([]);
  });

  test('of many concurrent commits of the same application one stores it, and all return its receipt', async () => {
    const place = await makeLocation();
    const store = await openStore(place);
    // A folder has one service, a database many.
    const other = place.databaseUrl ? await openStore(place) : store;
    const submissionId = newId();
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, async (_, i) => {
        const bytes = randomBytes(1_000);
        const content = withFiles('staff', { i: `${i}` }, { '01.pdf': bytes });
        const application = { ...content, submissionId, reference: referenceOf(submissionId) };
        return { application, kept: await commit(i % 2 ? other : store, application, { '01.pdf': bytes }) };
      }),
    );

    const stored = await store.find('staff', submissionId);
    for (const { kept } of outcomes) expect(kept).toMatchObject(stored!);
    expect(outcomes.filter(({ application, kept }) => application === kept)).toHaveLength(1);
    expect(await store.entries()).toHaveLength(1);
    expect(await findFaults(store, { form: 'staff', key: keyOf(submissionId) })).toEqual([]);
  });

  test('an application that was not found is stored only if it was sent after the last of these answers', async () => {
    const place = await makeLocation();
    const store = await openStore(place);
    const other = place.databaseUrl ? await openStore(place) : store;
    const [application, another] = [applicationFor('staff'), applicationFor('staff')];
    const ask = (at: ApplicationStore) => at.findOrCount('staff', application.submissionId);

    expect([await ask(other), await ask(store), await ask(other)]).toEqual([{ asked: 1 }, { asked: 2 }, { asked: 3 }]);

    for (const asked of [0, 2])
      await expect(commit(store, application, {}, { asked })).rejects.toThrow(NotFoundRecorded);
    expect(await store.entries()).toEqual([]);
    expect(await store.vanished()).toEqual([]);
    expect(await commit(store, another, {}, { asked: 0 })).toBe(another);
    expect(await commit(other, application, {}, { asked: 3 })).toBe(application);
    expect(await ask(store)).toMatchObject({ digest: application.digest });
  });

  test('an application of an older page, which does not say how often it was told so, is stored', async () => {
    const store = await openStore(await makeLocation());
    const application = applicationFor('staff');
    await store.findOrCount('staff', application.submissionId);
    expect(await commit(store, application)).toBe(application);
  });

  test('a status request during a commit is answered with what is stored', async () => {
    const place = await makeLocation();
    const store = await openStore(place);
    const other = place.databaseUrl ? await openStore(place) : store;
    const bytes = randomBytes(3_000_000);
    for (let round = 0; round < 4; round += 1) {
      const application = withFiles('staff', { round }, { '01.pdf': bytes });
      await store.withSpool(async (spool) => {
        await spool.write('01.pdf', Readable.from([bytes]));
        const committed = store.commit(application, spool, { asked: 0 }).then(
          () => true,
          (error: unknown) => (error instanceof NotFoundRecorded ? false : Promise.reject(error)),
        );
        const answer = await other.findOrCount('staff', application.submissionId);
        // Either nothing is there and nothing will be, or all is.
        expect('receivedAt' in answer).toBe(await committed);
      });
    }
  });

  test('an application is neither stored nor found when one of its files cannot be read', async () => {
    const store = await openStore(await makeLocation());
    const bytes = randomBytes(1_200_000);
    const application = withFiles('staff', {}, { '01.pdf': bytes, '02.pdf': bytes });
    const fails = store.withSpool(async (spool) => {
      await spool.write('01.pdf', Readable.from([bytes]));
      const read: typeof spool.read = (file) =>
        file === '02.pdf' ? Promise.reject(new Error('It fails.')) : spool.read(file);
      await store.commit(application, { ...spool, directory: '/nowhere', read });
    });
    await expect(fails).rejects.toThrow();
    const entry = entryOf(application);
    expect(await store.find('staff', application.submissionId)).toBeUndefined();
    expect(await store.read(entry)).toBeUndefined();
    await expect(store.openFile(entry, '01.pdf')).rejects.toThrow();
    expect(await store.fileNames(entry)).toEqual([]);
    expect(await store.entries()).toEqual([]);
    expect(await store.list()).toEqual({ applications: [], total: 0, unreadable: [] });
    expect(await commit(store, application, { '01.pdf': bytes, '02.pdf': bytes })).toBe(application);
  });

  test('after a deletion only its record is left, and a late retry gets its receipt', async () => {
    const store = await openStore(await makeLocation());
    await store.mail.open();
    const files = { '01.pdf': randomBytes(10_000) };
    const application = withFiles('staff', single, files);
    const kept = applicationFor('staff');
    for (const [each, its] of [
      [application, files],
      [kept, {}],
    ] as const)
      await commit(store, each, its, { receiptsPerDay: 5 });
    const entry = entryOf(application);

    await store.remove(entry, deletionOf(application, await store.now()));
    await store.finishDeletions();

    const left = await store.read(entry);
    expect(left && isDeletion(left) && left.receivedAt).toBe(application.receivedAt);
    expect(JSON.stringify(left)).not.toContain('Elias');
    expect(await store.fileNames(entry)).toEqual([]);
    await expect(store.openFile(entry, '01.pdf')).rejects.toThrow();
    expect((await store.list()).applications.map(({ submissionId }) => submissionId)).toEqual([kept.submissionId]);
    expect(await store.list({}, { number: 1, size: 50 })).toMatchObject({ total: 1 });
    const { submissionId, reference, receivedAt } = application;
    for (const answer of [
      await store.find('staff', submissionId),
      await store.findOrCount('staff', submissionId),
      await commit(store, application, files),
    ])
      expect(answer).toEqual({ submissionId, reference, receivedAt });
    expect((await store.entries()).map(nameOf).toSorted()).toEqual([entry, entryOf(kept)].map(nameOf).toSorted());
    expect(await findFaults(store, entry)).toEqual([]);
    expect(await mailOf(store)).toHaveLength(2);
  });

  test('of concurrent remarks with one revision one is added, and the list has the last mark', async () => {
    const place = await makeLocation();
    const [store, other] = [await openStore(place), await openStore(place)];
    const application = applicationFor('staff');
    const plain = applicationFor('admission');
    for (const each of [application, plain]) await commit(store, each);
    const entry = entryOf(application);
    const remark = (revision: number, by: string, mark = 'read') => ({
      revision,
      mark,
      note: `قال ${by}\nline two`,
      by,
      at: '2026-11-22T09:14:00.000Z',
      since: '2026-11-20T08:00:00.000Z',
    });

    const added = await Promise.all(
      [store, other, store, other].map((at, i) => at.remarks.add(entry, remark(1, `${i}`))),
    );
    expect(added.filter(Boolean)).toHaveLength(1);
    expect(await other.remarks.add(entry, remark(2, 'Rana', 'invited'))).toBe(true);
    expect(await store.remarks.add(entry, remark(2, 'Maya', 'declined'))).toBe(false);

    expect(await store.remarks.all(entry)).toEqual([remark(1, `${added.indexOf(true)}`), remark(2, 'Rana', 'invited')]);
    expect(await store.read(entry)).toEqual(application);
    expect(await findFaults(store, entry)).toEqual([]);
    const found = async (mark: string) => (await store.list({ mark })).applications.map(({ reference }) => reference);
    expect(await found('invited')).toEqual([application.reference]);
    expect(await found('read')).toEqual([]);
    expect(await found('new')).toEqual([plain.reference]);
    // The tenth follows the ninth, not the first.
    for (let revision = 3; revision <= 10; revision += 1)
      expect(await store.remarks.add(entry, remark(revision, 'Rana', revision === 10 ? 'accepted' : 'invited'))).toBe(
        true,
      );
    const { applications: accepted } = await (await openStore(place)).list({ mark: 'accepted' });
    expect(accepted.map(({ reference }) => reference)).toEqual([application.reference]);
    const { applications } = await store.list({}, { number: 1, size: 50 });
    expect(
      applications.map(({ form, mark = 'none' }) => `${form} ${mark}`).toSorted((a, b) => (a < b ? -1 : 1)),
    ).toEqual(['admission none', 'staff accepted']);

    await store.remove(entry, deletionOf(application, await store.now()));
    expect(await store.remarks.all(entry)).toEqual([]);
    expect(await other.remarks.add(entry, remark(1, 'Late'))).toBe(false);
    expect(await store.remarks.all(entry)).toEqual([]);
  });

  test("the office's log keeps events in order, page by page, and forgets old ones", async () => {
    const store = await openStore(await makeLocation());
    const entry = entryOf(applicationFor('staff'));
    const events = ['2026-09-30', '2026-10-01', '2026-11-02'].map((day) => ({
      at: `${day}T08:00:00.000Z`,
      by: 'Rana\n',
      did: 'opened' as const,
      entry,
    }));
    for (const event of events) await store.log.add([event]);
    await store.log.add([]);
    await store.log.add([{ at: '2026-11-03T08:00:00.000Z', by: 'Maya', did: 'signed in' }]);
    expect((await store.log.page(1, 2)).map(({ by }) => by)).toEqual(['Maya', 'Rana\n']);
    const action = ({ entry: its, ...event }: (typeof events)[number]) => ({ ...event, count: 1, entries: [its] });
    expect(await store.log.page(2, 2)).toEqual([action(events[1]!), action(events[0]!)]);
    await store.log.forget('2026-10-01');
    expect(await store.log.page(2, 2)).toEqual([action(events[1]!)]);
    const exported = { at: '2026-11-04T08:00:00.000Z', by: 'Maya', did: 'exported' as const };
    const entries = [entry, entryOf(applicationFor('admission'))];
    await store.log.add(entries.map((each) => ({ ...exported, entry: each })));
    expect(await store.log.page(1, 1)).toEqual([{ ...exported, count: 2, entries }]);
    const many = Array.from({ length: 7 }, () => entryOf(applicationFor('staff')));
    const marked = { at: '2026-11-05T08:00:00.000Z', by: 'Zeina', did: 'marked' as const };
    await store.log.add(many.map((each) => ({ ...marked, entry: each })));
    expect(await store.log.page(1, 1)).toEqual([{ ...marked, count: 7, entries: many.slice(0, 5) }]);

    expect((await store.log.overview()).users).toEqual(['Maya', 'Rana\n', 'Zeina']);
    const found = async (filter: OfficeLogFilter) => {
      const actions = await store.log.page(1, 9, filter);
      expect((await store.log.overview(filter)).count).toBe(actions.length);
      return actions.map(({ by, did }) => `${by} ${did}`);
    };
    expect(await found({})).toHaveLength(5);
    expect(await found({ by: 'Maya' })).toEqual(['Maya exported', 'Maya signed in']);
    expect(await found({ did: 'marked', by: 'Maya' })).toEqual([]);
    expect(await found({ from: '2026-11-03T08:00:00.000Z', until: '2026-11-05T08:00:00.000Z' })).toEqual([
      'Maya exported',
      'Maya signed in',
    ]);
  });
});

describe('in a folder', () => {
  test('a remark on an application that is deleted meanwhile is not kept', async () => {
    const { dataDir } = await folderLocation();
    const application = applicationFor('staff');
    const entry = entryOf(application);
    const rename: typeof disk.rename = async (from, to) => {
      if (String(to).includes('remarks')) await store.remove(entry, deletionOf(application, new Date()));
      await disk.rename(from, to);
    };
    const store = await createStore({ dataDir }, { fs: { ...disk, rename } });
    await store.open(['staff']);
    await commit(store, application);
    const remark = { revision: 1, mark: 'read', note: '', by: 'Rana', at: application.receivedAt };
    expect(await store.remarks.add(entry, remark)).toBe(false);
    expect(await store.remarks.all(entry)).toEqual([]);
  });

  test.each(['remarks', '01.pdf'])(
    'a deletion that ended before it had removed %s ends when a store is opened',
    async (rest) => {
      const { dataDir } = await folderLocation();
      const files = { '01.pdf': Buffer.from('%PDF-1.4') };
      const [deleted, kept] = [withFiles('staff', single, files), applicationFor('staff')];
      const rm: typeof disk.rm = async (path, options) => {
        if (String(path).includes(rest)) throw new Error('killed');
        await disk.rm(path, options);
      };
      const killed = await createStore({ dataDir }, { fs: { ...disk, rm } });
      await killed.open(['staff']);
      await commit(killed, deleted, files);
      await commit(killed, kept);
      const remark = { revision: 1, mark: 'read', note: '', by: 'Rana', at: kept.receivedAt };
      for (const each of [deleted, kept]) await killed.remarks.add(entryOf(each), remark);
      const entry = entryOf(deleted);
      await expect(killed.remove(entry, deletionOf(deleted, new Date()))).rejects.toThrow('killed');
      expect(await findFaults(killed, entry)).toEqual([expect.stringContaining('It was deleted')]);

      const store = await openStore({ dataDir });

      expect([await store.remarks.all(entry), await store.fileNames(entry)]).toEqual([[], []]);
      expect(await store.remarks.all(entryOf(kept))).toEqual([remark]);
      expect(await findFaults(store, entry)).toEqual([]);
    },
  );
});

test('in a folder a deletion reads no remarks of other applications', async () => {
  const { dataDir } = await folderLocation();
  const listed: string[] = [];
  const readNoting = ((path: string) => {
    listed.push(path);
    return disk.readdir(path);
  }) as unknown as typeof disk.readdir;
  const store = await createStore({ dataDir }, { fs: { ...disk, readdir: readNoting } });
  await store.open(['staff']);
  const application = applicationFor('staff');
  const entry = entryOf(application);
  await commit(store, application);
  const remark = { mark: 'read', note: '', by: 'Rana', at: application.receivedAt };
  for (const revision of [1, 2]) await store.remarks.add(entry, { ...remark, revision });
  listed.length = 0;
  await store.remove(entry, deletionOf(application, new Date()));
  expect(listed).not.toContain(join(dataDir, 'remarks'));
  expect(await disk.readdir(join(dataDir, 'remarks'))).toEqual([]);
});

test('a line that a loss of power has cut off in a folder spoils no later one', async () => {
  const { dataDir } = await folderLocation();
  const store = await openStore({ dataDir });
  const [first, second] = [applicationFor('staff'), applicationFor('staff')];
  await commit(store, first);
  for (const [file, half] of [
    ['acknowledged.log', 'staff/3fa'],
    ['audit.log', '{"at":"2026-11-'],
  ] as const)
    await appendFile(join(dataDir, file), half);
  await commit(store, second);
  expect(await store.vanished()).toEqual([]);
  const acknowledged = await readFile(join(dataDir, 'acknowledged.log'), 'utf8');
  expect(acknowledged.split('\n')).toContain(`staff/${entryOf(second).key}`);
  await store.remove(entryOf(second), deletionOf(second, new Date()));
  const audit = await readFile(join(dataDir, 'audit.log'), 'utf8');
  expect(JSON.parse(audit.trimEnd().split('\n').at(-1)!)).toMatchObject({ did: 'delete', id: entryOf(second).key });
});

test('in a folder a deletion ends well whose files another one has removed meanwhile', async () => {
  const { dataDir } = await folderLocation();
  const rm: typeof disk.rm = async (path, options) => {
    await disk.rm(path, { recursive: true, force: true });
    await disk.rm(path, options);
  };
  const store = await createStore({ dataDir }, { fs: { ...disk, rm } });
  await store.open(['staff']);
  const application = applicationFor('staff');
  const entry = entryOf(application);
  await commit(store, application, { '01.pdf': Buffer.from('%PDF-1.4') });
  expect(
    await store.remarks.add(entry, { revision: 1, mark: 'read', note: '', by: 'Rana', at: application.receivedAt }),
  ).toBe(true);
  await store.remove(entry, deletionOf(application, new Date()));
  expect(await store.remarks.all(entry)).toEqual([]);
  expect(await readdir(store.locationOf(entry))).toEqual(['application.json']);
});

describe('several services on one database', () => {
  const threeStores = async (place?: StoreLocation) => {
    const shared = place ?? (await postgresLocation(cluster()));
    return Promise.all([1, 2, 3].map(() => openStore(shared)));
  };

  test('forget after two hours what was not found', async () => {
    const place = await postgresLocation(cluster());
    const [store] = await threeStores(place);
    const id = newId();
    const askAfter = async (minutes: number) => {
      await cluster().run(`update answered_absent set at = at - interval '${minutes} minutes'`, place.databaseUrl);
      await store!.sweep();
      return store!.findOrCount('staff', id);
    };
    expect([await askAfter(0), await askAfter(119), await askAfter(121)]).toEqual([
      { asked: 1 },
      { asked: 2 },
      { asked: 1 },
    ]);
  });

  test('keep no remark on an application that is deleted meanwhile', async () => {
    const place = await postgresLocation(cluster());
    const [store, other] = await threeStores(place);
    const application = applicationFor('staff');
    const entry = entryOf(application);
    await commit(store!, application);
    await cluster().run(
      `create function slowly() returns trigger language plpgsql as 'begin perform pg_sleep(0.3); return new; end';
       create trigger slowly before insert on remarks for each row execute function slowly()`,
      place.databaseUrl,
    );
    const remark = { revision: 1, mark: 'read', note: '', by: 'Rana', at: application.receivedAt };
    const adding = store!.remarks.add(entry, remark);
    await pause(100);
    await other!.remove(entry, deletionOf(application, new Date()));
    await adding;
    expect(await store!.remarks.all(entry)).toEqual([]);
  });

  test('complete what a service of the version before has stored', async () => {
    const place = await postgresLocation(cluster());
    const [store] = await threeStores(place);
    const application = childWith({ name: 'Karim' });
    await commit(store!, application);
    const change = { by: 'Rana', at: '2026-03-03T08:00:00.000Z' };
    const first = nextRemark([], { ...change, mark: 'read' });
    for (const remark of [first, nextRemark([first], { ...change, mark: 'invited', note: 'Tuesday' })])
      await store!.remarks.add(entryOf(application), remark);
    const before = (await store!.list()).applications;
    const deleted = applicationFor('staff');
    await commit(store!, deleted);
    await store!.remove(entryOf(deleted), deletionOf(deleted, new Date()));
    await cluster().run(
      `update applications set emails = null, sort_name = null, notices = null, relations = null, mark = null,
         marked_at = null, note = null, remark_words = null, columns_version = null, words = '',
         summary = (summary::jsonb - 'phones' - 'emails' - 'sortName' - 'missing' - 'relations')::json
       where deleted_at is null`,
      place.databaseUrl,
    );
    expect((await store!.list()).applications).toMatchObject([{ phones: [], missing: [] }]);
    const again = await openStore(place);
    expect((await again.list({ words: ['03 123 456', 'tuesday'] })).applications).toEqual(before);
  });

  test('use the clock of the database', async () => {
    const [store] = await threeStores();
    const realNow = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: realNow + 2 * 3_600_000 });
    onTestFinished(() => void vi.useRealTimers());
    expect(Math.abs((await store!.now()).getTime() - realNow)).toBeLessThan(600_000);
  });
});
