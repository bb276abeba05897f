import { expect, onTestFinished, test, vi } from 'vitest';
import { markAll } from '#server/office/page/markAll.ts';
import { schoolDay } from '#server/schoolTime.ts';
import { entryOf } from '#server/storing/application.ts';
import { deletionOf } from '#server/storing/record.ts';
import { nextRemark } from '#server/storing/remarks.ts';
import { parsed } from '#tests/server/office/page/parsed.ts';
import { pathOf, rowOf, rowsIn, startSchool } from '#tests/server/office/page/school.ts';

const AT = '2026-11-02T08:00:00.000Z';

test('ticks stay when the list is turned or filtered, and are seen, changed and dropped', async () => {
  const { rana, stored, ask } = await startSchool(60);
  const [old, recent] = [stored[0]!, stored[59]!];
  const turn = async (query: Record<string, string>, ...ticked: string[]) => {
    const params = new URLSearchParams([...Object.entries(query), ...ticked.map((each) => ['chosen', each])]);
    const { status, headers } = await rana.get(`/?${params}`);
    expect(status).toBe(303);
    return headers.get('location')!;
  };
  const plain = (reference: string) => reference.replace('-', '');

  const second = await turn({ list: '', picked: '', page: '2' }, recent.reference);
  expect(second).toBe(`/?page=2&picked=${plain(recent.reference)}`);
  const page = (await rana.get(second)).text;
  expect(page).toContain(`<input type="hidden" name="picked" value="${plain(recent.reference)}"/>`);
  expect(page).toContain('1 ticked.');
  const nobody = (await rana.get(`/?q=nobody&picked=${plain(recent.reference)}`)).text;
  expect(nobody).toContain('Do with several');

  const found = await turn({ list: '?page=2', picked: plain(recent.reference), show: '1', q: 'khoury' }, old.reference);
  expect(found).toBe(`/?q=khoury&picked=${plain(recent.reference)}.${plain(old.reference)}`);
  const only = (await rana.get(`/?only=ticked&picked=${plain(recent.reference)}.${plain(old.reference)}`)).text;
  expect(rowsIn(only)).toEqual([recent.reference, old.reference]);
  expect(rowOf(only, old)).toContain('checked=""');
  // What is ticked on the page itself is not in it twice: it could not be unticked.
  expect(only).toContain('<input type="hidden" name="picked" value=""/>');
  expect(only).toContain('<input type="hidden" name="only" value="ticked"/>');
  // What came back to a page with its own ticks is counted once.
  expect(await turn({ list: '', picked: plain(old.reference) }, old.reference)).toBe(
    `/?picked=${plain(old.reference)}`,
  );
  // What is unticked on the page that is sent is not ticked any more.
  expect(await turn({ list: '?only=ticked', picked: '' }, old.reference)).toBe(
    `/?only=ticked&picked=${plain(old.reference)}`,
  );
  expect(await turn({ list: '', picked: plain(old.reference), clear: '1' })).toBe('/');
  // Nothing was found, not everything, where the list of those that are ticked has none.
  const all = { which: 'all', list: '?only=ticked', picked: '', total: '2' };
  expect((await rana.post('/export', { ...all, as: 'csv' })).status).toBe(400);
  for (const path of ['/many/print', '/table']) expect((await ask(path, all)).status, path).toBe(400);
  expect((await ask('/many/marking', all)).status).toBe(409);
  // With the last tick goes the list of those that are ticked.
  expect(await turn({ list: '?q=a&only=ticked&page=2', picked: plain(old.reference), clear: '1' })).toBe('/?q=a');
  expect(await turn({ list: '?q=a', picked: '', jump: '2' })).toBe('/?q=a&page=2');
  expect(await turn({ list: '?q=a&page=3', picked: '', jump: '2' })).toBe('/?q=a&page=2');
  expect(await turn({ list: '?q=a', picked: '', jump: ' ٣' })).toBe('/?q=a&page=3');
  // What no field shows is said.
  const narrowed = async (query: string) =>
    /class="office-narrowed">([^<]+)/.exec((await rana.get(`/?${query}`)).text)?.[1];
  expect(await narrowed(`only=ticked&picked=${plain(old.reference)}`)).toBe('Shown: those that are ticked');
  expect(await narrowed(`with=${old.reference}`)).toBe(`Family and second applications: ${old.reference}`);
  expect(await narrowed('q=a')).toBeUndefined();
  // Whatever else is done leaves the page as it is.
  expect(await turn({ list: '?q=a&page=3', picked: plain(old.reference), jump: '', clear: '1' })).toBe('/?q=a&page=3');
  // Only "Show" takes what stands in the fields of the filter.
  expect(await turn({ list: '?q=a', q: 'changed', picked: '', jump: '', page: '2' })).toBe('/?q=a&page=2');
});

