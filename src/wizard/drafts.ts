import { createStore, del, delMany, get, getMany, keys, promisifyRequest, type UseStore } from 'idb-keyval';
import { type Attachment, isAttachment } from '#forms/attachment.ts';
import { fitToForm } from '#forms/fitToForm.ts';
import type { AnyDraft, Form } from '#forms/form.ts';
import { limits } from '#forms/limits.ts';
import type { Submission } from '#machines/wizard/types.ts';
import { noteErasure } from '#src/wizard/earlyAnswers.ts';
import { bytesOf, type FileBytes, fileOf } from '#src/wizard/fileBytes.ts';

/** What is kept of an application in progress. */
export interface Draft {
  draft: AnyDraft;
  step: string;
  submission: Submission | undefined;
  savedAt: Date;
}

const WEEK = 7 * 24 * 60 * 60 * 1000;

// One connection each, so that a last save needs no turn of the event loop before it is on its way. Answers and files
// stand apart: each save of a record writes all its bytes again.
const stores = new Map<string, UseStore>();
const store = (name: string): UseStore => {
  const opened = stores.get(name) ?? createStore(name, 'kept');
  stores.set(name, opened);
  return opened;
};
const answers = () => store('bac-drafts');
const files = (form: Form) => store(`bac-files-${form.name}`);
const written = new Set<IDBValidKey>();

// A page that goes away takes along what it has written but not committed; idb-keyval waits for a page that stays.
const put = (entries: readonly [string, unknown][], into: UseStore): Promise<void> =>
  into('readwrite', (kept) => {
    for (const [key, value] of entries) kept.put(value, key);
    kept.transaction.commit();
    return promisifyRequest(kept.transaction);
  });

const putFiles = async (fresh: readonly Attachment<File>[], into: UseStore): Promise<void> => {
  const named = fresh.map(({ id, body }): [string, File] => [id, body]);
  try {
    await put(named, into);
  } catch {
    await put(
      await Promise.all(named.map(async ([id, file]): Promise<[string, unknown]> => [id, await bytesOf(file)])),
      into,
    );
  }
};

const isFile = (value: unknown): value is Attachment<File> => isAttachment(value);

const filesIn = (value: unknown): Attachment<File>[] => {
  if (isFile(value)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(filesIn) : [];
};

const withFiles = (value: unknown, change: (file: Attachment<File>) => Attachment | undefined): unknown => {
  if (isFile(value)) return change(value);
  if (Array.isArray(value)) return value.map((item) => withFiles(item, change)).filter((item) => item !== undefined);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withFiles(item, change)]));
};

/** Keeps a draft; its files are written once each. Rejects where the device stores nothing. */
export const storeDraft = async (form: Form, { draft, step, submission }: Omit<Draft, 'savedAt'>): Promise<Date> => {
  const savedAt = new Date();
  const held = filesIn(draft);
  const fresh = held.filter(({ id, size }) => size <= limits.fileBytes && !written.has(id));
  const bare = withFiles(draft, (file) => ({ ...file, body: undefined }));
  await Promise.all([
    put([[form.name, { draft: bare, step, submission, savedAt }]], answers()),
    fresh.length > 0 && putFiles(fresh, files(form)),
  ]);
  for (const { id } of fresh) written.add(id);
  return savedAt;
};

/** The draft this device keeps, if it is at most 7 days old. A file whose bytes are gone is left out, and the reverse. */
export const storedDraft = async (form: Form): Promise<Draft | undefined> => {
  const record = await get<Draft>(form.name, answers());
  if (!record) return undefined;
  if (Date.now() - record.savedAt.getTime() > WEEK) {
    await eraseDraft(form);
    return undefined;
  }
  const held = filesIn(record.draft).map(({ id }) => id);
  const bodies = await getMany<File | FileBytes | undefined>(held, files(form));
  const kept = new Map(held.map((id, i) => [id, bodies[i] && fileOf(bodies[i])]));
  const unused = (await keys<string>(files(form))).filter((id) => !kept.has(id));
  if (unused.length > 0) await delMany(unused, files(form));
  const draft = withFiles(record.draft, (file) => {
    const body = kept.get(file.id);
    if (body) written.add(file.id);
    return body && { ...file, body };
  });
  const step = record.step in form.steps ? record.step : Object.keys(form.steps)[0]!;
  return { ...record, step, draft: fitToForm(form, draft) };
};

export const eraseDraft = async (form: Form): Promise<void> => {
  noteErasure(form);
  await del(form.name, answers());
  await delMany(await keys(files(form)), files(form));
  written.clear();
};
