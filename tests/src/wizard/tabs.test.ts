import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromCallback, type StateValue, waitFor } from 'xstate';
import { answerAt } from '#forms/draft.ts';
import type { Form } from '#forms/form.ts';
import { staff } from '#forms/staff/staff.ts';
import { draftNamed } from '#tests/forms/staff/edited.ts';
import { lockManager } from '#tests/src/wizard/lockManager.ts';

const opened: (() => void)[] = [];
const persist = vi.fn();

/** A tab that has a form open, over one browser's storage, locks and channel. Its page is told by `tell` of what a browser tells. */
const openTab = async (form: Form = staff) => {
  vi.resetModules();
  const page = new EventTarget();
  vi.stubGlobal('document', Object.assign(page, { querySelector: () => null }));
  vi.stubGlobal('window', Object.assign(page, { location: { pathname: '/join-us/as-staff' } }));
  const { draftOnDevice } = await import('#src/wizard/draft/deviceActors.ts');
  const told: string[] = [];
  const wizard = createActor(fromCallback(({ receive }) => receive(({ type }) => void told.push(type)))).start();
  const actor = createActor(draftOnDevice, { input: { form, wizard } }).start();
  opened.push(() => actor.stop());
  const draft = draftNamed('single man');
  return {
    is: (state: StateValue) => waitFor(actor, (snapshot) => snapshot.matches(state as never), { timeout: 10_000 }),
    state: () => actor.getSnapshot().value,
    told,
    firstName: () => answerAt(actor.getSnapshot().context.record?.draft ?? {}, ['personalInfo', 'firstName']),
    type: (firstName: string) =>
      actor.send({
        type: 'SAVE',
        record: {
          draft: { ...draft, personalInfo: { ...(draft['personalInfo'] as object), firstName } },
          step: 'personalInfo',
          reached: 0,
          submission: undefined,
        },
      }),
    goOnHere: () => actor.send({ type: 'CONTINUE_HERE' }),
    tell: (type: string, more = {}) => page.dispatchEvent(Object.assign(new Event(type), more)),
    close: () => actor.stop(),
    /** The browser shows another tab instead, or this one again. */
    show: (isShown: boolean) => Object.assign(page, { hidden: !isShown }).dispatchEvent(new Event('visibilitychange')),
  };
};

beforeEach(() => {
  vi.stubGlobal('navigator', { locks: lockManager(), userAgent: 'a browser', storage: { persist } });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, clear: () => undefined });
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  for (const close of opened.splice(0)) close();
  persist.mockClear();
});

test('a draft goes on in the tab that asks for it, with its last answers, and comes back when that is left; that of another form stays', async () => {
  const another = await openTab({ ...staff, name: 'another' });
  await another.is({ holding: 'erased' });
  const first = await openTab();
  await first.is({ holding: 'erased' });
  const second = await openTab();
  await second.is({ elsewhere: 'open' });
  first.type('Rana');
  second.goOnHere();
  await second.is({ holding: 'saved' });
  expect([second.firstName(), first.state()]).toEqual(['Rana', { elsewhere: 'takenOver' }]);
  second.type('Rania');
  second.tell('pagehide');
  await first.is({ holding: 'saved' });
  expect([first.firstName(), second.state()]).toEqual(['Rania', 'left']);
  second.tell('pageshow', { persisted: false });
  expect(second.state()).toBe('left');
  second.tell('pageshow', { persisted: true });
  await second.is({ elsewhere: 'open' });
  another.type('Elias');
  another.tell('visibilitychange');
  await another.is({ holding: 'saved' });
  expect(another.told).toEqual(['RESTORE', 'SAVE_SETTLED']);
});

