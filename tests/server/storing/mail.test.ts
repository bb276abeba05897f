import { readdir, readFile, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { newId } from '#forms/id.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { encode } from '#forms/wire.ts';
import { SEND_TIMEOUT } from '#server/office/mail/mail.ts';
import { entryOf, keyOf } from '#server/storing/application.ts';
import { createStore, type StoreLocation } from '#server/storing/createStore.ts';
import { disk } from '#server/storing/fileSystem.ts';
import { createSentLog } from '#server/storing/folder/sentLog.ts';
import type { QueuedMail, SendMails } from '#server/storing/mailQueue.ts';
import { deletionOf } from '#server/storing/record.ts';
import { mailServer, mailThrough } from '#tests/server/office/mailServer.ts';
import { ownCluster } from '#tests/server/postgres/ownCluster.ts';
import { startIntake } from '#tests/server/startIntake.ts';
import { additionTo, applicationFor, commit } from '#tests/server/storing/applications.ts';
import { folderLocation, locationsOn, openStore, postgresLocation } from '#tests/server/storing/locations.ts';
import { mailOf, toOffice } from '#tests/server/storing/mailOf.ts';

const cluster = ownCluster();

const receiptsPerDay = 5;

/** Makes it the next day: in a folder by this clock, in a database by moving its rows to a day before. */
const onAnotherDay = async ({ databaseUrl }: StoreLocation, sql: string) => {
  if (databaseUrl) {
    await cluster().run(sql, databaseUrl);
    return;
  }
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 3_600_000 });
  onTestFinished(() => void vi.useRealTimers());
};

describe.each(locationsOn(cluster))('the mail in %s', (_name, makeLocation) => {
  const openedMail = async (place?: StoreLocation) => {
    const store = await openStore(place ?? (await makeLocation()));
    await store.mail.open();
    return store;
  };

  test('has an e-mail to the office and one to each applicant', async () => {
    const store = await openedMail();
    const application = applicationFor('admission');
    await commit(store, application, {}, { receiptsPerDay });
    // A retry and a copy are no reason to write.
    await commit(store, application, {}, { receiptsPerDay });
    await commit(store, applicationFor('staff'));
    expect(await store.mail.nextDueIn(0)).toBe(0);

    const sent = await mailOf(store);

    const { form, reference, receivedAt } = application;
    const about = { form, key: keyOf(application.submissionId), reference, receivedAt, applicant: 'Karim Khoury' };
    const byPlace = (a: QueuedMail, b: QueuedMail) => (String(a.recipient) < String(b.recipient) ? -1 : 1);
    expect(sent.toSorted(byPlace)).toEqual([
      { ...about, recipient: 0, to: 'elias.khoury@mail.example', withheld: 0, tries: 0, age: expect.any(Number) },
      { ...about, recipient: 1, to: 'maya.khoury@mail.example', withheld: 0, tries: 0, age: expect.any(Number) },
      { ...about, recipient: 'office', withheld: 0, tries: 0, age: expect.any(Number) },
    ]);
    // Nor is a retry whose e-mails were sent.
    await commit(store, application, {}, { receiptsPerDay });
    expect(await mailOf(store)).toEqual([]);
    expect(await store.mail.nextDueIn(0)).toBeUndefined();
  });

  test('waits for its retry, also after a restart', async () => {
    const place = await makeLocation();
    const first = await openedMail(place);
    await commit(first, applicationFor('staff'), {}, { receiptsPerDay });
    await first.mail.sendReceipt(async () => [{ retryIn: 0 }]);
    await pause(5);
    const sent = await mailOf(first, toOffice);
    expect(sent.map(({ recipient, tries, age }) => [recipient, tries, age > 0])).toEqual([
      ['office', 0, true],
      [0, 1, true],
    ]);
    expect(await mailOf(first)).toEqual([]);
    expect(await first.mail.nextDueIn(0)).toBeGreaterThan(3_000_000);
    await first.close();

    const store = await openedMail(place);

    expect(await store.mail.nextDueIn(0)).toBeGreaterThan(3_000_000);
  });

  test("to one mailbox is withheld above the daily limit until the next day, and the office's e-mail says so", async () => {
    const place = await makeLocation();
    const store = await openedMail(place);
    const addresses = ['elias@mail.example', 'Elias+1@mail.example', 'ELIAS@mail.example', 'other@mail.example'];
    for (const email of addresses) await commit(store, applicationFor('staff', { email }), {}, { receiptsPerDay: 2 });

    const sent = await mailOf(store);

    const receipts = sent.filter((mail) => !toOffice(mail)).map(({ to }) => to);
    expect(receipts).toEqual(['elias@mail.example', 'Elias+1@mail.example', 'other@mail.example']);
    expect(sent.filter(toOffice).map(({ withheld }) => withheld)).toEqual([0, 0, 1, 0]);

    await onAnotherDay(place, "update receipts set day = '2026-01-01'");
    await commit(store, applicationFor('staff', { email: 'elias@mail.example' }), {}, { receiptsPerDay: 2 });
    expect(await mailOf(store)).toHaveLength(2);
  });

  test('to the office tells of the first addition of a day to an application, and of no further one', async () => {
    const place = await makeLocation();
    const store = await openedMail(place);
    const options = { receiptsPerDay: 9 };
    for (const reference of ['K7MQ4-XR29H', 'K7MQ4-XR29H', 'K7MQ4-XR29H', 'R3JWT-9AKX4'])
      await commit(store, additionTo(reference), {}, options);

    const sent = await mailOf(store);

    expect(sent.filter(toOffice).map(({ addsTo }) => addsTo)).toEqual(['K7MQ4-XR29H', 'R3JWT-9AKX4']);
    expect(sent.filter((mail) => !toOffice(mail))).toHaveLength(4);
    await onAnotherDay(place, "update receipts set day = '2026-01-01'");
    await commit(store, additionTo('K7MQ4-XR29H'), {}, options);
    expect((await mailOf(store)).filter(toOffice)).toHaveLength(1);
  });

  test('to the office is one e-mail about all applications since the last, also when the clock was set back', async () => {
    const place = await makeLocation();
    const store = await openedMail(place);
    const interval = 3_600_000;
    const together: number[] = [];
    const send: SendMails = async (mails) => {
      together.push(mails.length);
      return mails.map(() => 'done');
    };
    await commit(store, applicationFor('staff'), {}, { receiptsPerDay: 1 });
    expect(await store.mail.sendReceipt(send)).toBe(true);
    // What fails is no e-mail.
    await store.mail.sendToOffice(interval, async () => [{ retryIn: 0 }]);
    expect(await store.mail.sendToOffice(interval, send)).toBe(true);
    for (let i = 0; i < 3; i += 1) await commit(store, applicationFor('staff'), {}, { receiptsPerDay: 1 });
    expect(await store.mail.sendToOffice(interval, send)).toBe(false);
    expect(await store.mail.nextDueIn(interval)).toBeGreaterThan(3_000_000);
    expect(await store.mail.sendToOffice(0, send)).toBe(true);
    expect(together).toEqual([1, 1, 3]);

    if (place.databaseUrl)
      await cluster().run(
        "update office_mail set written_at = clock_timestamp() + interval '1 day'",
        place.databaseUrl,
      );
    else vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 1_000 });
    onTestFinished(() => void vi.useRealTimers());
    await commit(store, applicationFor('staff'), {}, { receiptsPerDay: 1 });
    expect(await store.mail.sendToOffice(interval, send)).toBe(true);
  });
});

