import { expect, test } from 'vitest';
import { entryOf, type StoredApplication } from '#server/storing/application.ts';
import type { Filter } from '#server/storing/filter.ts';
import { orders } from '#server/storing/order.ts';
import { deletionOf } from '#server/storing/record.ts';
import { nextRemark } from '#server/storing/remarks.ts';
import { summaryOf } from '#server/storing/summary.ts';
import { storeChildren } from '#tests/server/office/schoolWith.ts';
import { ownCluster } from '#tests/server/postgres/ownCluster.ts';
import { randomFrom } from '#tests/server/randomFrom.ts';
import { additionTo, applicationFor, childWith, commit } from '#tests/server/storing/applications.ts';
import { folderLocation, openStore, postgresLocation } from '#tests/server/storing/locations.ts';

const cluster = ownCluster();

test('any filter, order and page gives in PostgreSQL what it gives in a folder', async () => {
  const random = randomFrom('Beirut');
  const pick = <T>(values: readonly T[]): T => values[random.below(values.length)]!;
  const stores = [await openStore(await folderLocation()), await openStore(await postgresLocation(cluster()))];
  const [children] = (await Promise.all(stores.map((store) => storeChildren(store, 12)))) as [StoredApplication[]];
  // Two at one moment, of which languages and bytes order the names differently.
  const others = ['Kılıç', 'Kobeissi'].map((familyName, at) =>
    applicationFor('staff', { familyName }, new Date(`2026-06-0${1 + at}T05:00:00Z`)),
  );
  const additions = [...children.slice(0, 3), ...children.slice(0, 1), ...others].map(({ reference }, at) =>
    additionTo(reference, new Date(`2026-06-0${1 + (at % 3)}T21:30:00Z`)),
  );
  const astray = additionTo('AAAAA-AAAAA');
  const later = [...others, ...additions, astray];
  for (const each of later) for (const store of stores) await commit(store, each);
  const all = [...children, ...later];
  for (let at = 0; at < 20; at += 1) {
    const application = pick(all);
    const existing = await stores[0]!.remarks.all(entryOf(application));
    const change = {
      ...(random.chance(0.6) && { mark: pick(['new', 'read', 'invited', 'waiting list']) }),
      ...(random.chance(0.5) && { note: pick(['Calls 03 777 888', '100% Kh_oury', '']) }),
      ...(application.form === 'papers' && random.chance(0.7) && { addsTo: pick(children).reference }),
    };
    const remark = nextRemark(existing, { by: 'Rana', at: `2026-06-${10 + at}T08:00:00.000Z`, ...change });
    for (const store of stores) await store.remarks.add(entryOf(application), remark);
  }
  for (const store of stores) await store.remove(entryOf(children[5]!), deletionOf(children[5]!, new Date()));

  const some = <T>(values: readonly T[]) => values.filter(() => random.chance(0.3));
  const conditions: Record<keyof Filter, () => unknown> = {
    form: () => pick(['staff', 'admission', 'papers']),
    from: () => pick(['2026-06-01', '2026-06-02', '2026-06-03']),
    to: () => pick(['2026-06-01', '2026-06-02', '2026-06-03']),
    appliesFor: () => pick(['pre-kg-1', 'withdrawal', 'teacherPos']),
    words: () =>
      pick([
        [pick(children).reference.slice(0, 5)],
        ['khoury'],
        ['03 100'],
        ['.1@mail.example'],
        ['100%'],
        ['h_o'],
        ['777888'],
        ['elias', 'khoury'],
        ['Elhajj الحاج'],
        [`ref. ${pick(children).reference}`],
      ]),
    references: () => some(all).map(({ reference }) => reference),
    addsTo: () => some(children).map(({ reference }) => reference),
    unfit: () => true,
    mark: () => pick(['new', 'read', 'invited', 'waiting list']),
    notice: () => pick(['encrypted', 'recommendationLetter']),
    relations: () => some(children).flatMap((child) => summaryOf(child).relations),
    entries: () => some(all).map(entryOf),
  };
  let found = 0;
  for (let round = 0; round < 120; round += 1) {
    const chosen = Object.entries(conditions).filter(() => random.chance(round % 3 === 0 ? 0.3 : 0.12));
    const filter: Filter = Object.fromEntries(chosen.map(([name, make]) => [name, make()]));
    const order = pick([undefined, ...orders]);
    const page = pick([undefined, { number: 1, size: 50 }, { number: 1 + random.below(3), size: 4 }]);
    const [inFolder, inDatabase] = await Promise.all(stores.map((store) => store.list(filter, page, order)));
    expect(inDatabase, JSON.stringify([filter, page, order])).toEqual(inFolder);
    found += inFolder!.total > 0 && chosen.length > 0 ? 1 : 0;
    const counts = await Promise.all(stores.map((store) => store.counts(filter)));
    const [ofFolder, ofDatabase] = counts.map((each) => each.map((count) => JSON.stringify(count)).toSorted());
    expect(ofDatabase, JSON.stringify(filter)).toEqual(ofFolder);
  }
  expect(found).toBeGreaterThan(30);
  const underscored = await Promise.all(stores.map((store) => store.list({ words: ['_1@mail.example'] })));
  expect(underscored.map(({ total }) => total)).toEqual([0, 0]);
});

test('what a secretary types finds the same in PostgreSQL as in a folder, and no more', async () => {
  const stores = [await openStore(await folderLocation()), await openStore(await postgresLocation(cluster()))];
  const names = [
    ['El-Hajj', 'الحاج'],
    ['Bou Khalil', 'بو شبل'],
    ['Abi Rached', 'أبي راشد'],
    ['Khoury', 'خوري'],
    ['El Khatib', 'الأيوبي'],
  ] as const;
  const children = names.map(([familyName, familyNameAr], at) => {
    const day = new Date(`2026-06-0${1 + at}T05:00:00Z`);
    const numbers = {
      father: { mobilePhoneNumber: `+961377788${at}` },
      mother: { mobilePhoneNumber: `+9617077788${at}` },
    };
    const learner = { familyName, familyNameAr, name: `Name${at}`, studentNameAr: 'كريم', fatherNameAr: 'نبيل' };
    return childWith(learner, day, numbers);
  });
  const note = nextRemark([], { note: 'عمّه الياس بو حبيب', by: 'Rana', at: '2026-06-10T08:00:00.000Z' });
  for (const store of stores) {
    for (const child of children) await commit(store, child);
    await store.remarks.add(entryOf(children[0]!), note);
  }
  const { reference } = children[2]!;
  const [start, end] = reference.split('-');
  for (const [typed, found] of [
    ['Elhajj', [0]],
    ['ElHajj', [0]],
    ['Boukhalil', [1]],
    ['بوشبل', [1]],
    ['Abirached', [2]],
    ['الخوري', [3]],
    ['خوري', [3]],
    ['الكريم', [0, 1, 2, 3, 4]],
    ['الكري', []],
    ['بوحبيب', [0]],
    ['العمه', [0]],
    ['Elham', []],
    [`ref ${reference}`, [2]],
    [`réf. ${start} ${end}`, [2]],
    [`المرجع: ${reference}`, [2]],
    [Array.from(`${start}${end}`).join(' '), [2]],
    ['03 777 883 / 70 777 883', [3]],
    ['03 777 883 / 70 777 884', []],
  ] as const) {
    const lists = await Promise.all(stores.map((store) => store.list({ words: [typed] })));
    const expected = found.map((at) => children[at]!.reference);
    for (const { applications } of lists)
      expect(
        applications.map((each) => each.reference),
        typed,
      ).toEqual(expected);
  }
});
