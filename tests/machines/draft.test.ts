import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { blank, withAnswer } from '#forms/draft.ts';
import type { DraftGroup } from '#forms/draftValue.ts';
import { staff } from '#forms/staff/staff.ts';
import { draftMachine } from '#machines/draft.ts';
import type {
  DeviceState,
  DraftRecord,
  EarlyInput,
  FormInput,
  LockInput,
  StoredRecord,
  WriteInput,
  Written,
} from '#machines/draftTypes.ts';
import { receipt } from '#machines/inspect/samples.ts';
import { reached } from '#tests/machines/reached.ts';

const recordOf = (firstName: string): DraftRecord => ({
  draft: withAnswer(blank(staff), ['personalInfo', 'firstName'], firstName),
  step: 'personalInfo',
  reached: 0,
  submission: undefined,
});

/** A device that several tabs share, with its write requests. */
const deviceWith = ({ canRead = true, canWrite = true } = {}) => {
  const device = {
    canRead,
    canWrite,
    generation: 0,
    record: undefined as StoredRecord | undefined,
    receipt: undefined as WriteInput['receipt'],
    writes: [] as WriteInput[],
    waits: [] as number[],
    locks: [] as (boolean | Promise<boolean>)[],
  };
  const read = (): Promise<DeviceState> => {
    if (!device.canRead) return Promise.reject(new Error('This device keeps nothing.'));
    device.generation += 1;
    const { generation, record, receipt: found } = device;
    return Promise.resolve({ generation, record, receipt: found });
  };
  const write = (input: WriteInput): Promise<Written> => {
    device.writes.push(input);
    if (!device.canWrite || input.generation === undefined)
      return Promise.reject(new DOMException('The disk is full.', 'QuotaExceededError'));
    if (input.generation !== device.generation) return Promise.resolve({ stale: true });
    const savedAt = new Date(device.writes.length);
    device.record = input.record && { ...input.record, savedAt, writtenBy: input.generation };
    device.receipt = input.receipt;
    return Promise.resolve({ stale: false, savedAt: input.record && savedAt });
  };
  return { device, read, write };
};

/** A tab on a device, with the events that its wizard receives. */
const tabOn = ({ device, read, write }: ReturnType<typeof deviceWith>, early?: DraftGroup) => {
  const received: { type: string; draft?: unknown; receipt?: unknown }[] = [];
  const wizard = createActor(fromCallback(({ receive }) => receive((event) => received.push(event)))).start();
  const machine = draftMachine.provide({
    actors: {
      requestLock: fromPromise<boolean, LockInput>(({ input: { timeout } }) => {
        device.waits.push(timeout);
        return Promise.resolve(device.locks.shift() ?? true);
      }),
      awaitLock: fromCallback(() => undefined),
      stealLock: fromPromise(() => Promise.resolve(true)),
      readDevice: fromPromise<DeviceState, FormInput>(read),
      writeDevice: fromPromise<Written, WriteInput>(({ input }) => write(input)),
      collectEarlyAnswers: fromPromise<DraftGroup | undefined, EarlyInput>(() => Promise.resolve(early)),
    },
    delays: { saveDelay: 1, deviceTimeout: 200 },
  });
  const actor = createActor(machine, { input: { form: staff, wizard } }).start();
  const is = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    reached(actor, (snapshot) => snapshot.matches(state));
  const type = (firstName: string) => actor.send({ type: 'SAVE', record: recordOf(firstName) });
  const lastReceived = () => received.at(-1);
  const typed = () => actor.getSnapshot().context.record?.draft;
  return { actor, received, lastReceived, typed, is, type, send: actor.send.bind(actor) };
};

const [rana, mona] = [recordOf('Rana').draft, recordOf('Mona').draft];

test('a receipt is removed on request, also where another tab has the form', async () => {
  const shared = deviceWith();
  const { send, is, type, actor, typed } = tabOn(shared);
  await is({ holding: 'erased' });
  type('Rana');
  await is({ holding: 'saved' });
  send({ type: 'SENT', receipt });
  await is('finished');
  expect(shared.device).toMatchObject({ record: undefined, receipt });
  const other = tabOn(shared);
  await other.is({ holding: 'erased' });
  other.type('Mona');
  await other.is({ holding: 'saved' });
  // The other tab does not answer in time.
  shared.device.locks = [false];
  send({ type: 'START_OVER', forget: true });
  await is({ holding: 'saved' });
  expect(typed()).toEqual(mona);
  expect(actor.getSnapshot().context.receipt).toBeUndefined();
  expect(shared.device.receipt).toBeUndefined();
});

