import { clear, delMany, getMany, keys, promisifyRequest, set } from 'idb-keyval';
import * as v from 'valibot';
import { type Attachment, filesIn, isAttachment } from '#forms/attachment.ts';
import { answerAt, withAnswer } from '#forms/draft.ts';
import { type DraftGroup, filesOf } from '#forms/draftValue.ts';
import { fitToForm } from '#forms/fitToForm.ts';
import type { Form } from '#forms/form.ts';
import { limits } from '#forms/limits.ts';
import { allQuestions } from '#forms/questions.ts';
import { now } from '#forms/today.ts';
import type { DeviceState, StoredRecord, WriteInput, Written } from '#machines/draftTypes.ts';
import type { Photographing, Receipt, Submission } from '#machines/wizard/types.ts';
import { keptUntil } from '#src/components/keptUntil.ts';
import { noteUnsent } from '#src/frame/unsent/unsentForms.ts';
import { noteErasure } from '#src/wizard/draft/earlyAnswers.ts';
import { bytesOf, type FileBytes, fileOf } from '#src/wizard/draft/fileBytes.ts';
import { committed, drafts, files, isFull, isNamed } from '#src/wizard/draft/stores.ts';
import { isDateAgreed, servedDate } from '#src/wizard/servedDate.ts';

interface Dated {
  /** The device's clock and the server's date agreed when it was stored. */
  isDated?: boolean;
}

/** A record as the device stores it. An older version of the form may have written it. */
interface Stored extends Omit<StoredRecord, 'draft' | 'previous' | 'photographing' | 'refused' | 'submission'>, Dated {
  draft: unknown;
  previous?: unknown;
  photographing?: unknown;
  refused?: unknown;
  submission?: Partial<Submission> | undefined;
  /** What was stored before, where files of this record are stored with it: until they are, the device has what they replace. */
  instead?: Stored | undefined;
}

/** The receipt's age is counted from the day it was stored first. */
interface StoredReceipt extends Dated {
  receipt: Receipt;
  keptAt: Date;
}

/** The ids of the files whose bytes this device stores. */
const written = new Set<string>();

/** What the device stores of a form, as far as this page knows. */
interface Known {
  record?: Stored | undefined;
  /** The id of the submission whose receipt it stores. */
  receipt?: string | undefined;
  /** How often this page has begun to write. */
  writes: number;
}

const knownForms = new Map<string, Known>();
const knownOf = ({ name }: Form): Known => {
  const found = knownForms.get(name) ?? { writes: 0 };
  knownForms.set(name, found);
  return found;
};

/** Gives a function that tells whether no other write of the form has begun since. */
const beginWrite = (form: Form) => {
  const known = knownOf(form);
  known.writes += 1;
  const count = known.writes;
  return () => known.writes === count;
};

/** Called where another application replaces the stored one: no file of that, or of one that is being stored, is taken for one of this. */
export const forgetRecord = (form: Form): void => {
  knownOf(form).record = undefined;
  beginWrite(form);
};

/** A value of a draft with each of its files changed, or removed. */
export const withFiles = (value: unknown, change: (file: Attachment<File>) => Attachment | undefined): unknown => {
  if (isAttachment<File>(value)) return change(value);
  if (Array.isArray(value)) return value.map((item) => withFiles(item, change)).filter((item) => item !== undefined);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withFiles(item, change)]));
};

const keysOf = ({ name }: Form) => ({
  draft: name,
  receipt: `${name}:receipt`,
  generation: `${name}:generation`,
  closed: (generation: number) => `${name}:closed:${generation}`,
});

const read = <T>(objects: IDBObjectStore, key: string): Promise<T | undefined> => promisifyRequest<T>(objects.get(key));

const pathSchema = v.array(v.string());
const photographingSchema = v.object({
  path: pathSchema,
  replaces: v.array(v.string()),
  photographs: v.pipe(
    v.array(v.looseObject({ file: v.unknown() })),
    v.transform((all) => all.flatMap(({ file, ...rest }) => (isAttachment<File>(file) ? [{ ...rest, file }] : []))),
  ),
});
/** What a record says of its send. What another version of the site has stored in another shape is left out: the answers stay. */
const sendSchema = v.object({
  submission: v.fallback(v.optional(v.looseObject({ id: v.string(), fingerprint: v.string() })), undefined),
  refused: v.fallback(
    v.array(
      v.object({
        names: v.array(v.string()),
        step: v.string(),
        path: pathSchema,
        message: v.string(),
        answer: v.string(),
      }),
    ),
    [],
  ),
});

/** What is being photographed, without the photographs whose bytes are missing. */
export const readPhotographing = (stored: unknown): Photographing | undefined =>
  v.parse(v.fallback(v.optional(photographingSchema), undefined), stored);

/**
 * A record without the files that could not be stored. A question that would have none has those of before, and what was
 * photographed for it.
 */
