import { createHash } from 'node:crypto';
import { isAttachment } from '#forms/attachment.ts';
import { nameIn } from '#forms/questions.ts';
import { referenceOf } from '#forms/reference.ts';
import type { Language } from '#languages/languages.ts';
import { type Entry, nameOf } from '#server/storing/store.ts';

/** A file of an application. */
export interface StoredFile {
  /** The generated name in the store. */
  file: string;
  /** The applicant's name for the file. It is never used as a path. */
  name: string;
  type: string;
  /** Bytes. */
  size: number;
  sha256: string;
  /** Warnings for the office: 'encrypted' means that it asks for a password. Files of earlier versions may have others. */
  flags: string[];
}

/** The name of an application's record, beside its PDFs. */
export const RECORD = 'application.json';

/** The format of application.json. A change that older programs would misread raises it. */
export const FORMAT = 1;

/** The hash that replaces a submissionId in names of folders and in the audit. */
export const keyOf = (submissionId: string): string => createHash('sha256').update(submissionId).digest('hex');

/** The entry of an application. */
export const entryOf = ({ form, submissionId }: Pick<StoredApplication, 'form' | 'submissionId'>): Entry => ({
  form,
  key: keyOf(submissionId),
});

/** The name of an application's entry. Its submissionId alone may be that of another form, too. */
export const entryName = (application: Pick<StoredApplication, 'form' | 'submissionId'>): string =>
  nameOf(entryOf(application));

/** A received application: the content of application.json. */
export interface StoredApplication {
  version: typeof FORMAT;
  form: string;
  submissionId: string;
  reference: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  /** SHA-256 of answers and files. Equal digests mean equal content. */
  digest: string;
  /** The flags of all files without duplicates. */
  flags: string[];
  /** The answers as they were sent, with a StoredFile for each file. */
  answers: Record<string, unknown>;
  /** The language it was filled in, unless that is English. */
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

/** The files among stored answers with their wire names, in order. */
export const filesOf = (answers: unknown): [name: string, file: StoredFile][] => {
  const files: [string, StoredFile][] = [];
  const visit = (value: object, name: string) => {
    if (isStoredFile(value)) files.push([name, value]);
    // Not Object.entries: a list of 10,000 applications visits a million answers.
    else
      for (const key in value) {
        const answer = (value as Record<string, unknown>)[key];
        if (typeof answer === 'object' && answer !== null) visit(answer, nameIn(name, key));
      }
  };
  if (typeof answers === 'object' && answers !== null) visit(answers, '');
  return files;
};

/** The digest of answers. It does not depend on the order of fields or on the generated names of files. */
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

/** Makes the record of an application from the answers that `receive` accepted, with spooled files. */
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