test('those that are ticked, or all that were found, get a mark and a note at once, as one line in what happened', async () => {
  const { rana, send, ask, store, stored } = await startSchool(12);
  const [first, second, third] = [stored[0]!, stored[1]!, stored[2]!];
  await store.remarks.add(entryOf(first), nextRemark([], { mark: 'read', note: 'Was here', by: 'Maya', at: AT }));
  const marked = await send('/many/marking', { newMark: 'invited', newNote: 'Tuesday at 9', which: 'chosen' }, [
    first,
    second,
  ]);
  const changed = [second, first].map(({ reference }) => reference.replace('-', '')).join('.');
  expect([marked.status, marked.headers.get('location')]).toEqual([303, `/?marked=2&changed=${changed}`]);
  const last = async (application: typeof first) => (await store.remarks.all(entryOf(application))).at(-1);
  expect(await last(first)).toMatchObject({ mark: 'invited', note: 'Tuesday at 9\nWas here', by: 'Rana', revision: 2 });
  expect(await last(second)).toMatchObject({ mark: 'invited', note: 'Tuesday at 9', revision: 1 });
  expect(await last(third)).toBeUndefined();
  const after = (await rana.get(`/?mark=new&marked=2&changed=${changed}`)).text;
  expect(after).toContain('2 applications were changed.');
  // They are in no list that is shown, and a slip is to be corrected.
  expect(rowsIn((await rana.get(/href="([^"]+)">Show them/.exec(after)![1]!.replaceAll('&amp;', '&'))).text)).toEqual([
    second.reference,
    first.reference,
  ]);
  for (const odd of ['Infinity', '0.5', '-1', 'x'])
    expect((await rana.get(`/?marked=${odd}`)).text, odd).not.toMatch(/applications? (?:was|were) changed/);

  const all = await send('/many/marking', {
    newMark: 'accepted',
    newNote: '',
    which: 'all',
    list: '?mark=invited',
    total: '2',
  });
  expect(all.status).toBe(303);
  expect([(await last(first))?.mark, (await last(third))?.mark]).toEqual(['accepted', undefined]);
  expect((await last(first))?.note).toBe('Tuesday at 9\nWas here');
  const [action] = await store.log.page(1, 1);
  expect(action).toMatchObject({ by: 'Rana', did: 'marked', count: 2 });

  // A note alone says that someone has read it.
  await send('/many/marking', { newMark: '', newNote: 'Calls back', which: 'chosen' }, [third]);
  expect(await last(third)).toMatchObject({ mark: 'read', note: 'Calls back' });

  // A long note loses nothing, nor when it is saved once more.
  const long = `Called back\n${'x'.repeat(4_980)}\nNumber of the grandmother`;
  const { length } = await store.remarks.all(entryOf(third));
  await rana.post(pathOf(third), { revision: String(length + 1), mark: 'read', note: long });
  await send('/many/marking', { newMark: '', newNote: 'Tuesday', which: 'chosen' }, [third]);
  expect((await last(third))?.note).toBe(`Tuesday\n${long}`);
  // No browser cuts off what is pasted.
  expect((await rana.get(pathOf(third))).text).not.toMatch(/maxlength/i);
  await rana.post(pathOf(third), {
    revision: String(length + 3),
    mark: 'invited',
    note: `Tuesday\n${long}`,
  });
  expect(await last(third)).toMatchObject({ mark: 'invited', note: `Tuesday\n${long}` });

  // Nothing changes when others are found than were shown, or when nothing was asked for.
  const others = await ask('/many/marking', { which: 'all', total: '11' });
  expect([others.status, others.text.includes('has changed from 11 to 12.')]).toEqual([409, true]);
  expect((await send('/many/marking', { newMark: 'hired', newNote: ' ', which: 'chosen' }, [first])).status).toBe(422);
  expect((await send('/many/marking', { newMark: 'declined', which: 'chosen' })).status).toBe(400);
  expect((await store.list({ mark: 'declined' })).total).toBe(0);
});