test('a tab that nobody looks at does not take the form from one that is loaded again', async () => {
  const first = await openTab();
  await first.is({ holding: 'erased' });
  const second = await openTab();
  await second.is({ elsewhere: 'open' });
  second.show(false);
  first.type('Rana');
  first.tell('pagehide');
  const again = await openTab();
  await again.is({ holding: 'saved' });
  expect([again.firstName(), second.state()]).toEqual(['Rana', { elsewhere: 'open' }]);
  again.tell('pagehide');
  second.show(true);
  await second.is({ holding: 'saved' });
  expect(second.firstName()).toBe('Rana');
  const third = await openTab();
  await third.is({ elsewhere: 'open' });
  // Both forms are left by a link; their pages stay, and are looked at.
  for (const tab of [third, second]) {
    tab.close();
    tab.show(false);
    tab.show(true);
  }
  const fourth = await openTab();
  await fourth.is({ holding: 'saved' });
});

test('from a tab that does not answer a draft is taken, and that tab says so', async () => {
  // As inside some apps.
  vi.stubGlobal('BroadcastChannel', undefined);
  const { setInterval } = globalThis;
  // How long it is waited for. A tab that answers may be slow to.
  vi.stubGlobal('setInterval', (ask: () => void, delay: number) => setInterval(ask, delay / 100));
  const first = await openTab();
  await first.is({ holding: 'erased' });
  first.type('Rana');
  first.tell('visibilitychange');
  expect(first.state()).toEqual({ holding: 'saving' });
  await first.is({ holding: 'saved' });
  const second = await openTab();
  await second.is({ elsewhere: 'open' });
  second.goOnHere();
  await first.is({ elsewhere: 'takenOver' });
  await second.is({ holding: 'saved' });
  expect(second.firstName()).toBe('Rana');
});

test.each([
  ['a browser', 1],
  // It would ask the applicant.
  ['Firefox/150', 0],
])('%s is asked once, or never, to keep a draft with files', async (userAgent, asked) => {
  Object.assign(navigator, { userAgent });
  const tab = await openTab();
  await tab.is({ holding: 'erased' });
  for (const name of ['Rana', 'Rania']) {
    tab.type(name);
    tab.tell('visibilitychange');
    await tab.is({ holding: 'saved' });
  }
  expect(persist).toHaveBeenCalledTimes(asked);
  expect(console.error).not.toHaveBeenCalled();
});

test('a tab that is left while it reads erases no file that another tab has stored meanwhile, and logs no error', async () => {
  const before = await openTab();
  await before.is({ holding: 'erased' });
  before.type('Rana');
  await before.is({ holding: 'saved' });
  before.close();
  // The disk takes its time.
  const open = indexedDB.open.bind(indexedDB);
  let answer = () => {};
  const disk = new Promise<void>((resolve) => (answer = resolve));
  const opens = vi.spyOn(indexedDB, 'open').mockImplementation((name) => {
    if (!name.startsWith('bac-files')) return open(name);
    const request = { result: undefined as IDBDatabase | undefined, onsuccess: () => undefined };
    void disk.then(() => {
      const opening = open(name);
      opening.addEventListener('success', () => Object.assign(request, { result: opening.result }).onsuccess());
    });
    return request as never;
  });
  const left = await openTab();
  await left.is({ holding: 'reading' });
  await vi.waitFor(() => expect(opens).toHaveBeenCalledWith('bac-files-staff'));
  opens.mockImplementation(open);
  left.tell('pagehide');
  const { createStore, keys, setMany } = await import('idb-keyval');
  const stored = createStore('bac-files-staff', 'kept');
  await setMany([['of another tab', new File(['%PDF-'], 'scan.pdf')]], stored);
  answer();
  for (let count = 0; count < 20; count += 1) expect(await keys(stored)).toContain('of another tab');
  expect(console.error).not.toHaveBeenCalled();
});

test('that a draft can be neither read nor stored is logged', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const tab = await openTab();
  await tab.is({ holding: 'refused' });
  tab.type('Rana');
  tab.tell('visibilitychange');
  await tab.is({ holding: 'refused' });
  expect(vi.mocked(console.error).mock.calls.map(([what]) => what)).toEqual([
    'The draft could not be read from this device.',
    'The draft could not be stored on this device.',
  ]);
});
