import { createStore, del, get, set, setMany, delMany, getMany, keys } from 'idb-keyval';
import type { Attachment } from '#forms/attachment.ts';
import { fit } from '#forms/fit.ts';
import type { AnyDraft, Form } from '#forms/form.ts';
import type { Submission } from '#machines/wizardTypes.ts';

/** What is kept of an application in progress. */
export interface Draft {
  draft: AnyDraft;
  step: string;
  submission: Submission | undefined;
  savedAt: Date;
}

const WEEK = 7 * 24 * 60 * 60 * 1000;

// Answers and files stand apart: each save of a record writes all its bytes again.
const answers = () => createStore('bac-drafts', 'drafts');
const files = (form: Form) => createStore(`bac-files-${form.name}`, 'files');

const isFile = (value: unknown): value is Attachment<File> =>
  typeof value === 'object' && value !== null && 'verdict' in value;

const eachFile = (value: unknown): Attachment<File>[] => {
  if (isFile(value)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(eachFile) : [];
};

const mapFiles = (value: unknown, change: (file: Attachment<File>) => Attachment | undefined): unknown => {
  if (isFile(value)) return change(value);
  if (Array.isArray(value)) return value.map((item) => mapFiles(item, change)).filter((item) => item !== undefined);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapFiles(item, change)]));
};

/** Keeps a draft; its files are written once each. Rejects where the device stores nothing. */
export const storeDraft = async (form: Form, { draft, step, submission }: Omit<Draft, 'savedAt'>): Promise<Date> => {
  const held = eachFile(draft);
  const known = new Set(await keys(files(form)));
  const fresh = held.filter(({ id }) => !known.has(id));
  if (fresh.length > 0) await setMany(fresh.map(({ id, body }) => [id, body]), files(form));
  const savedAt = new Date();
  const bare = mapFiles(draft, (file) => ({ ...file, body: undefined }));
  await set(form.name, { draft: bare, step, submission, savedAt }, answers());
  const kept = new Set<IDBValidKey>(held.map(({ id }) => id));
  const stale = [...known].filter((id) => !kept.has(id));
  if (stale.length > 0) await delMany(stale, files(form));
  return savedAt;
};

/** The draft this device keeps, if it is at most 7 days old. A file whose bytes are gone is left out. */
export const storedDraft = async (form: Form): Promise<Draft | undefined> => {
  const record = await get<Draft>(form.name, answers());
  if (!record) return undefined;
  if (Date.now() - record.savedAt.getTime() > WEEK) {
    await eraseDraft(form);
    return undefined;
  }
  const held = eachFile(record.draft);
  const bodies = await getMany<File>(held.map(({ id }) => id), files(form));
  const byId = new Map(held.map(({ id }, i) => [id, bodies[i]]));
  const draft = mapFiles(record.draft, (file) => {
    const body = byId.get(file.id);
    return body && { ...file, body };
  });
  const step = record.step in form.steps ? record.step : Object.keys(form.steps)[0]!;
  return { ...record, step, draft: fit(form, draft) };
};

export const eraseDraft = async (form: Form): Promise<void> => {
  await del(form.name, answers());
  await delMany(await keys(files(form)), files(form));
};
