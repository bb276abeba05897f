import { expect, test } from 'vitest';
import { admissionExamples } from '#forms/admission/examples.ts';
import { newId } from '#forms/id.ts';
import { deleteAll } from '#server/office/deleteAll.ts';
import { applicationOf, entryOf } from '#server/storing/application.ts';
import { nextRemark } from '#server/storing/remarks.ts';
import { type ApplicationStore, nameOf } from '#server/storing/store.ts';
import { summaryOf } from '#server/storing/summary.ts';
import { startOfficePage, startOfficeWith } from '#tests/server/office/page/startOfficePage.ts';

// The store's contract (tests/server/storing) shows that a database answers as a folder does.

const commitChild = async (store: ApplicationStore, name: string, at: string, language?: 'ar') => {
  const child = JSON.parse(JSON.stringify(admissionExamples['pre-KG child who was in none']));
  const locked = { file: '01.pdf', name: '', type: '', size: 9, sha256: '', flags: ['encrypted'] };
  const answers = { ...child, learner: { ...child.learner, studentNameAr: name }, ...(language && { locked }) };
  const application = applicationOf('admission', newId(), answers, new Date(at), language);
  await store.withSpool((spool) => store.commit(application, spool));
  return application;
};

const referencesIn = (text: string) => [...text.matchAll(/class="reference">([^<]+)</g)].map(([, found]) => found);

test('the list has pages of 50, newest first, or a sentence when it is empty', async () => {
  const { signedIn, stored, paths } = await startOfficeWith(52);
  const rana = await signedIn();
  const newest = stored.map(({ reference }) => reference).toReversed();
  const first = await rana.get('/');
  expect(referencesIn(first.text)).toEqual(newest.slice(0, 50));
  expect(first.text).toMatch(/<button [^>]*value="2"[^>]*>Older<\/button>/);
  expect(referencesIn((await rana.get('/?page=2')).text)).toEqual(newest.slice(50));
  const [last, next] = [paths.at(-50)!, paths.at(-51)!];
  expect((await rana.get(last)).text).toContain(`<a href="${next}?page=2">Older</a>`);
  expect((await rana.get(`${next}?page=2`)).text).toContain(`<a href="${last}">Newer</a>`);
  const beyond = await rana.get('/?page=99&jump=7');
  expect(beyond.headers.get('location')).toBe('/?page=2');
  expect((await rana.get('/?q=nobody')).text).toContain('Nothing was found.');
  const none = await startOfficePage();
  expect((await (await none.signedIn()).get('/')).text).toContain('Nothing has been received yet.');
});

test('the list is filtered by form, grade, days, mark and names without harakat and hamza', async () => {
  const { signedIn, store } = await startOfficePage();
  const ahmad = await commitChild(store, 'أَحْمَد', '2026-03-01T08:00:00Z', 'ar');
  const rami = await commitChild(store, 'رامي', '2026-03-05T08:00:00Z');
  const rana = await signedIn();
  const found = async (query: string) => referencesIn((await rana.get(`/?${query}`)).text);
  expect(await found(new URLSearchParams({ q: 'احمد' }).toString())).toEqual([ahmad.reference]);
  expect(await found('from=2026-03-02&to=2026-03-05')).toEqual([rami.reference]);
  expect(await found('grade=pre-kg-1&form=admission')).toEqual([rami.reference, ahmad.reference]);
  expect(await found('form=staff')).toEqual([]);
  expect(await found('from=lately&form=nonsense')).toHaveLength(2);
  const all = (await rana.get('/')).text;
  expect(all.match(/class="office-(?:note|unusual)">[^<]+/g)).toEqual([
    'class="office-unusual">a file asks for a password',
    'class="office-note">Arabic',
  ]);
  expect(all).toContain('<span lang="ar" dir="rtl">رامي');
  expect(all).toContain('<option value="pre-kg-1">');
  expect(all).toContain('<option value="encrypted">a file asks for a password</option>');
  expect(await found('has=encrypted')).toEqual([ahmad.reference]);
  await rana.get(`/applications/${nameOf(entryOf(rami))}`);
  expect(await found('mark=new')).toEqual([ahmad.reference]);
  expect(await found('mark=read')).toEqual([rami.reference]);
  const isNew = (await rana.get('/')).text.match(/office-row--new.*?<\/li>/gs)!;
  expect(isNew.map(referencesIn)).toEqual([[ahmad.reference]]);
  expect((await rana.get('/?form=staff')).text).not.toContain('<option value="pre-kg-1">');
  const filtered = (await rana.get('/?mark=read')).text;
  expect(filtered).toContain('<option value="read" selected="">');
  // What is exported is what was found.
  expect(filtered).toContain('<input type="hidden" name="list" value="?mark=read"/>');
  const path = `/applications/${nameOf(entryOf(ahmad))}`;
  expect((await rana.get(path)).text).toContain('filled in in Arabic');
  expect((await rana.get(path, { 'accept-language': 'fr' })).text).toMatch(/rempli en .?arabe/);
});

