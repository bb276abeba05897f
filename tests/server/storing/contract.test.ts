import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { newId } from '#forms/id.ts';
import { referenceOf } from '#forms/reference.ts';
import { findFaults } from '#server/office/findFaults.ts';
import { schoolDay } from '#server/schoolTime.ts';
import { entryOf, keyOf, type StoredApplication } from '#server/storing/application.ts';
import { createStore, type StoreLocation } from '#server/storing/createStore.ts';
import { NotFoundRecorded } from '#server/storing/errors.ts';
import { disk } from '#server/storing/fileSystem.ts';
import type { Filter } from '#server/storing/filter.ts';
import type { OfficeLogFilter } from '#server/storing/officeLog.ts';
import type { Order } from '#server/storing/order.ts';
import { deletionOf, isDeletion } from '#server/storing/record.ts';
import { nextRemark } from '#server/storing/remarks.ts';
import { type ApplicationStore, type ListedApplication, nameOf } from '#server/storing/store.ts';
import { type Cluster, makeCluster } from '#tests/server/postgres/cluster.ts';
import {
  additionTo,
  applicationFor,
  childWith,
  commit,
  single,
  withFiles,
} from '#tests/server/storing/applications.ts';
import { folderLocation, openStore, postgresLocation } from '#tests/server/storing/locations.ts';
import { mailOf } from '#tests/server/storing/mailOf.ts';
import { storedBytesOf } from '#tests/server/storing/storedBytesOf.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await makeCluster();
});
afterAll(() => cluster?.remove());

const locations: [string, () => Promise<StoreLocation>][] = [
  ['a folder', folderLocation],
  ['PostgreSQL', () => postgresLocation(cluster)],
];

