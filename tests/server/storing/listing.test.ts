import { describe, expect, test } from 'vitest';
import { schoolDay } from '#server/schoolTime.ts';
import { entryOf, type StoredApplication } from '#server/storing/application.ts';
import type { Filter } from '#server/storing/filter.ts';
import type { Order } from '#server/storing/order.ts';
import { deletionOf } from '#server/storing/record.ts';
import { nextRemark } from '#server/storing/remarks.ts';
import { type ApplicationStore, type ListedApplication } from '#server/storing/store.ts';
import { ownCluster } from '#tests/server/postgres/ownCluster.ts';
import { additionTo, applicationFor, childWith, commit } from '#tests/server/storing/applications.ts';
import { locationsOn, openStore } from '#tests/server/storing/locations.ts';

const cluster = ownCluster();

describe.each(locationsOn(cluster))('in %s', (_name, makeLocation) => {
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
    const part = await store.list({ words: [meant.reference.slice(0, 5)], form: 'papers' });
    expect(part.total).toBe(1);
  });

  test('an application is found by telephone numbers, e-mail addresses, notes, and a reference with a slip', async () => {
    const store = await openStore(await makeLocation());
    const karim = applicationFor('admission');
    const rana = applicationFor('staff', {
      firstName: 'Rana',
      mobilePhone: '+33698765432',
      email: 'R_mansour@gmail.com',
    });
    for (const each of [karim, rana]) await commit(store, each);
    const note = 'Aunt calls from 03/777 888,\nTuesday at 9. قالت تأتي من ٧٠/٦٦٦ ٥٥٥';
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
      '+961 (0)71 123 456',
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
      '70 666555',
      'tuesday',
      'تاتي',
    ])
      expect(await found(typed), typed).toBe('admission');
    expect(await found('03', '123', '456')).toBe('admission');
    for (const typed of [
      '06 98 76 54 32',
      '+33 6 98 76 54 32',
      '+33 (0)6 98 76 54 32',
      'r_mansour',
      'R_Mansour@Gmail.com',
    ])
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
    // Three letters are others, whatever they are.
    const three = [0, 1, 2].map((at) => (plain[at] === other ? (other === 'A' ? 'C' : 'A') : other)).join('');
    expect(await found(`${three}${plain.slice(3)}`)).toBe('');
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
    for (const note of ['A paper', 'The report']) await change('2026-03-05', { note });
    const [listed] = (await store.list()).applications;
    expect(listed).toMatchObject({ mark: 'incomplete', markedAt: '2026-03-02T08:00:00.000Z', note: 'The report' });
    await change('2026-03-07', { mark: 'invited' });
    const [again] = (await store.list({ mark: 'invited' })).applications;
    expect(again).toMatchObject({ mark: 'invited', markedAt: '2026-03-07T08:00:00.000Z', note: 'The report' });
    expect((await store.remarks.all(entry)).map(({ revision, mark, note }) => [revision, mark, note])).toEqual([
      [1, 'incomplete', ''],
      [2, 'incomplete', 'A paper'],
      [3, 'incomplete', 'The report'],
      [4, 'invited', 'The report'],
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
    const staff = [
      ['Elias', 'Khoury'],
      ['Ziad', 'Awad'],
      ['Elias', 'Khoury'],
    ];
    for (const [at, [firstName, familyName]] of staff.entries())
      await commit(store, applicationFor('staff', { firstName, familyName }, on(at + 5)));
    const byName = (await store.list({ form: 'staff' }, undefined, 'name')).applications;
    // Of one name the newest is first.
    expect(byName.map(({ applicant, receivedAt }) => [applicant, schoolDay(receivedAt).slice(-1)])).toEqual([
      ['Ziad Awad', '6'],
      ['Elias Khoury', '7'],
      ['Elias Khoury', '5'],
    ]);
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
    const pre = childWith({ name: 'Karim', familyNameAr: 'خُوري' });
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
    expect(await found({ entries: [] })).toEqual([]);
  });
});
