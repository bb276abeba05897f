import { createHash } from 'node:crypto';
import { isAttachment } from '#forms/attachment.ts';
import { nameIn } from '#forms/questions.ts';
import { referenceOf } from '#forms/reference.ts';
import type { Language } from '#languages/languages.ts';
import type { Entry } from '#server/storing/store.ts';

/** A file of an application. */
export interface StoredFile {
  /** Its generated name in the store. */
  file: string;
  /** The applicant's name for it: shown, never used as a path. */
  name: string;
  type: string;
  /** Bytes. */
  size: number;
  sha256: string;
  /** What the office should know before it is opened: 'encrypted', which asks for a password. Earlier programs found more. */
  flags: string[];
}

/** The file of an application's record, beside its PDFs. */
export const RECORD = 'application.json';

/** The format of application.json. A change that older programs would misread raises it. */
export const FORMAT = 1;

/** The hash that replaces a submissionId in names of folders and in the audit. */
export const keyOf = (submissionId: string): string => createHash('sha256').update(submissionId).digest('hex');

/** What names an application in a store. */
export const entryOf = ({ form, submissionId }: Pick<StoredApplication, 'form' | 'submissionId'>): Entry => ({
  form,
  key: keyOf(submissionId),
});

/** A received application, as application.json holds it. */
export interface StoredApplication {
  version: typeof FORMAT;
  form: string;
  submissionId: string;
  reference: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  /** SHA-256 over answers and files; equal digests are equal content. */
  digest: string;
  /** The flags of all its files, once each. */
  flags: string[];
  /** The answers as they were sent; a StoredFile where there was a file. */
  answers: Record<string, unknown>;
  /** The language it was filled in, where that is not English. */
  language?: Language;
}

/** Whether a stored answer is a file. */
export const isStoredFile = (value: object): value is StoredFile => 'sha256' in value && 'file' in value;

const withStoredFiles = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withStoredFiles);
  if (isAttachment<StoredFile>(value)) return value.body;
  return storedGroup(value);
};

const storedGroup = (group: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(group).flatMap(([name, answer]) => (answer === undefined ? [] : [[name, withStoredFiles(answer)]])),
  );

/** The files of stored answers, each with its wire name, in order. */
export const filesOf = (answers: unknown): [name: string, file: StoredFile][] => {
  const found: [string, StoredFile][] = [];
  const visit = (value: object, name: string) => {
    if (isStoredFile(value)) found.push([name, value]);
    // A list of ten thousand looks at a million answers: no entries are made of them.
    else
      for (const key in value) {
        const answer = (value as Record<string, unknown>)[key];
        if (typeof answer === 'object' && answer !== null) visit(answer, nameIn(name, key));
      }
  };
  if (typeof answers === 'object' && answers !== null) visit(answers, '');
  return found;
};

/** Equal for equal content, whatever the order of fields, the boundary or the generated file names were. */
export const digestOf = (form: string, answers: unknown): string => {
  const normal = (_key: string, value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    if (isStoredFile(value)) return { name: value.name, sha256: value.sha256 };
    return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  };
  return createHash('sha256')
    .update(JSON.stringify([form, answers], normal))
    .digest('hex');
};

/** The record of an application whose answers passed `receive` and whose files have been spooled. */
export const applicationOf = (
  form: string,
  submissionId: string,
  received: Record<string, unknown>,
  receivedAt: Date,
  language: Language = 'en',
): StoredApplication => {
  const answers = storedGroup(received);
  return {
    version: FORMAT,
    form,
    submissionId,
    reference: referenceOf(submissionId),
    receivedAt: receivedAt.toISOString(),
    digest: digestOf(form, answers),
    flags: [...new Set(filesOf(answers).flatMap(([, { flags }]) => flags))],
    answers,
    ...(language !== 'en' && { language }),
  };
};