const withoutLost = (form: Form, { instead, ...record }: Stored, there: ReadonlySet<string>): Stored => {
  if (!instead) return record;
  const isThere = ({ id }: Attachment) => there.has(id);
  // A file that is too large is never stored.
  const isLost = (file: Attachment) => file.size <= limits.fileBytes && !isThere(file);
  const before = fitToForm(form, instead.draft);
  const draft = fitToForm(form, record.draft);
  // A question that is hidden meanwhile is asked in the record before.
  const lost = [draft, before]
    .flatMap((each) => allQuestions(form, each))
    .map(({ path }) => path)
    .filter((path) => filesIn(answerAt(draft, path)).some(isLost));
  const photographing = readPhotographing(instead.photographing);
  return {
    ...record,
    draft: lost.reduce<DraftGroup>((kept, path) => {
      const stored = filesOf(answerAt(draft, path)).filter(isThere);
      return withAnswer(kept, path, stored.length > 0 ? stored : filesOf(answerAt(before, path)));
    }, draft),
    photographing:
      record.photographing ?? (lost.map(String).includes(String(photographing?.path)) ? photographing : undefined),
  };
};

/** A draft with its files' bytes. Files without bytes are removed from the draft, and bytes without a file from the device. */
const withBodies = async (form: Form, record: Stored, there: readonly string[]): Promise<StoredRecord> => {
  const held = filesIn([record.draft, record.photographing]).map(({ id }) => id);
  const bodies = await getMany<File | FileBytes | undefined>(held, files(form));
  const found = new Map(held.map((id, i) => [id, bodies[i] && fileOf(bodies[i])]));
  await delMany(
    there.filter((id) => !found.has(id)),
    files(form),
  );
  const withBody = (file: Attachment<File>) => {
    const body = found.get(file.id);
    if (body) written.add(file.id);
    return body && { ...file, body };
  };
  const { submission, refused } = v.parse(sendSchema, record);
  return {
    ...record,
    submission,
    refused,
    draft: fitToForm(form, withFiles(record.draft, withBody)),
    photographing: readPhotographing(withFiles(record.photographing, withBody)),
    previous: record.previous ? fitToForm(form, record.previous) : undefined,
  };
};

const writeFile = async (form: Form, { id, body }: Attachment<File>): Promise<void> => {
  const stored = files(form);
  await set(id, body, stored).catch(async (error: unknown) => {
    if (isFull(error)) throw error;
    await set(id, await bytesOf(body), stored);
  });
  written.add(id);
};

/**
 * Whether the last day of something is over. The device's clock may be wrong, now or when it was stored, and so may be a date that
 * comes over the network: only both together make anything old.
 */
const isOver = async (storedAt: Date, isDated: boolean | undefined): Promise<boolean> => {
  const until = keptUntil(storedAt).getTime();
  if (Date.now() <= until || !isDated) return false;
  const served = await servedDate().catch(() => undefined);
  return served !== undefined && served > until;
};

/** Whether an application was submitted and not confirmed, and neither dismissed nor edited since. */
const isUnsent = (record: Pick<Stored, 'submission' | 'lastSend'> | undefined): boolean =>
  record?.submission?.unsure === true && record.lastSend !== undefined;

/**
 * Reads a form's draft, and begins a new generation: writes of older generations, from other tabs, fail from now on. The signal
 * stops it, as when the page is left: it leaves no transaction open, and erases no file that another tab may have stored since.
 */
export const readDraft = async (form: Form, signal: AbortSignal): Promise<DeviceState> => {
  const names = keysOf(form);
  const [generation, stored, receipt] = await drafts('readwrite', async (objects) => {
    signal.throwIfAborted();
    const { transaction } = objects;
    const abort = () => transaction.abort();
    signal.addEventListener('abort', abort);
    const [before = 0, ...found] = await Promise.all([
      read<number>(objects, names.generation),
      read<Stored>(objects, names.draft),
      read<StoredReceipt>(objects, names.receipt),
    ]);
    signal.removeEventListener('abort', abort);
    objects.put(true, names.closed(before));
    objects.put(before + 1, names.generation);
    transaction.commit();
    const claimed = await promisifyRequest(transaction).then(
      () => before + 1,
      (error: unknown) => {
        if (!isFull(error)) throw error;
        // Without room for the claim the generation before goes on: the lock says that its tab has ended.
        return before;
      },
    );
    return [claimed, ...found] as const;
  });
  const known = knownOf(form);
  known.receipt = receipt?.receipt.submissionId;
  const kept = stored && !(await isOver(stored.savedAt, stored.isDated)) ? stored : undefined;
  const there = kept ? await keys<string>(files(form)) : [];
  signal.throwIfAborted();
  written.clear();
  const record = kept && withoutLost(form, kept, new Set(there));
  known.record = record;
  noteUnsent(form.name, isUnsent(record));
  const hasReceipt = receipt && !(await isOver(receipt.keptAt, receipt.isDated));
  return {
    generation,
    record: record && (await withBodies(form, record, there)),
    receipt: hasReceipt ? receipt.receipt : undefined,
  };
};

