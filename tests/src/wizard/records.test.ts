import { IDBDatabase, IDBFactory, IDBKeyRange, IDBObjectStore, IDBTransaction } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { filesIn } from '#forms/attachment.ts';
import { type DraftGroup, entriesOf, filesOf, groupOf } from '#forms/draftValue.ts';
import type { Form } from '#forms/form.ts';
import { limits } from '#forms/limits.ts';
import { staff } from '#forms/staff/staff.ts';
import type { DraftRecord } from '#machines/draftTypes.ts';
import { draftNamed } from '#tests/forms/staff/edited.ts';

const fromServer = { 'content-security-policy': "default-src 'none'" };

const draft = draftNamed('married mother of two');
const record: DraftRecord = { draft, step: 'education', reached: 1, submission: undefined };
const receipt = { submissionId: '3d6f0a52-6a0f-4d7e-9a52-0d5a3c1f9b11', reference: 'K7MQ4-XR29H' };

/** The storage as a page of this device uses it that was just opened. */
const openTab = async (form: Form = staff, { signal } = new AbortController()) => {
  vi.resetModules();
  const { forgetRecord, readDraft, writeDraft } = await import('#src/wizard/draft/records.ts');
  const { servedDate } = await import('#src/wizard/servedDate.ts');
  const { correctClock } = await import('#forms/today.ts');
  await servedDate().then(correctClock, () => undefined);
  const { generation, ...found } = await readDraft(form, signal);
  return {
    found,
    write: (more: object) => writeDraft({ form, generation, ...more } as never),
    forget: () => forgetRecord(form),
  };
};

/** The ids of the files whose bytes the device stores. */
const storedFiles = async (form = 'staff') => {
  const { createStore, keys } = await import('idb-keyval');
  return keys(createStore(`bac-files-${form}`, 'kept'));
};

/** How often a page has begun to read the draft. */
const claims = async () => {
  const { createStore, get } = await import('idb-keyval');
  return get<number>('staff:generation', createStore('bac-drafts', 'kept'));
};

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  vi.stubGlobal('window', { location: { pathname: '/join-us/as-staff' } });
  vi.stubGlobal(
    'fetch',
    async () => new Response(undefined, { headers: { date: new Date().toUTCString(), ...fromServer } }),
  );
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 1, 9) });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  // The next file of this worker has a clock that nothing has corrected.
  vi.resetModules();
});

test('a device whose databases have lost what was in them stores the draft and its files, and finds them later', async () => {
  for (const name of ['bac-drafts', 'bac-files-staff'])
    await new Promise((resolve) => {
      const opening = indexedDB.open(name);
      opening.addEventListener('success', () => resolve(opening.result.close()));
    });
  const tab = await openTab();
  await tab.write({ record });
  // Safari closes a database without an event.
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
    throw new DOMException('It is closing.', 'InvalidStateError');
  });
  await tab.write({ record: { ...record, step: 'references' } });
  const { found } = await openTab();
  expect(found.record).toMatchObject({ step: 'references' });
  expect(filesIn(found.record!.draft)).toHaveLength(filesIn(draft).length);
});

test('a write that finds something missing leads to no other database', async () => {
  const tab = await openTab();
  await tab.write({ record });
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('The file is gone.', 'NotFoundError');
  });
  await expect(tab.write({ record })).rejects.toThrow('The file is gone.');
  await tab.write({ record: { ...record, step: 'references' } });
  expect((await openTab()).found.record).toMatchObject({ step: 'references' });
});

test('a draft is found again by the next page, with its files, and not by another form', async () => {
  const another = await openTab({ ...staff, name: 'another' });
  await another.write({ record, receipt });
  const first = await openTab();
  expect(first.found).toEqual({});
  for (const tab of [first, another]) expect(await tab.write({ record })).toMatchObject({ stale: false });

  const { found } = await openTab();

  expect(found.record).toMatchObject({ step: 'education', reached: 1 });
  expect(filesIn<File>(found.record!.draft).map(({ name }) => name)).toEqual(filesIn(draft).map(({ name }) => name));
});

test('a page that another has replaced changes nothing any more', async () => {
  const first = await openTab();
  await first.write({ record });
  await openTab();

  expect(await first.write({ record: { ...record, step: 'references' } })).toEqual({ stale: true });
  expect(await first.write({})).toEqual({ stale: true });

  const third = await openTab();
  expect(third.found.record?.step).toBe('education');
  expect(await third.write({ record: { ...record, step: 'employmentInfo' } })).toMatchObject({ stale: false });
});