describe('in a folder', () => {
  test('an e-mail about an application that cannot be read is sent an hour later', async () => {
    const store = await openStore(await folderLocation());
    await store.mail.open();
    const application = applicationFor('staff');
    await commit(store, application, {}, { receiptsPerDay });
    const record = store.locationOf(entryOf(application), 'application.json');
    const text = await readFile(record, 'utf8');
    await writeFile(record, text.slice(0, 99));
    expect(await mailOf(store)).toEqual([]);
    await writeFile(record, text);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
    onTestFinished(() => void vi.useRealTimers());
    expect(await mailOf(store)).toHaveLength(2);
  });
});

test('what was sent is not sent again, nor tried earlier, when the disk of the folder has become read-only', async () => {
  let readOnly = false;
  const orRefuse =
    <A extends unknown[], T>(write: (...given: A) => Promise<T>) =>
    (...given: A) =>
      readOnly
        ? Promise.reject(Object.assign(new Error('read-only'), { code: 'EROFS', syscall: 'open' }))
        : write(...given);
  const { open, rm, rename } = disk;
  const fs = { ...disk, open: orRefuse(open), rm: orRefuse(rm), rename: orRefuse(rename) };
  const store = await createStore(await folderLocation(), { fs });
  await store.open(['staff', 'admission']);
  await store.mail.open();
  for (const form of ['admission', 'staff'] as const) await commit(store, applicationFor(form), {}, { receiptsPerDay });
  // What is sent is read before.
  const send = (outcome: 'done' | { retryIn: number }) => async (mails: readonly QueuedMail[]) => {
    readOnly = true;
    return mails.map(() => outcome);
  };
  for (const outcome of ['done', { retryIn: 60_000 }, { retryIn: 60_000 }] as const) {
    readOnly = false;
    await expect(store.mail.sendReceipt(send(outcome))).rejects.toMatchObject({ code: 'EROFS' });
  }
  readOnly = false;
  await expect(store.mail.sendToOffice(0, send('done'))).rejects.toMatchObject({ code: 'EROFS' });
  expect(await store.mail.nextDueIn(0)).toBeGreaterThan(50_000);
});