test('what is asked about several has an address: Back and a reload lead to it, and its answer is sent there', async () => {
  const { rana, url, send, ask, store, stored } = await startSchool(3);
  const [first, second, third] = [stored[0]!, stored[1]!, stored[2]!];
  const picked = [first, second].map(({ reference }) => reference.replace('-', '')).join('.');
  const list = '?mark=new&sort=name';
  for (const path of ['/many/marking', '/many/print', '/many/delete'])
    expect((await ask(path, { which: 'chosen', list, q: 'typed only' }, [first, second])).address).toBe(
      `${path}${list}&picked=${picked}`,
    );
  const { address, text, sent } = await ask('/many/marking', { which: 'chosen', list }, [first, second]);
  expect([first, second, third].map(({ reference }) => text.includes(reference))).toEqual([true, true, false]);
  const { body } = parsed(text);
  expect(body.querySelector('.office-buttons a')!.getAttribute('href')).toBe(`/${list}&picked=${picked}`);
  // Of the address it names only the sentence that may be in the answer.
  expect(body.querySelector('main form')!.getAttribute('action')).toBe('#problem');
  expect(body.querySelectorAll('.office-languages a')).toHaveLength(3);
  // A link of a stranger fills in nothing, and what only looks for the page does nothing.
  expect((await rana.get(`${address}&newMark=invited&newNote=Hello`)).text).not.toMatch(
    />Hello<|value="invited" selected/,
  );
  const headers = { cookie: rana.cookie() };
  expect((await fetch(`${url}/many/print?picked=${picked}`, { method: 'HEAD', headers })).status).toBe(404);
  const refused = await rana.post(address, { ...sent, newMark: '', newNote: '' });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain(`href="/${list.replace('&', '&amp;')}&amp;picked=${picked}"`);
  const saved = await rana.post(address, { ...sent, newMark: 'invited', newNote: 'Tuesday' });
  expect(saved.headers.get('location')).toBe(`/${list}&marked=2&changed=${picked}`);
  expect((await store.list({ mark: 'invited' })).total).toBe(2);

  // As many others are found meanwhile: those that were named get it.
  const all = await ask('/many/marking', { which: 'all', list: '?mark=invited', total: '2' });
  expect(all.address).toBe('/many/marking?mark=invited&which=all&total=2');
  await send('/many/marking', { newMark: 'read', newNote: '', which: 'chosen' }, [first]);
  await send('/many/marking', { newMark: 'invited', newNote: '', which: 'chosen' }, [third]);
  await rana.post(all.address, { ...all.sent, newMark: 'declined', newNote: '' });
  const { applications } = await store.list({ mark: 'declined' });
  expect(applications.map(({ reference }) => reference).toSorted()).toEqual(
    [first.reference, second.reference].toSorted(),
  );
  // Back leads to the question, which none of them fits any more.
  const back = await rana.get(all.address);
  expect([back.status, back.text.includes('has changed from 2 to 1.')]).toEqual([409, true]);
  const none = await rana.get('/many/marking?mark=accepted&which=all&total=2');
  expect([none.status, none.text.includes('has changed from 2 to 0.')]).toEqual([409, true]);
});

