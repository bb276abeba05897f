import { fromPromise, waitFor } from 'xstate';
import type { Form } from '#forms/form.ts';
import { parseAbsent, parseKept } from '#forms/handover.ts';
import { serverNow } from '#forms/today.ts';
import type { DraftRecord } from '#machines/draftTypes.ts';
import { handoverMachine } from '#machines/handover.ts';
import type { Decrypted, Encrypted, HandoverContext, HandoverEvent, Looked, Offer } from '#machines/handoverTypes.ts';
import { sender } from '#machines/sender.ts';
import type { WizardActor } from '#machines/wizard/snapshot.ts';
import { arriving } from '#src/frame/arrivingLink.ts';
import { decryptDraft, encryptDraft, isTooLarge } from '#src/handover/encryption.ts';
import { addressOf, newHandoverId, parseLink } from '#src/handover/link.ts';
import { call, textOf } from '#src/handover/requests.ts';
import { forgetRecord } from '#src/wizard/draft/records.ts';

/** After so long the first device asks whether the other one has the draft, and then less and less often. Milliseconds. */
const WATCH_INTERVAL = { first: 3_000, last: 60_000, growth: 1.1 };

/** An encrypted draft before it is uploaded. */
interface Ready {
  id: string;
  key: string;
  bytes: Blob;
}

/** Logs the cause; never a key, an id or an answer. */
const logCause = (what: string, cause: unknown) => console.error(what, cause);

/** Resolves when the device has saved what the draft's machine has; also when it refuses. */
const settled = async (
  wizard: WizardActor,
  signal: AbortSignal,
  isMeant: (record: DraftRecord | undefined) => boolean,
) =>
  waitFor(
    wizard.getSnapshot().children.draft!,
    (draft) =>
      isMeant(draft.context.record) &&
      (['saved', 'erased', 'refused'] as const).some((holding) => draft.matches({ holding })),
    { signal },
  );

const encrypt = (form: Form, wizard: WizardActor) =>
  fromPromise<Encrypted>(async ({ signal }) => {
    try {
      // A file that is still being read is a part of it.
      await waitFor(wizard, ({ context: { reading } }) => reading.length === 0, { signal });
      // Until the device has the shared id, it could send the application with another one.
      const { context } = await settled(wizard, signal, (record) => record?.submission?.shared === true);
      const record = context.record!;
      if (isTooLarge(record)) return { became: 'too large' };
      return { became: 'encrypted', encrypted: { id: newHandoverId(), ...(await encryptDraft(form, record)) } };
    } catch (cause) {
      logCause('The draft could not be encrypted.', cause);
      throw cause;
    }
  });

/** An actor of one request, which ends with the actor. What it rejects with is sent as BROKEN. */
const transfer = <Input>(
  run: (input: Input, send: (event: HandoverEvent) => void, signal: AbortSignal) => Promise<HandoverEvent>,
  cleanUp: (input: Input) => void = () => undefined,
) =>
  sender<HandoverEvent, Input>(({ input, sendBack, signal }) => {
    let isOver = false;
    const finish = (event: HandoverEvent) => {
      isOver = true;
      sendBack(event);
    };
    run(input, sendBack, signal).then(finish, () => finish({ type: 'BROKEN' }));
    signal.addEventListener('abort', () => isOver || cleanUp(input));
  });

const progressTo = (send: (event: HandoverEvent) => void) => (done: number, total: number) =>
  send({ type: 'PROGRESS', done, total });

const upload = transfer<{ encrypted: unknown }>(
  async ({ encrypted }, send, signal) => {
    const { id, key, bytes } = encrypted as Ready;
    const answer = await call('PUT', id, { body: bytes, onProgress: progressTo(send), signal });
    const kept = answer.status === 201 ? parseKept(textOf(answer), id) : undefined;
    if (kept) return { type: 'UPLOADED', offer: { id, until: kept.until }, link: addressOf({ id, key }) };
    if (answer.status === 507) return { type: 'NO_ROOM' };
    // Something in between has answered, such as the sign-in page of a Wi-Fi network.
    return { type: answer.status < 400 || answer.status === 511 ? 'BROKEN' : 'BUSY' };
  },
  // It may have arrived whole.
  ({ encrypted }) => void call('DELETE', (encrypted as Ready).id).catch(() => undefined),
);