test.each([
  ['the last moment of the 30th day', new Date(2026, 11, 1, 23, 59), true],
  ['the day after', new Date(2026, 11, 2, 0, 1), false],
])('a draft and a receipt that were stored on 1 November: %s', async (_, now, isKept) => {
  const first = await openTab();
  await first.write({ record, receipt });
  vi.setSystemTime(now);

  const { found } = await openTab();

  expect([found.record !== undefined, found.receipt]).toEqual([isKept, isKept ? receipt : undefined]);
});

test('each save keeps a draft for another 30 days, but not the receipt', async () => {
  await (await openTab()).write({ record, receipt });
  vi.setSystemTime(new Date(2026, 10, 20));
  await (await openTab()).write({ record, receipt });
  vi.setSystemTime(new Date(2026, 11, 10));

  const { found } = await openTab();

  expect([found.record?.step, found.receipt]).toEqual(['education', undefined]);
});

test('an application that was not confirmed is named until its draft has expired', async () => {
  const named = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => named.get(key) ?? null,
    setItem: (key: string, value: string) => named.set(key, value),
  });
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { pathname: '/join-us/as-staff' } }));
  const submission = { id: receipt.submissionId, fingerprint: '', unsure: true };
  const { unsentForms } = await import('#src/frame/unsent/unsentForms.ts');
  await (await openTab()).write({ record: { ...record, submission, lastSend: 'awaited' } });
  expect(unsentForms()).toBe('staff');
  vi.setSystemTime(new Date(2026, 10, 20));
  await openTab();
  expect(unsentForms()).toBe('staff');
  vi.setSystemTime(new Date(2026, 11, 10));
  await openTab();
  expect(unsentForms()).toBe('');
});

test('erasing a draft erases its files', async () => {
  const first = await openTab();
  await first.write({ record });
  await first.write({});

  expect((await openTab()).found.record).toBeUndefined();
  const databases = await indexedDB.databases();
  expect(databases.map(({ name }) => name)).toContain('bac-files-staff');
  expect(await storedFiles()).toEqual([]);
});

test.each([0, 1, 2, 5, 10, 20])('files that come %i turns after an erasure has begun are stored', async (turns) => {
  const first = await openTab();
  const erasure = first.write({});
  for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
  await Promise.all([erasure, first.write({ record })]);
  await first.write({ record: { ...record, step: 'references' } });
  expect(await storedFiles()).toHaveLength(filesIn(draft).length);
});

test('what was erased while the bytes of a file were being stored stays erased, and another form is stored meanwhile', async () => {
  const [tab, another] = [await openTab(), await openTab({ ...staff, name: 'another' })];
  await tab.write({ record });
  const [passport] = filesIn(draft);
  const personalInfo = { ...(draft['personalInfo'] as object), passport: [{ ...passport!, id: 'scanned again' }] };
  const scanned = { ...record, draft: { ...draft, personalInfo } };
  await Promise.all([tab.write({ record: scanned }), another.write({ record }), tab.write({})]);
  expect((await openTab()).found.record).toBeUndefined();
  const again = await openTab();
  await again.write({ record });
  await Promise.all([again.write({ record: scanned }), another.write({ record })]);
  expect(filesIn((await openTab()).found.record!.draft).map(({ id }) => id)).toContain('scanned again');
});

test('a file that the draft has no more is erased when the form is opened again, and none of another form', async () => {
  await (await openTab({ ...staff, name: 'another' })).write({ record });
  const first = await openTab();
  await first.write({ record });
  const { personalInfo } = draft;
  await first.write({ record: { ...record, draft: { ...draft, personalInfo: { ...personalInfo, passport: [] } } } });
  expect(await storedFiles()).toHaveLength(filesIn(draft).length);

  const { found } = await openTab();

  expect(await storedFiles()).toEqual(filesIn(found.record!.draft).map(({ id }) => id));
  expect(await storedFiles('another')).toHaveLength(filesIn(draft).length);
});

test('a file that is too large to be sent is not stored; a photograph is, and is left out once its bytes are lost', async () => {
  const largest = { ...filesIn(draft)[0]!, id: 'largest', size: limits.fileBytes };
  const file = (id: string) => ({ ...largest, id, size: limits.fileBytes + 1 });
  const photographing = { path: [], replaces: [], photographs: [{ file: file('photograph') }] };
  const { personalInfo } = draft;
  const large = { ...draft, personalInfo: { ...personalInfo, passport: [largest, file('large')] } };
  await (await openTab()).write({ record: { ...record, draft: large, photographing } });

  const { found } = await openTab();

  expect(found.record!.draft['personalInfo']).toEqual({
    ...personalInfo,
    passport: [expect.objectContaining({ id: 'largest' })],
  });
  expect(found.record!.photographing!.photographs.map((each) => each.file.id)).toEqual(['photograph']);

  const { createStore, del } = await import('idb-keyval');
  await del('photograph', createStore('bac-files-staff', 'kept'));
  expect((await openTab()).found.record!.photographing!.photographs).toEqual([]);
});