test('what another user has marked or deleted meanwhile is said, and what was typed stays', async () => {
  const { rana, signedIn, send, ask, store, stored } = await startSchool(3);
  const maya = await signedIn('Maya');
  const [first, second, third] = [stored[0]!, stored[1]!, stored[2]!];
  const marking = { which: 'chosen', list: '' };
  const { shown } = (await ask('/many/marking', marking, stored)).sent;
  await maya.get(pathOf(first));
  await maya.post(pathOf(second), { mark: 'declined', note: '', revision: '1' });
  const save = (fields: object) =>
    send('/many/marking', { ...marking, newMark: 'invited', newNote: 'Tuesday', shown: shown!, ...fields }, stored);
  const refused = await save({});
  expect(refused.status).toBe(409);
  for (const text of ['1 of them has got another mark meanwhile.', 'data-mark="declined"', 'Tuesday'])
    expect(refused.text).toContain(text);
  expect((await store.list({ mark: 'invited' })).total).toBe(0);
  // A note alone replaces nothing, nor does the same mark.
  expect((await save({ newMark: '' })).status).toBe(303);
  const again = /name="shown" value="([^"]+)"/.exec(refused.text)![1]!;
  expect((await save({ shown: again })).status).toBe(303);
  expect((await save({})).status).toBe(303);

  await store.remove(entryOf(third), deletionOf(third, new Date()));
  const picked = stored.map(({ reference }) => reference.replace('-', '')).join('.');
  expect((await rana.get(`/?picked=${picked}`)).text).toContain('2 ticked.');
  expect((await ask('/many/marking', marking, stored)).text).toContain('1 of them is no longer here.');
  const none = await ask('/many/marking', marking, [third]);
  expect([none.status, none.text.includes('They have been deleted.')]).toEqual([409, true]);
});

test('what was ticked is done whole, also where it is more than fits into an address', async () => {
  const { rana, ask, stored: many } = await startSchool(401);
  const { address, sent } = await ask('/many/marking', { which: 'chosen' }, many);
  const saved = await rana.post(address, { ...sent, newMark: 'invited' });
  expect(saved.headers.get('location')).toBe('/?marked=401');
});

test('when another user marks one of them in between, neither loses anything', async () => {
  const { signedIn, send, store, stored } = await startSchool(3);
  const maya = await signedIn('Maya');
  const path = pathOf(stored[0]!);
  await maya.get(path);
  const [many, one] = await Promise.all([
    send('/many/marking', { newMark: 'invited', newNote: 'Tuesday', which: 'chosen' }, stored),
    maya.post(path, { mark: 'incomplete', note: 'The report', revision: '2' }),
  ]);
  expect(many.status).toBe(303);
  const notes = (await store.remarks.all(entryOf(stored[0]!))).map(({ note, by }) => `${by}: ${note}`);
  expect(notes.filter((note) => note.startsWith('Rana: Tuesday'))).toHaveLength(1);
  expect(notes.filter((note) => note === 'Maya: The report')).toHaveLength(one.status === 303 ? 1 : 0);
});

test('dossiers are printed in one go, each on a new sheet, and that is one line in what happened', async () => {
  const { rana, ask, store, stored } = await startSchool(3);
  const { status, text } = await ask('/many/print', { which: 'chosen' }, stored.slice(0, 2));
  expect(status).toBe(200);
  const sheets = text.split(/<article id="[^"]+" class="office-sheet">/).slice(1);
  expect(sheets).toHaveLength(2);
  // In the order of the list: the newest first.
  for (const [at, sheet] of sheets.entries())
    expect(sheet).toContain(`<b class="reference">${stored[1 - at]!.reference}`);
  expect(text).toContain('Example street');
  expect(text).not.toContain(stored[2]!.reference);
  const [action] = await store.log.page(1, 1);
  expect(action).toMatchObject({ did: 'printed', count: 2 });
  // A stack of sheets that falls down can be put in order again.
  const style = await rana.get(/<link rel="stylesheet" href="(\/many\/[^"]+)" media="print"\/>/.exec(text)![1]!);
  expect(style.headers.get('content-type')).toContain('text/css');
  const ids = Array.from(text.matchAll(/<article id="([^"]+)"/g), ([, id]) => id!);
  for (const [at, id] of ids.entries()) {
    expect(style.text).toContain(`#${id} { page: ${id}; }`);
    const foot = `Application for Admission ${stored[1 - at]!.reference}`;
    expect(style.text).toContain(`@page ${id} { @bottom-left { content: "${foot}"; `);
  }
});