/** Asks whether a draft waits: 'waiting', what the intake says of one that does not, or undefined where it has not answered. */
const ask = async (id: string, signal: AbortSignal) => {
  const { status, isDraft } = await call('HEAD', id, { signal });
  if (isDraft) return 'waiting';
  return status === 404 ? parseAbsent(textOf(await call('GET', id, { signal })), id) : undefined;
};

/** Of a draft that does not wait: whether another device has it. */
const endOf = ({ takenAt }: { takenAt?: string | undefined }): HandoverEvent =>
  takenAt === undefined ? { type: 'GONE' } : { type: 'TAKEN', at: takenAt };

/** What has become of an offer; undefined while it waits, and where the intake cannot be asked. */
const outcomeOf = async ({ id, until }: Offer, signal: AbortSignal): Promise<HandoverEvent | undefined> => {
  const answer = await ask(id, signal);
  if (answer === 'waiting') return undefined;
  if (answer) return endOf(answer);
  return serverNow() > Date.parse(until) ? { type: 'GONE' } : undefined;
};

const watch = sender<HandoverEvent, { offer: HandoverContext['offer'] }>(({ input: { offer }, sendBack, signal }) => {
  const look = async () => {
    if (document.visibilityState === 'hidden') return;
    const outcome = await outcomeOf(offer!, signal).catch(() => undefined);
    if (outcome) sendBack(outcome);
  };
  let interval = WATCH_INTERVAL.first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const goOn = async () => {
    await look();
    interval = Math.min(interval * WATCH_INTERVAL.growth, WATCH_INTERVAL.last);
    if (!signal.aborted) timer = setTimeout(() => void goOn(), interval);
  };
  void goOn();
  document.addEventListener('visibilitychange', () => void look(), { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
});

/** Removes the encrypted draft. Rejects where the intake has not confirmed it. */
export const removeDraft = async (id: string): Promise<void> => {
  const { status } = await call('DELETE', id);
  if (status !== 204) throw new Error(`The intake answered ${status}.`);
};

const look = fromPromise<Looked, { link: string }>(async ({ input: { link }, signal }) => {
  const parsed = parseLink(link);
  if (!parsed) return 'wrong';
  const answer = await ask(parsed.id, signal);
  if (!answer) throw new Error('The intake has not answered.');
  if (answer === 'waiting') return answer;
  return answer.takenAt === undefined ? 'gone' : 'taken';
});

const fetchDraft = transfer<{ link: string }>(async ({ link }, send, signal) => {
  const { id } = parseLink(link)!;
  const answer = await call('GET', id, { onProgress: progressTo(send), signal });
  if (answer.isDraft) return { type: 'FETCHED', bytes: answer.bytes };
  const absent = answer.status === 404 ? parseAbsent(textOf(answer), id) : undefined;
  return absent ? endOf(absent) : { type: 'BROKEN' };
});

/** The machine of a hand-over with this browser's cryptography and network, for the wizard of a form. */
export const handoverInThisBrowser = (form: Form, wizard: WizardActor) =>
  handoverMachine.provide({
    actors: {
      encrypt: encrypt(form, wizard),
      upload,
      watch,
      withdraw: fromPromise(({ input: { offer } }) => removeDraft(offer!.id)),
      look,
      fetch: fetchDraft,
      decrypt: fromPromise<Decrypted, { link: string; bytes: ArrayBuffer }>(async ({ input: { link, bytes } }) => {
        try {
          return await decryptDraft(form, parseLink(link)!.key, bytes);
        } catch (cause) {
          logCause('The draft from the other device could not be read.', cause);
          throw cause;
        }
      }),
      awaitSave: fromPromise<void, { submissionId: string | undefined }>(
        async ({ input: { submissionId }, signal }) => {
          const draft = await settled(wizard, signal, (record) => {
            const { context } = wizard.getSnapshot();
            const { id } = context.submission;
            return (
              record?.draft === context.draft && record.submission?.id === id && [id, undefined].includes(submissionId)
            );
          });
          if (draft.context.failing) throw new Error('This device stores nothing.');
        },
      ),
      remove: fromPromise(({ input: { link } }) => removeDraft(parseLink(link)!.id)),
    },
    actions: {
      'forget the place': () => window.history.replaceState(window.history.state, '', window.location.pathname),
      'forget what it replaces': () => forgetRecord(form),
      'forget the link': () => {
        arriving.link = undefined;
      },
    },
  });