test('what was typed before the script came is an edit, and the outcome of the last send does not apply to it', async () => {
  const shared = deviceWith();
  shared.device.record = { ...recordOf('Rana'), lastSend: 'awaited', savedAt: new Date(0), writtenBy: 1 };
  const { received, is } = tabOn(shared, mona);
  await is({ holding: 'saved' });
  expect(received[0]).toMatchObject({ type: 'RESTORE', draft: mona, lastSend: undefined });
});

test('an application that arrives while the page waits for its lock is replaced by its receipt', async () => {
  const shared = deviceWith();
  const { send, is, type } = tabOn(shared);
  await is({ holding: 'erased' });
  type('Rana');
  await is({ holding: 'saved' });
  send({ type: 'LEAVE' });
  await is('left');
  shared.device.locks = [new Promise(() => undefined)];
  send({ type: 'RETURN' });
  send({ type: 'SENT', receipt });
  await is('finished');
  expect(shared.device).toMatchObject({ record: undefined, receipt });
});

/** A tab whose application has arrived. */
const tabThatSent = async () => {
  const shared = deviceWith();
  const tab = tabOn(shared);
  await tab.is({ holding: 'erased' });
  tab.type('Rana');
  tab.send({ type: 'SENT', receipt });
  await tab.is('finished');
  return { ...tab, shared };
};

test('a receipt is removed on request, also while the page waits for its lock', async () => {
  const { shared, send, is } = await tabThatSent();
  send({ type: 'RETURN' });
  send({ type: 'START_OVER', forget: true });
  await is({ holding: 'erased' });
  expect(shared.device.receipt).toBeUndefined();
});

test('a new application is not begun in a form that another tab has', async () => {
  const { shared, send, is } = await tabThatSent();
  shared.device.locks = [false];
  send({ type: 'START_OVER', forget: false });
  await is('elsewhere');
});

test('a page that returns after the send shows what the device has: the receipt alone', async () => {
  const { send, is, type, received } = tabOn(deviceWith());
  await is({ holding: 'erased' });
  type('Rana');
  send({ type: 'SENT', receipt });
  await is('finished');
  // A file of the sent application has been read.
  type('Mona');
  const before = received.length;
  send({ type: 'LEAVE' });
  send({ type: 'RETURN' });
  await is({ holding: 'erased' });
  expect(received.slice(before)).toEqual([{ type: 'RESTORE', receipt }]);
});

test.each([
  [{ type: 'START_OVER', forget: false } as const, 'erased' as const],
  [{ type: 'RETURN' } as const, 'refused' as const],
])('a receipt that the device could not store is not lost: %j', async (event, holding) => {
  const shared = deviceWith();
  const { send, is, type, received } = tabOn(shared);
  await is({ holding: 'erased' });
  type('Rana');
  await is({ holding: 'saved' });
  shared.device.canWrite = false;
  send({ type: 'SENT', receipt });
  await is('finished');
  received.length = 0;
  send(event);
  await is({ holding });
  expect(received[0]).toMatchObject({ type: 'RESTORE', receipt });
});

test('a new application begins blank, with the receipt of the one before until it is removed', async () => {
  const shared = deviceWith();
  const { send, is, type, lastReceived } = tabOn(shared);
  await is({ holding: 'erased' });
  type('Rana');
  send({ type: 'SENT', receipt });
  await is('finished');
  send({ type: 'START_OVER', forget: false });
  await is({ holding: 'erased' });
  expect(lastReceived()).toEqual({ type: 'RESTORE', receipt });
  send({ type: 'SENT', receipt });
  await is('finished');
  send({ type: 'START_OVER', forget: true });
  await is({ holding: 'erased' });
  expect(shared.device.receipt).toBeUndefined();
  // The receipt of the next application is there when the page returns.
  type('Mona');
  send({ type: 'SENT', receipt });
  await is('finished');
  send({ type: 'RETURN' });
  await is({ holding: 'erased' });
  expect(lastReceived()).toEqual({ type: 'RESTORE', receipt });
  expect(shared.device.receipt).toEqual(receipt);
});

