import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { filesIn } from '#forms/attachment.ts';
import { staff } from '#forms/staff/staff.ts';
import type { DraftRecord } from '#machines/draftTypes.ts';
import { draftNamed } from '#tests/forms/staff/edited.ts';

const draft = draftNamed('married mother of two');
const record: DraftRecord = { draft, step: 'education', reached: 1, submission: undefined };
const receipt = { submissionId: '3d6f0a52-6a0f-4d7e-9a52-0d5a3c1f9b11', reference: 'K7MQ4-XR29H' };

/** The storage as a page of this device uses it that was just opened. */
const openTab = async () => {
  vi.resetModules();
  const { readDraft, writeDraft } = await import('#src/wizard/draft/records.ts');
  const { servedDate } = await import('#src/wizard/servedDate.ts');
  await servedDate();
  const { generation, ...found } = await readDraft(staff);
  return { found, write: (more: object) => writeDraft({ form: staff, generation, ...more } as never) };
};

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  vi.stubGlobal('window', { location: { pathname: '/join-us/as-staff' } });
  vi.stubGlobal('fetch', async () => new Response(undefined, { headers: { date: new Date().toUTCString() } }));
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 1, 9) });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a draft is found again by the next page, with its files', async () => {
  const first = await openTab();
  expect(first.found.record).toBeUndefined();
  expect(await first.write({ record })).toMatchObject({ stale: false });

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

test('erasing a draft erases its files', async () => {
  const first = await openTab();
  await first.write({ record });
  await first.write({});

  expect((await openTab()).found.record).toBeUndefined();
  const databases = await indexedDB.databases();
  expect(databases.map(({ name }) => name)).toContain('bac-files-staff');
  const { createStore, keys } = await import('idb-keyval');
  expect(await keys(createStore('bac-files-staff', 'kept'))).toEqual([]);
});