test('several are deleted after their number was typed, and not when something changed meanwhile', async () => {
  const { rana, ask, signedIn, store, stored } = await startSchool(4);
  const [first, second] = [stored[0]!, stored[1]!];
  // Of those that are ticked, on a page that the list does not have without them.
  const list = '?only=ticked&page=2';
  const asked = await ask('/many/delete', { which: 'chosen', list }, [first, second]);
  expect(asked.text).toContain('Delete these 2 applications?');
  for (const { reference } of [first, second]) expect(asked.text).toContain(reference);
  const confirm = (count: string, added = '0') => rana.post(asked.address, { ...asked.sent, added, count });

  const wrong = await confirm('3');
  expect([wrong.status, wrong.text.includes('That is not their number, which is 2.')]).toEqual([422, true]);
  expect((await confirm('2', '-1')).status).toBe(409);
  const reader = await signedIn('Reader', false);
  expect((await reader.get(asked.address)).status).toBe(403);
  expect((await reader.post(asked.address, { ...asked.sent, added: '0', count: '2' })).status).toBe(403);
  expect((await store.list()).total).toBe(4);

  expect((await confirm(' 2 ')).headers.get('location')).toBe('/?deleted=2');
  expect((await rana.get('/?deleted=2')).text).toContain('2 applications were deleted.');
  expect((await store.list()).applications.map(({ reference }) => reference)).toEqual(
    stored.slice(2).map(({ reference }) => reference),
  );
  expect((await store.log.page(1, 1))[0]).toMatchObject({ did: 'deleted', count: 2 });
  const again = await confirm('2');
  expect([again.status, again.text.includes('These applications are no longer here.')]).toEqual([409, true]);
});

test('a deletion that meets another one says how many are gone, and does not claim that nothing was deleted', async () => {
  const { ask, rana, store, stored } = await startSchool(3);
  const [gone, ...others] = stored as [(typeof stored)[0], ...typeof stored];
  const { address, sent } = await ask('/many/delete', { which: 'chosen', list: '?mark=new' }, stored);
  await store.remove(entryOf(gone), deletionOf(gone, await store.now()));
  const met = await rana.post(address, { ...sent, count: '٣' });
  expect([met.status, met.text.includes('1 of them is no longer here')]).toEqual([409, true]);
  expect(met.text).not.toContain('Nothing was deleted');
  expect(met.text).toContain('href="/?mark=new&amp;picked=');
  const left = /name="picked" value="([^"]+)"/.exec(met.text)![1]!;
  // A number in Arabic digits.
  const done = await rana.post(address, { ...sent, picked: left, count: '٢' });
  expect(done.headers.get('location')).toBe('/?mark=new&deleted=2');
  expect(await store.list({ references: others.map(({ reference }) => reference) })).toMatchObject({ total: 0 });
});

test('a mark and a note that are saved for several twice are there once', async () => {
  const { send, store, stored } = await startSchool(2);
  const save = () =>
    send('/many/marking', { newMark: 'invited', newNote: 'Test on Monday\nat 8', which: 'chosen' }, stored);
  const maya = { mark: 'invited', note: 'Test on Monday\nat 8\nCalled', by: 'Maya', at: AT };
  await store.remarks.add(entryOf(stored[1]!), nextRemark([], maya));
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  await save();
  expect((await save()).headers.get('location')).toMatch(/^\/\?marked=2&/);
  const notes = async (at: number) => (await store.remarks.all(entryOf(stored[at]!))).map(({ note }) => note);
  expect(await notes(0)).toEqual(['Test on Monday\nat 8']);
  expect(await notes(1)).toEqual([maya.note, `Test on Monday\nat 8\n${maya.note}`]);
  // The same again on another day is another note.
  vi.setSystemTime(Date.now() + 3 * 24 * 3_600_000);
  await save();
  expect(await notes(0)).toHaveLength(2);
});