test.each<[what: string, more: Partial<DraftRecord>, isKept: boolean]>([
  ['nothing', {}, false],
  ['answers that are offered', { previous: rana }, true],
  ['photographs', { photographing: { path: [], replaces: [], photographs: [] } }, true],
])('a draft without answers, with %s, is kept: %j', async (_what, more, isKept) => {
  const shared = deviceWith();
  const { send, is } = tabOn(shared);
  await is({ holding: 'erased' });
  send({ type: 'SAVE', record: { ...recordOf(''), ...more }, now: true });
  await is({ holding: isKept ? 'saved' : 'erased' });
  expect(shared.device.record !== undefined).toBe(isKept);
});

test('what was typed before the page’s script ran is added to the stored draft once, and saved', async () => {
  const shared = deviceWith();
  shared.device.record = { ...recordOf('Rana'), step: 'education', savedAt: new Date(0) };
  const { send, is, lastReceived, typed } = tabOn(shared, mona);
  await is({ holding: 'saved' });
  expect(shared.device.record).toMatchObject({ draft: mona, step: 'education' });
  send({ type: 'SAVE', record: { draft: rana, reached: 0, submission: undefined }, now: true });
  send({ type: 'LEAVE' });
  await is('left');
  send({ type: 'RETURN' });
  await is({ holding: 'saved' });
  expect([typed(), shared.device.record.step]).toEqual([rana, 'education']);
  expect(lastReceived()).toEqual({ type: 'SAVE_SETTLED' });
});

test('another tab has 300 ms to give the form up, and a second once the applicant asks for it', async () => {
  const shared = deviceWith();
  shared.device.locks = [false];
  const { send, is } = tabOn(shared);
  await is('elsewhere');
  send({ type: 'CONTINUE_HERE' });
  await is({ holding: 'erased' });
  expect(shared.device.waits).toEqual([300, 1_000]);
});

test('a browser whose locks never answer is one without locks', async () => {
  const shared = deviceWith();
  shared.device.locks = [new Promise(() => undefined)];
  const { is, type } = tabOn(shared);
  await is({ holding: 'erased' });
  type('Rana');
  await is({ holding: 'saved' });
});