describe.each(locations)('in %s', (_name, makeLocation) => {
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
      const committed = commit(store, application, { '01.pdf': bytes }, { asked: 0 }).then(
        () => true,
        (error: unknown) => (error instanceof NotFoundRecorded ? false : Promise.reject(error)),
      );
      const answer = await other.findOrCount('staff', application.submissionId);
      // Either nothing is there and nothing will be, or all is.
      expect('receivedAt' in answer).toBe(await committed);
    }
  });

  test('an application is neither stored nor found when one of its files cannot be read', async () => {
    const store = await openStore(await makeLocation());
    const bytes = randomBytes(1_200_000);
    const application = withFiles('staff', {}, { '01.pdf': bytes, '02.pdf': bytes });
    const fails = store.withSpool(async (spool) => {
      await spool.write('01.pdf', Readable.from([bytes]));
      const read: typeof spool.read = (file, piece) =>
        file === '02.pdf' ? Promise.reject(new Error('It fails.')) : spool.read(file, piece);
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

  test('a list is oldest first; a page is newest first and has the total', async () => {
    const store = await openStore(await makeLocation());
    const days = ['2026-03-02', '2026-03-01', '2026-03-04', '2026-03-03', '2026-03-05'];
    for (const day of days) await commit(store, applicationFor('staff', {}, new Date(day)));
    const dayOf = ({ receivedAt }: { receivedAt: string }) => schoolDay(receivedAt).slice(-1);
    const all = await store.list();
    expect([all.applications.map(dayOf), all.total]).toEqual([['1', '2', '3', '4', '5'], 5]);
    const pages = [1, 2, 3, 4].map((number) => store.list({}, { number, size: 2 }));
    const shown = (await Promise.all(pages)).map(({ applications, total }) => [
      applications.map(dayOf).join(''),
      total,
    ]);
    expect(shown).toEqual([
      ['54', 5],
      ['32', 5],
      ['1', 5],
      ['', 5],
    ]);
  });

  test('a list is filtered by form, days, grade or position, names, and references', async () => {
    const store = await openStore(await makeLocation());
    // 22:30 in UTC is the next day in Beirut.
    const elias = applicationFor('staff', {}, new Date('2026-03-01T22:30:00Z'));
    const rana = applicationFor(
      'staff',
      { firstName: 'رنا', familyName: 'Mansour d’Arc', email: 'rana@mail.example' },
      new Date('2026-03-03T10:00:00Z'),
    );
    const karim = applicationFor('admission', {}, new Date('2026-03-05T10:00:00Z'));
    for (const application of [elias, rana, karim]) await commit(store, application);
    const found = async (choice: Parameters<ApplicationStore['list']>[0]) => {
      const all = (await store.list(choice)).applications.map(({ submissionId }) => submissionId);
      const page = await store.list(choice, { number: 1, size: 50 });
      expect(page.applications.map(({ submissionId }) => submissionId).toReversed()).toEqual(all);
      expect(page.total).toBe(all.length);
      const names: Record<string, string> = {
        [elias.submissionId]: 'Elias',
        [rana.submissionId]: 'Rana',
        [karim.submissionId]: 'Karim',
      };
      return all.map((id) => names[id]);
    };
    expect(await found({})).toEqual(['Elias', 'Rana', 'Karim']);
    expect(await found({ form: 'admission' })).toEqual(['Karim']);
    expect(await found({ from: '2026-03-02' })).toEqual(['Elias', 'Rana', 'Karim']);
    expect(await found({ from: '2026-03-03', to: '2026-03-03' })).toEqual(['Rana']);
    expect(await found({ to: '2026-03-02' })).toEqual(['Elias']);
    expect(await found({ appliesFor: 'pre-kg-1' })).toEqual(['Karim']);
    expect(await found({ appliesFor: 'teacherPos', form: 'staff' })).toEqual(['Elias', 'Rana']);
    expect(await found({ words: ['khoury'] })).toEqual(['Elias', 'Karim']);
    expect(await found({ words: ['KHOURY', 'كَرِيم'] })).toEqual(['Karim']);
    expect(await found({ words: ["d'arc"] })).toEqual(['Rana', 'Karim']);
    expect(await found({ words: ['%'] })).toEqual(['Elias', 'Rana', 'Karim']);
    expect(await found({ words: ['nobody'] })).toEqual([]);
    expect(await found({ words: [rana.reference.replace('-', '').toLowerCase()] })).toEqual(['Rana']);
    expect(await found({ references: [karim.reference, elias.reference] })).toEqual(['Elias', 'Karim']);
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
    const { applications } = await store.list({}, { number: 1, size: 50 });
    expect(
      applications.map(({ form, mark = 'none' }) => `${form} ${mark}`).toSorted((a, b) => (a < b ? -1 : 1)),
    ).toEqual(['admission none', 'staff invited']);

    await store.remove(entry, deletionOf(application, await store.now()));
    expect(await store.remarks.all(entry)).toEqual([]);
    expect(await other.remarks.add(entry, remark(1, 'Late'))).toBe(false);
    expect(await store.remarks.all(entry)).toEqual([]);
  });

  test('additions are found by their application: the one that was given, or the one the office has put them to', async () => {
    const store = await openStore(await makeLocation());
    const [pupil, teacher] = [applicationFor('admission'), applicationFor('staff')];
    const fitting = additionTo(pupil.reference, new Date('2026-03-02T08:00:00Z'));
    // It arrived before its application.
    const early = additionTo(pupil.reference, new Date('2026-03-01T08:00:00Z'));
    const astray = additionTo('AAAAA-AAAAA');
    const toAnAddition = additionTo(fitting.reference);
    for (const each of [early, astray, pupil, teacher, fitting, toAnAddition]) await commit(store, each);
    const added = async (...references: string[]) =>
      (await store.list({ addsTo: references })).applications.map(({ reference }) => reference);
    const unfit = async () => (await store.list({ unfit: true })).applications.map(({ reference }) => reference);
    const put = async (addition: StoredApplication, revision: number, addsTo?: string) =>
      store.remarks.add(entryOf(addition), {
        revision,
        mark: 'read',
        note: '',
        ...(addsTo !== undefined && { addsTo }),
        by: 'Rana',
        at: '2026-03-03T08:00:00.000Z',
      });

    expect(await added(pupil.reference)).toEqual([early.reference, fitting.reference]);
    expect(await added(teacher.reference)).toEqual([]);
    expect((await unfit()).toSorted()).toEqual([astray.reference, toAnAddition.reference].toSorted());
    expect((await store.list({ unfit: true }, { number: 1, size: 1 })).total).toBe(2);

    await put(astray, 1, teacher.reference);
    expect(await added(teacher.reference)).toEqual([astray.reference]);
    expect(await unfit()).toEqual([toAnAddition.reference]);
    expect((await store.list({ form: 'papers', references: [astray.reference] })).applications[0]).toMatchObject({
      addsTo: teacher.reference,
      mark: 'read',
    });
    expect((await store.remarks.all(entryOf(astray)))[0]).toMatchObject({ addsTo: teacher.reference });
    await put(astray, 2, pupil.reference);
    expect(await added(pupil.reference, teacher.reference)).toHaveLength(3);
    expect(await added(teacher.reference)).toEqual([]);

    await store.remove(entryOf(pupil), deletionOf(pupil, await store.now()));
    expect((await unfit()).toSorted()).toEqual(
      [early, fitting, astray, toAnAddition].map(({ reference }) => reference).toSorted(),
    );
  });

  test('an addition is found by the reference that was given, and by the one to which the office has moved it', async () => {
    const store = await openStore(await makeLocation());
    const [given, meant] = [applicationFor('admission'), applicationFor('admission')];
    const addition = additionTo(given.reference);
    for (const each of [given, meant, addition]) await commit(store, each);
    const at = '2026-03-03T08:00:00.000Z';
    const moved = { revision: 1, mark: 'read', note: '', addsTo: meant.reference, by: 'Rana', at };
    await store.remarks.add(entryOf(addition), moved);
    for (const reference of [given.reference, meant.reference])
      for (const typed of [reference, reference.replace('-', '').toLowerCase()]) {
        const { applications } = await store.list({ words: [typed], form: 'papers' });
        expect(applications.map((each) => each.reference)).toEqual([addition.reference]);
      }
  });

  test('an application is found by telephone numbers, e-mail addresses, notes, and a reference with a slip', async () => {
    const store = await openStore(await makeLocation());
    const karim = applicationFor('admission');
    const rana = applicationFor('staff', {
      firstName: 'Rana',
      mobilePhone: '+33698765432',
      email: 'r_mansour@gmail.com',
    });
    for (const each of [karim, rana]) await commit(store, each);
    const note = 'Aunt calls from 03/777 888,\nTuesday at 9. قالت تأتي';
    await store.remarks.add(entryOf(karim), nextRemark([], { note, by: 'Maya', at: '2026-03-03T08:00:00.000Z' }));
    const found = async (...words: string[]) => {
      const { applications } = await store.list({ words });
      return applications.map(({ form }) => form).join();
    };
    for (const typed of [
      '03 123 456',
      '+961 3 123456',
      '00961 3 123 456',
      '+961 (03) 123-456',
      '٠٣ ١٢٣ ٤٥٦',
      '3123456',
      '123456',
      'Karim 71/123456',
      '01 345 678',
      'ELIAS.KHOURY@mail.example',
      'maya.khoury@',
      'Maya d’arc',
      'الياس خوري',
      '03 777888',
      'tuesday',
      'تاتي',
    ])
      expect(await found(typed), typed).toBe('admission');
    expect(await found('03', '123', '456')).toBe('admission');
    for (const typed of ['06 98 76 54 32', '+33 6 98 76 54 32', 'r_mansour', 'R_Mansour@Gmail.com'])
      expect(await found(typed), typed).toBe('staff');
    for (const typed of ['03 123 457', 'rXmansour@gmail.com', '%@', 'gmail', 'wednesday'])
      expect(await found(typed), typed).toBe('');

    const { reference } = karim;
    const plain = reference.replace('-', '');
    const other = plain.startsWith('A') ? 'C' : 'A';
    for (const typed of [
      other + plain.slice(1),
      `${plain.slice(0, 4)}${plain.slice(5)}`,
      `${plain.slice(0, 4)}X${plain.slice(4)}`,
      `${reference.slice(0, 3)}${reference[4]}${reference[3]} ${reference.slice(6).toLowerCase()}`,
    ])
      expect(await found(typed), `${typed} for ${reference}`).toBe('admission');
    expect(await found(`${other}${other}${other}${plain.slice(3)}`)).toBe('');
  });

  test('a list has the last mark and note, and since when the mark is set', async () => {
    const store = await openStore(await makeLocation());
    const application = applicationFor('admission');
    await commit(store, application);
    const entry = entryOf(application);
    const change = async (day: string, more: object) => {
      const remark = nextRemark(await store.remarks.all(entry), { by: 'Rana', at: `${day}T08:00:00.000Z`, ...more });
      await store.remarks.add(entry, remark);
    };
    await change('2026-03-02', { mark: 'incomplete' });
    await change('2026-03-05', { note: 'The report' });
    const [listed] = (await store.list()).applications;
    expect(listed).toMatchObject({ mark: 'incomplete', markedAt: '2026-03-02T08:00:00.000Z', note: 'The report' });
    await change('2026-03-07', { mark: 'invited' });
    const [again] = (await store.list({ mark: 'invited' })).applications;
    expect(again).toMatchObject({ mark: 'invited', markedAt: '2026-03-07T08:00:00.000Z', note: 'The report' });
    expect((await store.remarks.all(entry)).map(({ revision, mark, note }) => [revision, mark, note])).toEqual([
      [1, 'incomplete', ''],
      [2, 'incomplete', 'The report'],
      [3, 'invited', 'The report'],
    ]);
  });

  test('a list is ordered by name, by grade or by how long it waits, and counted by mark and grade', async () => {
    const store = await openStore(await makeLocation());
    const on = (day: number) => new Date(`2026-03-0${day}T08:00:00Z`);
    const child = (more: object, day: number) => childWith({ ...more }, on(day));
    const zoe = child({ name: 'Zoë', familyName: 'Abi Rached', gradeApplyingTo: 'uel-05' }, 1);
    const karim = child({ name: 'Karim', familyName: 'Khoury' }, 2);
    const lea = child({ name: 'Lea', familyName: 'khoury', gradeApplyingTo: 'pre-kg-2' }, 3);
    const names = new Map(
      [zoe, karim, lea].map(({ reference, answers }) => [
        reference,
        (answers as typeof lea.answers & { learner: { name: string } }).learner.name,
      ]),
    );
    for (const each of [zoe, karim, lea]) await commit(store, each);
    await store.remarks.add(entryOf(zoe), nextRemark([], { mark: 'invited', by: 'Rana', at: on(4).toISOString() }));
    const inOrder = async (order?: Order, size = 10, number = 1) =>
      (await store.list({}, { number, size }, order)).applications.map(({ reference }) => names.get(reference));
    expect(await inOrder()).toEqual(['Lea', 'Karim', 'Zoë']);
    expect(await inOrder('day')).toEqual(['Lea', 'Karim', 'Zoë']);
    expect(await inOrder('name')).toEqual(['Zoë', 'Karim', 'Lea']);
    expect(await inOrder('grade')).toEqual(['Karim', 'Lea', 'Zoë']);
    expect(await inOrder('waiting')).toEqual(['Karim', 'Lea', 'Zoë']);
    expect(await inOrder('name', 1, 2)).toEqual(['Karim']);
    expect((await store.list({}, undefined, 'name')).applications.map(({ reference }) => names.get(reference))).toEqual(
      ['Zoë', 'Karim', 'Lea'],
    );
    const counted = (await store.counts({ form: 'admission' })).map(({ form, appliesFor, mark, count }) =>
      [form, appliesFor, mark, count].join(' '),
    );
    expect(counted.toSorted()).toEqual([
      'admission pre-kg-1 new 1',
      'admission pre-kg-2 new 1',
      'admission uel-05 invited 1',
    ]);
    expect(await store.counts({ mark: 'invited' })).toHaveLength(1);
    expect(await store.counts({ words: ['nobody'] })).toEqual([]);
  });

  test('applications are found by what is missing or unusual, by what they have in common, and by their entries', async () => {
    const store = await openStore(await makeLocation());
    const locked = {
      file: '01.pdf',
      name: 'a.pdf',
      type: 'application/pdf',
      size: 9,
      sha256: '',
      flags: ['encrypted'],
    };
    const higher = childWith({ gradeApplyingTo: 'uel-05', name: 'Zoë' });
    const pre = childWith({ name: 'Karim' });
    const stranger = childWith(
      {
        civilRegistryNo: '77',
        familyNameAr: 'حداد',
        studentNameAr: 'رامي',
        name: 'Rami',
        familyName: 'Haddad',
        dateOfBirth: '2020-01-01',
      },
      undefined,
      {
        father: { mobilePhoneNumber: '+96170000001', homePhoneNumber: '+9611000001' },
        mother: { mobilePhoneNumber: '+96170000002' },
        report: locked,
      },
    );
    for (const each of [higher, pre]) await commit(store, each);
    await commit(store, stranger, { '01.pdf': Buffer.alloc(9) });
    const found = async (filter: Filter) =>
      (await store.list(filter)).applications.map(({ reference }) => reference).toSorted();
    expect(await found({ notice: 'recommendationLetter' })).toEqual([higher.reference]);
    expect(await found({ notice: 'encrypted' })).toEqual([stranger.reference]);
    expect(await found({ notice: 'nothing' })).toEqual([]);
    const [{ relations, phones, emails, missing }] = (await store.list({ references: [higher.reference] }))
      .applications as [ListedApplication];
    expect(phones).toEqual(['+9613123456', '+9611345678', '+96171123456']);
    expect(emails).toEqual(['elias.khoury@mail.example', 'maya.khoury@mail.example']);
    expect(missing).toEqual(['recommendationLetter']);
    expect(await found({ relations })).toEqual([higher.reference, pre.reference].toSorted());
    expect(await found({ relations: ['registry:1247:خوري'] })).toEqual([higher.reference, pre.reference].toSorted());
    expect(await found({ relations: [] })).toEqual([]);
    expect(await found({ entries: [pre, stranger].map(entryOf) })).toEqual(
      [pre.reference, stranger.reference].toSorted(),
    );
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

    expect(await store.log.users()).toEqual(['Maya', 'Rana\n', 'Zeina']);
    const found = async (filter: OfficeLogFilter) =>
      (await store.log.page(1, 9, filter)).map(({ by, did }) => `${by} ${did}`);
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
});

describe('several services on one database', () => {
  const threeStores = async (place?: StoreLocation) => {
    const shared = place ?? (await postgresLocation(cluster));
    return Promise.all([1, 2, 3].map(() => openStore(shared)));
  };

  test('forget after two hours what was not found', async () => {
    const place = await postgresLocation(cluster);
    const [store] = await threeStores(place);
    const id = newId();
    const askAfter = async (minutes: number) => {
      await cluster.run(`update answered_absent set at = at - interval '${minutes} minutes'`, place.databaseUrl);
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
    const place = await postgresLocation(cluster);
    const [store, other] = await threeStores(place);
    const application = applicationFor('staff');
    const entry = entryOf(application);
    await commit(store!, application);
    await cluster.run(
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
    const place = await postgresLocation(cluster);
    const [store] = await threeStores(place);
    const application = childWith({ name: 'Karim' });
    await commit(store!, application);
    const remark = nextRemark([], { mark: 'invited', note: 'Tuesday', by: 'Rana', at: '2026-03-03T08:00:00.000Z' });
    await store!.remarks.add(entryOf(application), remark);
    const before = (await store!.list()).applications;
    await cluster.run(
      `update applications set emails = null, sort_name = null, notices = null, relations = null, mark = null,
         marked_at = null, note = null, remark_words = null, words = '',
         summary = (summary::jsonb - 'phones' - 'emails' - 'sortName' - 'missing' - 'relations')::json`,
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