test('on a device without room for a PDF, its photographs, the file that it replaces, and all other answers stay', async () => {
  const [passport] = filesIn(draft);
  const path = ['personalInfo', 'passport'];
  const photographing = { path, replaces: [], photographs: [{ file: { ...passport!, id: 'photograph' } }] };
  const { personalInfo } = draft;
  const tab = await openTab();
  await tab.write({ record: { ...record, photographing } });
  // No device stores a function.
  const pdf = { ...passport!, id: 'PDF', body: () => undefined };
  const answers = { ...draft, personalInfo: { ...personalInfo, firstName: 'Rana Maria', passport: [pdf] } };
  await expect(tab.write({ record: { ...record, draft: answers } })).rejects.toThrow();
  answers.personalInfo.fatherName = 'Elias';
  await expect(tab.write({ record: { ...record, draft: answers } })).rejects.toThrow();

  const { found } = await openTab();

  expect(found.record!.photographing!.photographs.map((each) => each.file.id)).toEqual(['photograph']);
  expect(filesIn(found.record!.draft).map(({ id }) => id)).toEqual(filesIn(draft).map(({ id }) => id));
  expect(found.record!.draft['personalInfo']).toMatchObject({ firstName: 'Rana Maria', fatherName: 'Elias' });
});

test.each([
  { refused: { 'personalInfo[firstName]': 'No.' } },
  { refused: [{ names: ['personalInfo[firstName]'], message: 'No.' }] },
  { photographing: { photographs: [] } },
  { photographing: { path: ['personalInfo', 'passport'], replaces: [], photographs: 3 } },
  { submission: { fingerprint: 'x' } },
])('what another version has stored beside the answers in another shape is left out: %j', async (beside) => {
  await (await openTab()).write({ record: { ...record, ...beside } });
  const { found } = await openTab();
  expect(found.record).toMatchObject({ step: 'education', refused: [] });
  expect([found.record!.photographing, found.record!.submission]).toEqual([undefined, undefined]);
});

/** The record with other files as the passport. No device stores a function. */
const withPassport = (...ids: string[]) => {
  const [file] = filesIn(draft);
  const { personalInfo } = draft;
  const more = { 'too large': { size: limits.fileBytes + 1 }, 'not storable': { body: () => undefined } };
  const passport = ids.map((id) => ({ ...file!, id, ...more[id as keyof typeof more] }));
  return { record: { ...record, draft: { ...draft, personalInfo: { ...personalInfo, passport } } } };
};
const passportFound = async () => {
  const { found } = await openTab();
  return filesIn((found.record!.draft['personalInfo'] as DraftGroup)['passport']).map(({ id }) => id);
};

test('of several files those that could be stored stay, beside one that is too large, too; none comes back that was removed', async () => {
  const tab = await openTab();
  await tab.write(withPassport());
  await tab.write(withPassport('too large', 'good'));
  expect(await passportFound()).toEqual(['good']);

  const another = await openTab();
  await another.write(withPassport('first', 'second'));
  await expect(another.write(withPassport('first', 'second', 'not storable'))).rejects.toThrow();
  await expect(another.write(withPassport('second', 'not storable'))).rejects.toThrow();
  expect(await passportFound()).toEqual(['second']);

  const third = await openTab();
  await Promise.all([third.write(withPassport('removed at once')), third.write(withPassport())]);
  await expect(third.write(withPassport('not storable'))).rejects.toThrow();
  expect(await passportFound()).toEqual([]);
});

test('a file without room takes no other file of its save with it, and brings none back that was removed', async () => {
  const { put, add } = IDBObjectStore.prototype as unknown as Record<'put' | 'add', (...input: unknown[]) => never>;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...input) {
    const request = put.apply(this, input);
    // The second request fails later, and with it the whole transaction, as where the device runs full.
    if (input[1] === 'no room') add.apply(this, input);
    return request;
  });
  const tab = await openTab();
  await expect(tab.write(withPassport('first', 'second', 'no room'))).rejects.toThrow();
  expect(await passportFound()).toEqual(['first', 'second']);

  const another = await openTab();
  await expect(another.write(withPassport('second', 'no room'))).rejects.toThrow();
  await expect(another.write(withPassport('no room'))).rejects.toThrow();
  expect(await passportFound()).toEqual(['second']);
});