/** Erases a draft and a receipt, unless they are kept. */
const erase = (objects: IDBObjectStore, form: Form, keepsDraft: boolean, keepsReceipt: boolean) => {
  const names = keysOf(form);
  if (!keepsDraft) objects.delete(names.draft);
  if (!keepsReceipt) objects.delete(names.receipt);
};

/**
 * Writes or erases a record, and a receipt unless the device has it, in one transaction. Rejects with a ConstraintError if another tab
 * has claimed the draft.
 */
const commitWrite = (
  form: Form,
  generation: number,
  record: Stored | undefined,
  receipt: StoredReceipt | undefined,
  hasReceipt: boolean,
) =>
  committed(drafts)('readwrite', (objects) => {
    const names = keysOf(form);
    // `add` fails, and with it the transaction, if another tab has closed this generation. Nothing is read first: a page
    // that is being closed loses what it has not committed.
    const claim = objects.add(true, names.closed(generation));
    objects.delete(names.closed(generation));
    // A full device keeps no receipt rather than that of the application before.
    erase(objects, form, record !== undefined, hasReceipt);
    if (record) objects.put(record, names.draft);
    if (receipt) objects.put(receipt, names.receipt);
    // A transaction that was told to commit does not say which request has failed.
    return promisifyRequest(objects.transaction).catch((error: unknown) => {
      throw claim.error ?? error;
    });
  });

/** The files of a record whose bytes are stored. */
const storableIn = (record: WriteInput['record']) => [
  // A file that is too large to be sent is not stored; of a photograph a smaller page is made.
  ...filesIn<File>(record?.draft).filter(({ size }) => size <= limits.fileBytes),
  ...filesIn<File>(record?.photographing),
];

/**
 * Stores a draft and a receipt, or erases them. Each file is written once. Rejects if the device cannot store.
 */
export const writeDraft = async ({ form, generation, record, receipt }: WriteInput): Promise<Written> => {
  if (generation === undefined) throw new Error('This device stores nothing.');
  if (!record) forgetRecord(form);
  const isLatest = beginWrite(form);
  const known = knownOf(form);
  const storable = storableIn(record);
  const fresh = storable.filter(({ id }) => !written.has(id)).toSorted((one, other) => one.size - other.size);
  const savedAt = new Date(now());
  const bare: Stored | undefined = record && {
    ...(withFiles(record, (file) => ({ ...file, body: undefined })) as typeof record),
    savedAt,
    isDated: isDateAgreed(),
    writtenBy: generation,
    instead: fresh.length > 0 ? known.record : undefined,
  };
  const hasReceipt = receipt !== undefined && known.receipt === receipt.submissionId;
  const newReceipt = receipt && !hasReceipt ? { receipt, keptAt: savedAt, isDated: isDateAgreed() } : undefined;
  const committing = commitWrite(form, generation, bare, newReceipt, hasReceipt);
  // Each on its own, and the largest last: what has no room takes with it what Chromium was asked to store after it.
  const writeFiles = (chosen: typeof storable) => Promise.allSettled(chosen.map((file) => writeFile(form, file)));
  const bytes = writeFiles(fresh);
  let noReceipt: unknown;
  try {
    await committing;
  } catch (error) {
    if (isNamed(error, 'ConstraintError')) return { stale: true };
    if (record) throw error;
    // A full device refuses what adds anything, and with it what is deleted.
    const isClosed = await committed(drafts)('readonly', (objects) => read(objects, keysOf(form).closed(generation)));
    if (isClosed) return { stale: true };
    if (isLatest())
      await committed(drafts)('readwrite', (objects) => {
        erase(objects, form, false, hasReceipt);
        return promisifyRequest(objects.transaction);
      });
    noReceipt = newReceipt && error;
  }
  const tried = await bytes;
  if (isLatest()) known.record = bare && withoutLost(form, bare, written);
  if (storable.length > fresh.length) {
    // Visitors clear what a site has stored, also while a page is open.
    const there = await keys<string>(files(form));
    tried.push(...(await writeFiles(storable.filter(({ id }) => written.has(id) && !there.includes(id)))));
  }
  noteUnsent(form.name, isUnsent(record));
  if (!record) {
    noteErasure(form);
    // Files that a later write has brought stay. What it leaves behind is erased when the form is opened again.
    if (isLatest()) {
      written.clear();
      await clear(files(form));
    }
  }
  if (noReceipt) throw noReceipt;
  known.receipt = receipt?.submissionId;
  for (const outcome of tried) if (outcome.status === 'rejected') throw outcome.reason;
  return { stale: false, savedAt: record && savedAt };
};