describe('a device that refuses', () => {
  test('is reported as refusing while answers are typed, until a write succeeds', async () => {
    const shared = deviceWith({ canWrite: false });
    const { is, type, actor } = tabOn(shared);
    await is({ holding: 'erased' });
    type('M');
    await is({ holding: 'refused' });
    const known: boolean[] = [];
    actor.subscribe(({ context }) => known.push(context.failing));
    type('Ma');
    await is({ holding: 'saving' });
    await is({ holding: 'refused' });
    expect(known.length).toBeGreaterThan(2);
    expect(known.every(Boolean)).toBe(true);
    shared.device.canWrite = true;
    type('May');
    await is({ holding: 'saved' });
    expect(actor.getSnapshot().context.failing).toBe(false);
  });

  test.each([
    ['a read', { read: () => new Promise<DeviceState>(() => undefined) }],
    ['a write', { write: () => new Promise<Written>(() => undefined) }],
  ])('is one that never answers %s, too: the form goes on, and says that nothing is stored', async (_what, hung) => {
    const { type, typed, lastReceived, actor } = tabOn({ ...deviceWith(), ...hung });
    await expect.poll(() => lastReceived()?.type).toBe('RESTORE');
    type('Mona');
    await reached(actor, ({ context }) => context.failing && context.record !== undefined);
    expect(typed()).toEqual(mona);
  });

  test.each(['read', 'write'] as const)('for so long that a %s is overdue, is tried once more', async (call) => {
    const shared = deviceWith();
    shared.device.record = { ...recordOf('Rana'), savedAt: new Date(0) };
    const answers = { read: shared.read, write: shared.write };
    let calls = 0;
    // The first call never ends, as in a page that was suspended meanwhile.
    const slowly = (...input: never[]) => {
      calls += 1;
      return calls === 1
        ? new Promise<never>(() => undefined)
        : (answers[call] as () => Promise<never>)(...(input as []));
    };
    const { is, type, received } = tabOn({ ...shared, [call]: slowly });
    await is({ holding: 'saved' });
    expect(received[0]).toMatchObject({ type: 'RESTORE', draft: rana });
    type('Mona');
    await expect.poll(() => shared.device.record?.draft).toEqual(mona);
  });

  test.each([
    ['a write', {}],
    ['to be read', { canRead: false }],
  ])('%s keeps the form when the page is left, and has all answers when it comes back', async (_what, able) => {
    const shared = deviceWith({ canWrite: false, ...able });
    const { is, type, send, actor, received, typed } = tabOn(shared);
    await reached(actor, (snapshot) => snapshot.matches('holding') && snapshot.context.restored);
    type('Rana');
    await is({ holding: 'refused' });
    received.length = 0;
    send({ type: 'LEAVE' });
    await is('left');
    send({ type: 'RETURN' });
    await is({ holding: 'refused' });
    expect(actor.getSnapshot().status).toBe('active');
    expect(typed()).toEqual(rana);
    // The page still shows them: nothing is restored.
    expect(received.filter(({ type: event }) => event !== 'SAVE_SETTLED')).toEqual([]);
  });

  test('is reported as refusing the receipt of a sent application', async () => {
    const shared = deviceWith();
    const { is, send, actor } = tabOn(shared);
    await is({ holding: 'erased' });
    shared.device.canWrite = false;
    send({ type: 'SENT', receipt });
    await is('finished');
    expect(actor.getSnapshot().context.failing).toBe(true);
  });

  test('is one that never answers to the receipt, too; it is written once more', async () => {
    const shared = deviceWith();
    let answers = false;
    const write = (input: WriteInput) => (answers ? shared.write(input) : new Promise<Written>(() => undefined));
    const { is, send, actor } = tabOn({ ...shared, write });
    await is({ holding: 'erased' });
    send({ type: 'SENT', receipt });
    await reached(actor, ({ context }) => context.failing);
    answers = true;
    await is('finished');
    expect(shared.device.receipt).toEqual(receipt);
    expect(actor.getSnapshot().context.failing).toBe(false);
  });

  test('keeps all answers after another tab held the form without writing', async () => {
    const shared = deviceWith({ canWrite: false });
    const { is, type, send, received, lastReceived } = tabOn(shared);
    await is({ holding: 'erased' });
    type('Rana');
    await is({ holding: 'refused' });
    send({ type: 'REQUESTED' });
    await is({ elsewhere: 'takenOver' });
    expect(lastReceived()).toEqual({ type: 'SUSPEND' });
    const other = tabOn(shared);
    await other.is({ holding: 'erased' });
    send({ type: 'CONTINUE_HERE' });
    await is({ holding: 'refused' });
    expect(received.slice(-2)).toMatchObject([{ type: 'RESTORE', draft: rana }, { type: 'SAVE_SETTLED' }]);
    expect(shared.device.writes.at(-1)!.record!.draft).toEqual(rana);
  });

  test('does not end the draft while another tab holds it', async () => {
    const shared = deviceWith({ canWrite: false, canRead: false });
    shared.device.locks = [false];
    const { is, send, actor } = tabOn(shared);
    await is({ elsewhere: 'open' });
    send({ type: 'LEAVE' });
    send({ type: 'RETURN' });
    await is({ holding: 'refused' });
    send({ type: 'STOLEN' });
    await is({ elsewhere: 'takenOver' });
    send({ type: 'LEAVE' });
    send({ type: 'RETURN' });
    await is({ holding: 'refused' });
    expect(actor.getSnapshot().status).toBe('active');
  });
});