test('what an application has replaced stays also where it is submitted, and no file of one that was erased comes back', async () => {
  const tab = await openTab();
  await tab.write({ record });
  await expect(tab.write(withPassport('not storable'))).rejects.toThrow();
  const submission = { id: receipt.submissionId, fingerprint: '' };
  await expect(tab.write({ record: { ...withPassport('not storable').record, submission } })).rejects.toThrow();
  expect(await passportFound()).toEqual(filesIn((draft['personalInfo'] as DraftGroup)['passport']).map(({ id }) => id));

  const another = await openTab();
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  expect(await another.write({})).toMatchObject({ stale: false });
  await expect(another.write(withPassport('not storable'))).rejects.toThrow();
  expect(await passportFound()).toEqual([]);
});

test('no file of an application comes back that was being stored as another one replaced it', async () => {
  const tab = await openTab();
  const stored = tab.write({ record });
  tab.forget();
  await stored;
  await expect(tab.write(withPassport('not storable'))).rejects.toThrow();
  expect(await passportFound()).toEqual([]);
});

test('a full device keeps nothing of what was sent, no receipt of the application before, and what was saved since', async () => {
  const isFullOnce = () =>
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
  const tab = await openTab();
  await tab.write({ record, receipt });
  const sent = { submissionId: '9a6f0a52-6a0f-4d7e-9a52-0d5a3c1f9b11', reference: 'R3JWT-9AKX4' };
  isFullOnce();
  await expect(tab.write({ receipt: sent })).rejects.toThrow();
  const another = await openTab();
  expect([another.found, await storedFiles()]).toEqual([{}, []]);

  isFullOnce();
  const saved = [another.write({ receipt: sent }), another.write({ record })];
  await Promise.allSettled(saved);
  expect((await openTab()).found.record?.step).toBe('education');
});

test('what a file without room was to replace stays also where its question is hidden and asked again', async () => {
  const worked = draftNamed('experienced teacher');
  const workExperience = groupOf(worked['workExperience']);
  const [first, ...later] = entriesOf(workExperience['experiences']);
  const previousEmploymentLetter = filesOf(first!['previousEmploymentLetter']);
  const unstorable = previousEmploymentLetter.map((file) => ({ ...file, id: 'not storable', body: () => undefined }));
  const experiences = [{ ...first!, previousEmploymentLetter: unstorable }, ...later];
  const tab = await openTab();
  await tab.write({ record: { ...record, draft: worked } });
  for (const hasWorkExperience of ['yes', 'no', 'yes']) {
    const changed = { ...worked, workExperience: { ...workExperience, hasWorkExperience, experiences } };
    await expect(tab.write({ record: { ...record, draft: changed } })).rejects.toThrow();
  }
  const { found } = await openTab();
  expect(filesIn(found.record!.draft['workExperience']).map(({ id }) => id)).toEqual(
    previousEmploymentLetter.map(({ id }) => id),
  );
});

test('a file that replaces another one is there also where the page is left as soon as it is shown', async () => {
  const tab = await openTab();
  await tab.write({ record });
  const { personalInfo } = draft;
  const scanned = {
    ...personalInfo,
    firstName: 'Rana Maria',
    passport: [{ ...filesIn(draft)[0]!, id: 'scanned again' }],
  };
  void tab.write({ record: { ...record, draft: { ...draft, personalInfo: scanned } } });
  const { found } = await openTab();
  expect(found.record!.draft['personalInfo']).toMatchObject({
    firstName: 'Rana Maria',
    passport: [{ id: 'scanned again', body: expect.any(File) }],
  });
});

test('on a device that can store bytes but no file, a file comes back with its name, type and content', async () => {
  const put: IDBObjectStore['put'] = Reflect.get(IDBObjectStore.prototype, 'put');
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
    if (args[0] instanceof File) throw new DOMException('No file can be stored.', 'DataCloneError');
    return put.apply(this, args);
  });
  await (await openTab()).write({ record });

  const [stored] = filesIn<File>((await openTab()).found.record!.draft);

  const [attached] = filesIn<File>(draft);
  expect([stored!.body.name, stored!.body.type]).toEqual([attached!.name, 'application/pdf']);
  expect(await stored!.body.text()).toBe(await attached!.body.text());
});

test('a database that the browser has closed is opened again', async () => {
  const opened: IDBDatabase[] = [];
  const open = indexedDB.open.bind(indexedDB);
  vi.spyOn(indexedDB, 'open').mockImplementation((...args) => {
    const request = open(...args);
    request.addEventListener('success', () => opened.push(request.result));
    return request;
  });
  const tab = await openTab();
  for (const database of opened) database.close();

  expect(await tab.write({ record })).toMatchObject({ stale: false });
});

