import { createHash } from 'node:crypto';
import { inject } from 'vitest';
import type { Attachment } from '#forms/attachment.ts';
import { partsOf } from '#forms/wire.ts';
import { filesOf, type StoredApplication, type StoredFile } from '#server/storing/application.ts';
import { disk } from '#server/storing/fileSystem.ts';
import { directoryStore } from '#server/storing/folder/directoryStore.ts';
import type { ApplicationStore } from '#server/storing/store.ts';
import { allIn } from '#tests/server/storing/allIn.ts';
import { storedBytesOf } from '#tests/server/storing/storedBytesOf.ts';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/**
 * The application that is stored under a reference: each answer by its wire name, a file as its name and the SHA-256 of its stored
 * bytes.
 */
export const storedUnder = (reference: string, dataDir = inject('dataDir')) =>
  storedBy(directoryStore(disk, dataDir), reference);

/** The same of any store. */
export const storedBy = async (store: ApplicationStore, reference: string) => {
  const { applications } = await allIn(store);
  const found = applications.filter((application) => application.reference === reference);
  if (found.length !== 1) throw new Error(`${found.length} applications are stored under ${reference}.`);
  return answersOf(store, found[0]!);
};

/** The language in which an application was filled in; undefined for English. */
export const languageOf = async (reference: string, dataDir = inject('dataDir')): Promise<string | undefined> => {
  const { applications } = await allIn(directoryStore(disk, dataDir));
  return applications.find((each) => each.reference === reference)?.language;
};

const answersOf = async (store: ApplicationStore, application: StoredApplication) => {
  const files = new Map(filesOf(application.answers));
  const texts = partsOf(withoutFiles(application.answers));
  const hashed = [...files].map(async ([name, file]) => [
    name,
    `${file.name} ${sha256(await storedBytesOf(store, application, file))}`,
  ]);
  return Object.fromEntries([...texts, ...(await Promise.all(hashed))]);
};

/** The stored files of the application under a reference, by wire name. */
export const storedFiles = async (reference: string, dataDir = inject('dataDir')): Promise<Record<string, Buffer>> => {
  const store = directoryStore(disk, dataDir);
  const { applications } = await allIn(store);
  const application = applications.find((each) => each.reference === reference)!;
  const files = filesOf(application.answers).map(
    async ([name, file]) => [name, await storedBytesOf(store, application, file)] as const,
  );
  return Object.fromEntries(await Promise.all(files));
};

/** Every application in a data directory, by its reference. */
export const storedIn = async (dataDir: string) => {
  const store = directoryStore(disk, dataDir);
  const { applications } = await allIn(store);
  return Promise.all(
    applications.map(async (each) => ({ reference: each.reference, answers: await answersOf(store, each) })),
  );
};

const withoutFiles = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withoutFiles);
  if ('sha256' in (value as StoredFile)) return undefined;
  return Object.fromEntries(Object.entries(value).map(([name, answer]) => [name, withoutFiles(answer)]));
};

/** Answers in the same form as `storedUnder` gives them. */
export const asStored = async (answers: unknown) =>
  Object.fromEntries(
    await Promise.all(
      partsOf(answers).map(async ([name, value]) =>
        typeof value === 'string' ? [name, value] : [name, `${value.name} ${sha256(await bytesOf(value))}`],
      ),
    ),
  );

const bytesOf = async ({ body }: Attachment) => new Uint8Array(await (body as File).arrayBuffer());