test('opening an application marks it as read, and its page links to the neighbors in the list', async () => {
  const { signedIn, paths } = await startOfficeWith(3);
  const rana = await signedIn();
  const middle = await rana.get(`${paths[1]}?mark=new`);
  expect(middle.text).toContain(`href="${paths[2]}?mark=new"`);
  expect(middle.text).toContain(`href="${paths[0]}?mark=new"`);
  // It is not new any more, and stands between the same two.
  await rana.post(`${paths[1]}?mark=new`, { mark: 'invited', note: '', revision: '2' });
  const again = await rana.get(`${paths[1]}?mark=new`);
  for (const other of [paths[2], paths[0]]) expect(again.text).toContain(`href="${other}?mark=new"`);
  expect((await rana.get(paths[1]!)).text).toMatch(/data-mark="read">read<\/span> <bdi>Rana<\/bdi>/);
});

test('when two users save a remark at once, the second sees the first remark and keeps the typed text', async () => {
  const { signedIn, store, stored, paths } = await startOfficeWith(1);
  const [rana, maya] = [await signedIn('Rana'), await signedIn('Maya')];
  expect((await rana.get(paths[0]!)).text).toContain('name="revision" value="2"');
  const first = await rana.post(paths[0]!, { mark: 'invited', note: 'Tuesday at 9', revision: '2' });
  const second = await maya.post(paths[0]!, { mark: 'incomplete', note: 'A paper is missing', revision: '2' });
  expect([first.status, second.status]).toEqual([303, 409]);
  expect(second.text).toContain('<bdi>Rana</bdi> has changed this meanwhile');
  expect(second.text).toContain('Tuesday at 9');
  expect(second.text).toContain('>A paper is missing</textarea>');
  expect(second.text).toContain('name="revision" value="3"');
  expect(second.text).toContain('<option value="incomplete" selected="">');
  expect(second.text).toContain('<title>Not saved: ');
  // A mark that she has not touched is the one that was set meanwhile.
  const untouched = { mark: 'read', shownMark: 'read', note: 'Mother called', revision: '2' };
  expect((await maya.post(paths[0]!, untouched)).text).toContain('<option value="invited" selected="">');
  // So is a note.
  const onlyMarked = { mark: 'incomplete', shownMark: 'read', note: '', revision: '2' };
  expect((await maya.post(paths[0]!, onlyMarked)).text).toContain('>Tuesday at 9</textarea>');

  const note = 'Tuesday at 9\r\nA paper is missing';
  expect((await maya.post(paths[0]!, { mark: 'incomplete', note, revision: '3' })).status).toBe(303);
  for (const revision of ['9', '0', 'x'])
    expect((await maya.post(paths[0]!, { mark: 'declined', revision })).status, revision).toBe(409);
  const kept = await store.remarks.all(entryOf(stored[0]!));
  expect(kept.map((remark) => [remark.by, remark.mark, remark.note])).toEqual([
    ['Rana', 'read', ''],
    ['Rana', 'invited', 'Tuesday at 9'],
    ['Maya', 'incomplete', 'Tuesday at 9\nA paper is missing'],
  ]);
  const { text } = await rana.get(paths[0]!);
  expect(text).toContain('<option value="incomplete" selected="">');
  expect([...text.matchAll(/data-mark="(\w+)"/g)].map(([, mark]) => mark)).toEqual(['incomplete', 'invited', 'read']);
});