test('no transaction waits for the script of its page', async () => {
  const begun = vi.spyOn(IDBDatabase.prototype, 'transaction');
  const committed = vi.spyOn(IDBTransaction.prototype, 'commit');
  const tab = await openTab();
  await tab.write({ record });
  await tab.write({ record: { ...record, step: 'references' } });
  await openTab();
  const ours = begun.mock.calls.filter(([, mode]) => mode !== 'versionchange');
  expect(ours.length).toBeGreaterThan(6);
  expect(committed).toHaveBeenCalledTimes(ours.length);
});

test('a page that is left while it reads leaves nothing begun', async () => {
  await (await openTab()).write({ record });
  const page = new AbortController();
  const get = Reflect.get(IDBObjectStore.prototype, 'get') as (this: IDBObjectStore, ...input: unknown[]) => never;
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementationOnce(function (this: IDBObjectStore, ...key) {
    queueMicrotask(() => page.abort());
    return get.call(this, ...key);
  });
  await expect(openTab(staff, page)).rejects.toThrow(/abort/i);

  expect((await openTab()).found.record?.writtenBy).toBe(1);
  expect(await claims()).toBe(2);

  const opening = new AbortController();
  const found = openTab(staff, opening);
  opening.abort();
  await expect(found).rejects.toThrow(/abort/i);
  expect(await claims()).toBe(2);
});

test('a device that has no room even for a claim shows what it has, and stores again as soon as there is room', async () => {
  await (await openTab()).write({ record });
  const put: IDBObjectStore['put'] = Reflect.get(IDBObjectStore.prototype, 'put');
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
    // As in Chromium, where the commit fails.
    queueMicrotask(() => (this.transaction as unknown as { _abort(error: string): void })._abort('QuotaExceededError'));
    return put.apply(this, args);
  });
  const tab = await openTab();
  expect(tab.found.record?.step).toBe('education');
  full.mockRestore();
  expect(await tab.write({ record: { ...record, step: 'references' } })).toMatchObject({ stale: false });
  expect((await openTab()).found.record?.step).toBe('references');
});

test('the record is stored before its files, and the smallest of them first: a full device refuses what comes later', async () => {
  const tab = await openTab();
  const put = vi.spyOn(IDBObjectStore.prototype, 'put');
  const [file] = filesIn(draft);
  const passport = [9, 1, 5].map((size) => ({ ...file!, id: `${size} bytes`, size }));
  await tab.write({ record: { ...record, draft: { personalInfo: { passport } } } });
  expect(put.mock.calls.map(([, key]) => key)).toEqual(['staff', '1 bytes', '5 bytes', '9 bytes']);
});

test('files that the visitor has cleared are stored again by the next save', async () => {
  const tab = await openTab();
  await tab.write({ record });
  const { clear, createStore } = await import('idb-keyval');
  await clear(createStore('bac-files-staff', 'kept'));
  await tab.write({ record: { ...record, step: 'references' } });
  expect(await storedFiles()).toHaveLength(filesIn(draft).length);
});

const noConnection = () => Promise.reject(new TypeError('Failed to fetch'));

test('without a connection no draft is old, whatever the clock of the device says', async () => {
  await (await openTab()).write({ record });
  vi.setSystemTime(new Date(2027, 10, 1));
  vi.stubGlobal('fetch', noConnection);

  expect((await openTab()).found.record?.step).toBe('education');
});

test.each([
  ['1970', new Date(1970, 0, 1)],
  ['a year ago', new Date(2025, 10, 1)],
  ['in 40 days', new Date(2026, 11, 11)],
  ['2038', new Date(2038, 0, 19)],
])('a wrong date from the network, %s, makes nothing old, neither at once nor later', async (_, wrong) => {
  const { fetch } = globalThis;
  await (await openTab()).write({ record, receipt });
  vi.stubGlobal(
    'fetch',
    async () => new Response(undefined, { headers: { date: wrong.toUTCString(), ...fromServer } }),
  );
  const tab = await openTab();
  expect(tab.found).toMatchObject({ record: { step: 'education' }, receipt });
  await tab.write({ record, receipt });
  vi.stubGlobal('fetch', fetch);
  expect((await openTab()).found).toMatchObject({ record: { step: 'education' }, receipt });
});

test('a draft that was stored before the server’s date was known is never old', async () => {
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', noConnection);
  await (await openTab()).write({ record });
  vi.setSystemTime(new Date(2027, 10, 1));
  vi.stubGlobal('fetch', fetch);

  expect((await openTab()).found.record?.step).toBe('education');
});
