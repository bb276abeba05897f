import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { answerAt, withAnswer } from '#forms/draft.ts';
import { type DraftGroup, textOf } from '#forms/draftValue.ts';
import { HANDOVER_PATH } from '#forms/handover.ts';
import { draftOf } from '#forms/receive.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { encode } from '#forms/wire.ts';
import { draftMachine } from '#machines/draft.ts';
import type {
  DeviceState,
  DraftRecord,
  EarlyInput,
  FormInput,
  StoredRecord,
  WriteInput,
  Written,
} from '#machines/draftTypes.ts';
import { sharing } from '#machines/handover.ts';
import { sender } from '#machines/sender.ts';
import { sendingMachine } from '#machines/sending.ts';
import type { AskInput, PostInput, SendingEvent, StatusAnswer } from '#machines/sendingTypes.ts';
import { staffMachine } from '#machines/staff.ts';
import { decryptDraft, encryptDraft } from '#src/handover/encryption.ts';
import { newHandoverId } from '#src/handover/link.ts';
import { answeredBy, statusIn } from '#src/wizard/sending/answered.ts';

/** What happens to a request of a device. */
export type Fate = 'arrives' | 'is cut off' | 'loses its answer';

const edited = ['personalInfo', 'firstName'];
const last = Object.keys(staff.steps).at(-1)!;
const answerOf = async (response: Response) => ({
  status: response.status,
  type: response.headers.get('content-type') ?? '',
  text: await response.text(),
  retryAfter: undefined,
});

/** A device with the staff form, that stores its draft in memory and sends to a real intake. */
export const openDevice = async (site: string, fateOf: () => Fate) => {
  let stored: StoredRecord | undefined;
  const call = async (url: string, init?: RequestInit) => {
    const fate = fateOf();
    if (fate === 'is cut off') throw new Error('The connection broke.');
    const response = await fetch(url, init);
    if (fate === 'loses its answer') {
      await response.arrayBuffer();
      throw new Error('The connection broke.');
    }
    return answerOf(response);
  };
  const url = `${site}${staff.path}`;
  const draft = draftMachine.provide({
    actors: {
      requestLock: fromPromise(() => Promise.resolve(true)),
      readDevice: fromPromise<DeviceState, FormInput>(() => Promise.resolve({ generation: 1, record: stored })),
      collectEarlyAnswers: fromPromise<DraftGroup | undefined, EarlyInput>(() => Promise.resolve(undefined)),
      writeDevice: fromPromise<Written, WriteInput>(({ input }) => {
        const savedAt = new Date();
        stored = input.record && { ...input.record, savedAt, writtenBy: 1 };
        return Promise.resolve({ stale: false, savedAt });
      }),
    },
  });
  const sending = sendingMachine.provide({
    // The device's time passes fast, and the intake's does not.
    delays: { stallTimeout: 1e9 },
    actors: {
      ask: fromPromise<StatusAnswer, AskInput>(async ({ input: { id } }) => statusIn(await call(`${url}/${id}`), id)),
      post: sender<SendingEvent, PostInput>(({ input: { answers, submission, asked }, sendBack }) => {
        const body = encode(submission.id, answers, { asked });
        call(url, { method: 'POST', body }).then(
          (answer) => sendBack({ type: 'ANSWERED', answered: answeredBy(answer, submission.id) }),
          () => sendBack({ type: 'BROKEN' }),
        );
      }),
    },
  });
  const clock = new SimulatedClock();
  const machine = staffMachine.provide({
    actors: { draft, sending, checkClock: fromPromise(() => Promise.reject(new Error('No clock.'))) },
  });
  const actor = createActor(machine, { clock }).start();
  const settle = () =>
    waitFor(actor, (now) => {
      return (
        !now.hasTag('opening') && !now.matches({ journey: 'submitting' }) && !now.matches({ phoneRules: 'loading' })
      );
    });
  /** The device's time passes a thousand times as fast. */
  const fast = async <T>(result: Promise<T>) => {
    const timer = setInterval(() => clock.increment(1_000), 1);
    return result.finally(() => clearInterval(timer));
  };
  const saved = () =>
    fast(
      waitFor(actor.getSnapshot().children.draft!, (now) => now.matches({ holding: 'saved' }) && !now.context.unsaved),
    );
  await settle();

  const device = {
    /** Its draft, as it is stored. */
    record: () => stored as DraftRecord | undefined,
    firstName: () => textOf(answerAt(actor.getSnapshot().context.draft, edited)),
    receipt: () => actor.getSnapshot().context.receipt,
    isSent: () => actor.getSnapshot().matches({ journey: 'succeeded' }),
    isElsewhere: () => actor.getSnapshot().matches({ journey: { opening: 'elsewhere' } }),
    /** Begins with the answers of an example. */
    begin: async () => {
      const answers = draftOf(staff, staffExamples['single man']);
      actor.send({ type: 'RESTORE', draft: answers, step: last, reached: 4, submission: undefined });
      await settle();
    },
    edit: (name: string) => {
      const { draft: before } = actor.getSnapshot().context;
      // Like a key in an earlier step.
      actor.send({ type: 'GO_TO', place: 'personalInfo' });
      actor.send({ type: 'CHANGE', path: [], answer: withAnswer(before, edited, name) });
      actor.send({ type: 'GO_TO', place: last });
    },
    /** Submits, and waits for what becomes of it. */
    send: async () => {
      clock.increment(2_000);
      actor.send({ type: 'SUBMIT' });
      await fast(settle());
      if (actor.getSnapshot().matches({ journey: 'failed' })) actor.send({ type: 'CLOSE' });
    },
    continueHere: async () => {
      actor.send({ type: 'SHARE', offer: undefined, shared: sharing(actor) });
      await settle();
    },
    /** Encrypts its draft for another device, as the hand-over's machine does. Gives the id and the key. */
    offer: async () => {
      actor.send({ type: 'SHARE', offer: undefined, shared: sharing(actor) });
      await saved();
      const { key, bytes } = await encryptDraft(staff, device.record()!);
      const id = newHandoverId();
      const headers = { 'content-type': 'application/octet-stream' };
      const response = await fetch(`${site}${HANDOVER_PATH}/${id}`, { method: 'PUT', body: bytes, headers });
      if (response.status !== 201) throw new Error(`The intake answered ${response.status}.`);
      return { id, key };
    },
    /** Takes a draft that was offered. */
    take: async ({ id, key }: { id: string; key: string }) => {
      const response = await fetch(`${site}${HANDOVER_PATH}/${id}`);
      const decrypted = await decryptDraft(staff, key, await response.arrayBuffer());
      if (decrypted.became !== 'decrypted') throw new Error('It is a draft of another form.');
      actor.send({ type: 'RESTORE', ...decrypted.record, offer: undefined });
      await settle();
      await saved();
      await fetch(`${site}${HANDOVER_PATH}/${id}`, { method: 'DELETE' });
      return decrypted;
    },
    /** Hears that another device has its draft. */
    hearTaken: (id: string) => {
      const offer = { id, until: new Date().toISOString(), takenAt: new Date().toISOString() };
      actor.send({ type: 'SHARE', offer, shared: sharing(actor) });
    },
    close: () => actor.stop(),
  };
  return device;
};