test('a remark that was saved is said to be, until it is not the last one', async () => {
  const { signedIn, paths } = await startOfficeWith(1);
  const rana = await signedIn();
  const { headers } = await rana.post(`${paths[0]}?mark=new`, { mark: 'invited', note: '', revision: '1' });
  const address = headers.get('location')!;
  expect(address).toBe(`${paths[0]}?mark=new&saved=1`);
  const { text } = await rana.get(address);
  expect(text).toContain('role="status">Saved.<');
  // Its form, its ways and its languages lead on without this.
  expect(text.match(/(?:href|action)="[^"]*saved=/)).toBeNull();
  // Nothing was changed.
  const same = await rana.post(paths[0]!, { mark: 'invited', note: '', revision: '2' });
  expect(same.headers.get('location')).toBe(`${paths[0]}?saved=1`);
  expect((await rana.get(same.headers.get('location')!)).text.match(/data-mark="invited"/g)).toHaveLength(1);
  await rana.post(paths[0]!, { mark: 'declined', note: '', revision: '2' });
  expect((await rana.get(address)).text).not.toContain('Saved.');
});

test('a note that cannot be saved, because its application was deleted, is there to be copied', async () => {
  const { signedIn, store, stored, paths } = await startOfficeWith(1);
  const rana = await signedIn();
  await deleteAll(store, [summaryOf(stored[0]!)]);
  const { status, text } = await rana.post(paths[0]!, { mark: 'read', note: 'Mother called', revision: '2' });
  expect(status).toBe(404);
  expect(text).toContain('readOnly="">Mother called</textarea>');
});

test('a remark that is saved twice is saved, and is there once', async () => {
  const { signedIn, store, stored, paths } = await startOfficeWith(1);
  const rana = await signedIn();
  await rana.get(paths[0]!);
  const save = () => rana.post(paths[0]!, { mark: 'invited', note: 'Call the mother', revision: '2' });
  const saved = [...(await Promise.all([save(), save()])), await save()];
  expect(saved.map(({ status }) => status)).toEqual([303, 303, 303]);
  // Another note, from another tab that has not seen this one.
  const other = await rana.post(paths[0]!, { mark: 'invited', note: 'Call the father', revision: '2' });
  expect(other.status).toBe(409);
  expect(await store.remarks.all(entryOf(stored[0]!))).toHaveLength(2);
});

test('a note is stored without what is invisible in a message that it was copied from', async () => {
  const { signedIn, store, stored, paths } = await startOfficeWith(1);
  const rana = await signedIn();
  await rana.post(paths[0]!, { mark: 'read', note: '\u200fاتصلت بالأم\r\n\u202a+961 3 123 456\u202c', revision: '1' });
  expect((await store.remarks.all(entryOf(stored[0]!)))[0]!.note).toBe('اتصلت بالأم\n+961 3 123 456');
});

test('an application is beside the same two when others have left or joined the list before it', async () => {
  const { signedIn, paths } = await startOfficeWith(102);
  const rana = await signedIn();
  const waysIn = (text: string) =>
    [...text.matchAll(/<a href="(\/applications\/[^"?]+)[^"]*">(Newer|Older)</g)].map(([, path, way]) => [way, path]);
  const around = (at: number) => [
    ['Newer', paths[at + 1]],
    ['Older', paths[at - 1]],
  ];
  // The newest is the last one. The 50th and the 51st of the list of new ones are at its pages' border.
  expect(waysIn((await rana.get(`${paths[52]}?mark=new`)).text)).toEqual(around(52));
  expect(waysIn((await rana.get(`${paths[51]}?mark=new&page=2`)).text)).toEqual([
    ['Newer', paths[53]],
    ['Older', paths[50]],
  ]);
  expect(waysIn((await rana.get(`${paths[51]}?page=1`)).text)).toEqual(around(51));
  expect(waysIn((await rana.get(`${paths[52]}?page=2`)).text)).toEqual(around(52));
  // It has left the list from between two pages.
  for (const page of ['', '&page=3']) {
    const { text } = await rana.get(`${paths[49]}?mark=new${page}`);
    expect(waysIn(text), page).toEqual(around(49));
  }
  // More than a page of others.
  expect(waysIn((await rana.get(`${paths[100]}?page=3`)).text)).toEqual(around(100));
  expect(waysIn((await rana.get(`${paths[1]}?page=1`)).text)).toEqual(around(1));
});