describe('a change of the draft', () => {
  /** A tab whose last write waits until it is let through. */
  const writing = async () => {
    const shared = deviceWith();
    let pass = () => {};
    let waits = false;
    const write = async (input: WriteInput) => {
      if (waits)
        await new Promise<void>((resolve) => {
          pass = resolve;
        });
      return shared.write(input);
    };
    const tab = tabOn({ ...shared, write });
    await tab.is({ holding: 'erased' });
    tab.type('Rana');
    await tab.is({ holding: 'saved' });
    waits = true;
    return { ...tab, shared, pass: () => pass() };
  };

  test('while the receipt is written brings no answers of the sent application back', async () => {
    const { send, is, type, pass, shared } = await writing();
    send({ type: 'SENT', receipt });
    type('Mona');
    await is({ holding: 'finishing' });
    pass();
    await is('finished');
    expect(shared.device).toMatchObject({ record: undefined, receipt });
  });

  test('that the device could not store before another tab took it is known here', async () => {
    const { send, is, pass, shared, actor } = await writing();
    shared.device.canWrite = false;
    send({ type: 'REQUESTED' });
    pass();
    await is({ elsewhere: 'takenOver' });
    expect(actor.getSnapshot().context.failing).toBe(true);
  });

  test('while another tab is given the draft is given to that tab, too', async () => {
    const { send, is, type, pass, shared } = await writing();
    send({ type: 'REQUESTED' });
    type('Mona');
    await is({ holding: 'releasing' });
    pass();
    await is({ elsewhere: 'takenOver' });
    expect(shared.device.record?.draft).toEqual(mona);
  });
});

describe('a page that comes back from the browser’s cache', () => {
  /** A page that has stored an answer and was left. */
  const left = async () => {
    const shared = deviceWith();
    const tab = tabOn(shared);
    await tab.is({ holding: 'erased' });
    tab.type('Rana');
    await tab.is({ holding: 'saved' });
    tab.received.length = 0;
    tab.send({ type: 'LEAVE' });
    await tab.is('left');
    return { ...tab, shared };
  };

  test('continues unchanged when no other tab has written', async () => {
    const { is, send, received } = await left();
    send({ type: 'RETURN' });
    await is({ holding: 'saved' });
    expect(received).toEqual([]);
  });

  test('restores what another tab has written', async () => {
    const { is, send, received, shared } = await left();
    const other = tabOn(shared);
    await other.is({ holding: 'saved' });
    other.type('Mona');
    await other.is({ holding: 'unsaved' });
    await other.is({ holding: 'saved' });
    send({ type: 'RETURN' });
    await is({ holding: 'saved' });
    expect(received.findLast(({ type: event }) => event === 'RESTORE')!.draft).toEqual(mona);
  });

  test('shows nothing of what another tab has sent', async () => {
    const { is, send, lastReceived, typed, shared } = await left();
    const other = tabOn(shared);
    await other.is({ holding: 'saved' });
    other.send({ type: 'SENT', receipt });
    await other.is('finished');
    send({ type: 'RETURN' });
    await is({ holding: 'erased' });
    expect([typed(), lastReceived()]).toEqual([undefined, { type: 'RESTORE', receipt }]);
    expect(shared.device.record).toBeUndefined();
  });

  test('keeps answers that are typed before the device has responded', async () => {
    const shared = deviceWith();
    const { is, type, send } = tabOn(shared);
    await is({ holding: 'erased' });
    send({ type: 'LEAVE' });
    await is('left');
    send({ type: 'RETURN' });
    await is({ holding: 'reading' });
    type('Rana');
    await is({ holding: 'saved' });
    expect(shared.device.record!.draft).toEqual(rana);
  });

  const whileTheLockIsAwaited = async () => {
    const shared = deviceWith();
    const tab = tabOn(shared);
    await tab.is({ holding: 'erased' });
    tab.send({ type: 'LEAVE' });
    await tab.is('left');
    let grant!: (granted: boolean) => void;
    shared.device.locks = [new Promise((resolve) => (grant = resolve))];
    tab.send({ type: 'RETURN' });
    await tab.is({ requesting: 'locking' });
    tab.type('Rana');
    return { ...tab, shared, grant };
  };

  test('keeps answers that are typed while its lock is awaited', async () => {
    const { is, grant, shared } = await whileTheLockIsAwaited();
    grant(true);
    await is({ holding: 'saved' });
    expect(shared.device.record!.draft).toEqual(rana);
  });

  test('keeps them also when it is left before the lock comes', async () => {
    const { is, send, shared } = await whileTheLockIsAwaited();
    send({ type: 'LEAVE' });
    await is('left');
    expect(shared.device.record!.draft).toEqual(rana);
  });
});