describe('several services on one database', () => {
  const threeStores = async (place?: StoreLocation) => {
    const shared = place ?? (await postgresLocation(cluster()));
    return Promise.all([1, 2, 3].map(() => openStore(shared)));
  };

  test('send one e-mail to the office at a time, however slow the mail server is', async () => {
    const place = await postgresLocation(cluster());
    const other = await openStore(place);
    // Long enough for a busy machine between two statements, and shorter than the mail server takes.
    const times = { connecting: 10_000, statement: 10_000, idleInTransaction: 2_000 };
    const slow = await createStore(place, { fs: disk, databaseTimes: times });
    onTestFinished(() => slow.close());
    const commitOne = () => commit(other, applicationFor('staff'), {}, { receiptsPerDay });
    await commitOne();
    const sent = await slow.mail.sendToOffice(3_600_000, async () => {
      await commitOne();
      expect(await other.mail.sendToOffice(3_600_000, async () => ['done'])).toBe(false);
      await pause(2_500);
      return ['done'];
    });
    expect(sent).toBe(true);
  });

  test('send each e-mail once', async () => {
    const stores = await threeStores();
    for (let i = 0; i < 20; i += 1)
      await commit(stores[i % 3]!, applicationFor('staff', { email: `${i}@mail.example` }), {}, { receiptsPerDay });

    const sent = (await Promise.all(stores.map((store) => mailOf(store)))).flat();

    const names = sent.map(({ key, recipient }) => `${key} ${recipient}`);
    expect(names).toHaveLength(40);
    expect(new Set(names).size).toBe(40);
  });

  test('count the receipts of one mailbox together', async () => {
    const stores = await threeStores();
    await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        commit(stores[i % 3]!, applicationFor('staff', { email: 'one@mail.example' }), {}, { receiptsPerDay }),
      ),
    );
    const sent = (await Promise.all(stores.map((store) => mailOf(store)))).flat();
    expect(sent.filter((mail) => !toOffice(mail))).toHaveLength(5);
  });

  test('send an e-mail that another service was sending when it was killed, minutes later', async () => {
    const place = await postgresLocation(cluster());
    const [killed, other] = await threeStores(place);
    await commit(killed!, applicationFor('staff'), {}, { receiptsPerDay });
    void killed!.mail.sendReceipt(() => new Promise(() => {}));
    void killed!.mail.sendToOffice(0, () => new Promise(() => {}));
    await vi.waitFor(async () => expect(await other!.mail.nextDueIn(0)).toBeGreaterThan(SEND_TIMEOUT), 20_000);
    expect(await mailOf(other!)).toEqual([]);
    await cluster().run("update mail set due_at = due_at - interval '5 min'", place.databaseUrl);
    expect(await mailOf(other!)).toHaveLength(2);
  });

  test('do not send again what one of them was sending when it was stopped', async () => {
    const place = await postgresLocation(cluster());
    let answer = () => {};
    const { received, port } = await mailServer(0, {}, new Promise((resolve) => (answer = resolve)));
    const { intake, post } = await startIntake({
      databaseUrl: place.databaseUrl!,
      mail: mailThrough(port),
    });
    expect((await post(encode(newId(), staffExamples['single man']))).status).toBe(201);
    // Either of the two may be the first.
    await vi.waitFor(() => expect(received).toHaveLength(1), 20_000);
    const closed = intake.close();
    answer();
    await closed;
    await cluster().run("update mail set due_at = due_at - interval '5 min'", place.databaseUrl);
    const isFirst = (mail: QueuedMail) => toOffice(mail) === (received[0]!.to[0] === 'office@school.example');
    expect((await mailOf(await openStore(place))).filter(isFirst)).toEqual([]);
  });

  test('delete an application while an e-mail about it is being sent, of which nothing is left', async () => {
    const place = await postgresLocation(cluster());
    const [sending, deleting] = await threeStores(place);
    for (const outcome of ['done', { retryIn: 0 }] as const) {
      const application = applicationFor('staff');
      await commit(sending!, application, {}, { receiptsPerDay });
      const remove = async () => {
        await deleting!.remove(entryOf(application), deletionOf(application, new Date()));
        return [outcome];
      };
      expect(await sending!.mail.sendToOffice(0, remove)).toBe(true);
      expect(await deleting!.mail.nextDueIn(0)).toBeUndefined();
    }
  });

  test('forget the receipts of days before', async () => {
    const place = await postgresLocation(cluster());
    const [store] = await threeStores(place);
    for (const receipts of [1, 0]) {
      await commit(store!, applicationFor('staff'), {}, { receiptsPerDay: 1 });
      await store!.sweep();
      expect((await mailOf(store!)).filter((mail) => !toOffice(mail))).toHaveLength(receipts);
    }
    await cluster().run("update receipts set day = '2026-01-01'", place.databaseUrl);
    await store!.sweep();
    expect(await cluster().run('select day from receipts', place.databaseUrl)).toEqual([]);
  });
});

test('the day of the limit is that of the school, and nothing is left of the days before', async () => {
  const { dataDir } = await folderLocation();
  const log = createSentLog(disk, dataDir);
  onTestFinished(() => void vi.useRealTimers());
  const mayBeSent = [];
  // 1:30, 3:30 and 0:30 in Beirut.
  for (const now of ['2026-06-08T22:30:00Z', '2026-06-09T00:30:00Z', '2026-06-09T21:30:00Z']) {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
    mayBeSent.push(await log.countReceipt('elias@mail.example', 1));
  }
  expect(mayBeSent).toEqual([true, false, true]);
  expect(await readdir(dataDir)).toEqual(['sent-2026-06-10.log']);
});