test('a mark that is not offered is not set, a note stays whole, and the log has both', async () => {
  const { signedIn, store, stored, paths } = await startOfficeWith(1);
  const rana = await signedIn();
  await rana.get(paths[0]!);
  // Longer than what is written at once: it has others above it.
  const note = 'x'.repeat(5_001);
  await rana.post(paths[0]!, { mark: 'hired', note, revision: '2' });
  expect((await store.remarks.all(entryOf(stored[0]!))).at(-1)).toMatchObject({ mark: 'read', note });
  expect((await store.log.page(1, 1)).map(({ did }) => did)).toEqual(['marked']);
  // One that the school has given up stays where it is set.
  const remarks = await store.remarks.all(entryOf(stored[0]!));
  const at = new Date().toISOString();
  await store.remarks.add(entryOf(stored[0]!), nextRemark(remarks, { mark: 'waiting list', by: 'Maya', at }));
  expect((await rana.get(paths[0]!)).text).toContain('<option value="waiting list" selected="">');
  await rana.post(paths[0]!, { mark: 'hired', note: '', revision: '4' });
  expect((await store.remarks.all(entryOf(stored[0]!))).at(-1)).toMatchObject({ mark: 'waiting list', note: '' });
});

test('ticked applications, or all that match, are exported as a ZIP and as a sheet', async () => {
  const { signedIn, stored } = await startOfficeWith(12);
  const rana = await signedIn();
  const chosen = stored.slice(0, 2).map(({ reference }): [string, string] => ['chosen', reference]);
  const sheet = await rana.post('/export', [...chosen, ['which', 'chosen'], ['as', 'csv']]);
  expect(sheet.headers.get('content-disposition')).toMatch(
    /^attachment; filename="applications-\d{4}-\d\d-\d\d\.csv"$/,
  );
  expect(stored.filter(({ reference }) => sheet.text.includes(reference))).toEqual(stored.slice(0, 2));
  const all = await rana.post('/export', { which: 'all', as: 'csv', list: '?form=staff' });
  const staff = stored.filter(({ form }) => form === 'staff').map(({ reference }) => reference);
  expect(stored.map(({ reference }) => reference).filter((each) => all.text.includes(each))).toEqual(staff);
  const zip = await rana.post('/export', [...chosen, ['which', 'chosen'], ['as', 'zip']]);
  expect([zip.status, zip.text.slice(0, 2)]).toEqual([200, 'PK']);
  expect(zip.text).toContain(stored[0]!.reference);
  expect((await rana.post('/export', { which: 'chosen', as: 'zip' })).status).toBe(400);
});

test('an application is deleted after its reference was typed, with its remarks, and the log keeps the events', async () => {
  const { signedIn, store, stored, paths } = await startOfficeWith(2);
  const rana = await signedIn();
  const entry = entryOf(stored[0]!);
  const list = '?mark=new&sort=name';
  expect((await rana.get(`${paths[0]}${list}`)).text).toContain(`${paths[0]}/delete?mark=new&amp;sort=name`);
  const wrong = await rana.post(`${paths[0]}/delete`, { reference: stored[1]!.reference });
  expect([wrong.status, wrong.text.includes('Nothing was deleted.')]).toEqual([422, true]);
  const typed = stored[0]!.reference.toLowerCase().replace('-', ' ');
  expect((await rana.get(`${paths[0]}/delete${list}`)).text).toContain(`href="${paths[0]}?mark=new&amp;sort=name"`);
  const deleted = await rana.post(`${paths[0]}/delete${list}`, { reference: typed });
  expect(deleted.headers.get('location')).toBe('/?mark=new&sort=name&deleted=1');
  expect((await store.list()).applications.map(({ reference }) => reference)).toEqual([stored[1]!.reference]);
  expect(await store.remarks.all(entry)).toEqual([]);
  expect((await rana.get(paths[0]!)).status).toBe(404);
  const happened = await rana.get('/log');
  expect((await store.log.page(1, 50)).map(({ did, by }) => `${by} ${did}`)).toEqual([
    'Rana deleted',
    'Rana opened',
    'Rana signed in',
  ]);
  expect(happened.text).toContain('that is no longer here');
  expect(happened.text).not.toContain(stored[0]!.reference);
});