test('what happened has names while they exist, and is filtered by person, deed and day', async () => {
  const { rana, send, signedIn, store, stored } = await startSchool(8);
  const maya = await signedIn('Maya');
  await maya.get(pathOf(stored[0]!));
  await send('/many/marking', { newMark: 'invited', newNote: '', which: 'all', list: '', total: '8' });
  const all = (await rana.get('/log')).text;
  expect(all).toMatch(/marked.{1,30}8 applications/);
  expect(all).toContain(' and 3 more');
  expect(all).toContain(`<span class="reference">${stored[0]!.reference}</span>`);
  const events = (text: string) => text.match(/<time>/g)?.length ?? 0;
  expect(events((await rana.get('/log?by=Maya')).text)).toBe(2);
  expect(events((await rana.get('/log?by=Maya&did=opened')).text)).toBe(1);
  expect((await rana.get('/log?by=Maya&page=2')).headers.get('location')).toBe('/log?by=Maya');
  expect(events((await rana.get('/log?did=deleted')).text)).toBe(0);
  const today = schoolDay(new Date().toISOString());
  expect(events((await rana.get(`/log?day=${today}`)).text)).toBeGreaterThan(2);
  // After midnight in Beirut.
  await store.log.add([{ at: '2020-01-01T22:30:00.000Z', by: 'Zeina', did: 'signed in' }]);
  const ofDays = ['2020-01-01', '2020-01-02', '2020-01-03'].map((day) => rana.get(`/log?day=${day}`));
  expect((await Promise.all(ofDays)).map(({ text }) => events(text))).toEqual([0, 1, 0]);
  expect(events((await rana.get('/log?day=lately')).text)).toBe(events((await rana.get('/log')).text));
});

test('one that was deleted meanwhile is not counted among those that were changed', async () => {
  const { store, stored } = await startSchool(3);
  const [kept, deleted] = [entryOf(stored[0]!), entryOf(stored[1]!)];
  await store.remove(deleted, deletionOf(stored[1]!, await store.now()));
  const change = { mark: 'invited', note: '', by: 'Rana', shown: null };
  expect(await markAll(store, [deleted, kept], change)).toEqual({ changed: [kept], left: 0 });
});

test('a mark that a colleague sets while several are being marked stays', async () => {
  const { rana, signedIn, stored, store, ask, send } = await startSchool(12);
  const maya = await signedIn('Maya');
  const asked = (await ask('/many/marking', { which: 'all', list: '', total: '12' })).text;
  const shown = /name="shown" value="([^"]+)"/.exec(asked)![1]!;
  const contested = stored[0]!;
  // While the first of them is being marked.
  vi.spyOn(store.remarks, 'add').mockImplementationOnce(async (...args) => {
    await maya.post(pathOf(contested), { revision: '1', mark: 'declined', note: 'The father withdrew' });
    return store.remarks.add(...args);
  });
  const all = stored.map(({ reference }) => reference.replace('-', '')).join('.');
  const marked = await send(
    '/many/marking',
    { newMark: 'accepted', newNote: '', which: 'chosen', picked: all, shown },
    [],
  );
  const list = (await rana.get(marked.headers.get('location')!)).text;
  expect(list).toContain('11 applications were changed.');
  expect(list).toContain('1 was left as it is: it has got another mark meanwhile.');
  expect((await store.remarks.all(entryOf(contested))).at(-1)).toMatchObject({ mark: 'declined', by: 'Maya' });
});
