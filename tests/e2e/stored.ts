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
 * What is stored under a reference, in the shared service's data directory by default: every answer by wire name, a
 * file as its name and the SHA-256 of its stored bytes.
 */
export const storedUnder = async (reference: string, dataDir = inject('dataDir')) => {
  const store = directoryStore(disk, dataDir);
  const { applications } = await allIn(store);
  const found = applications.filter((application) => application.reference === reference);
  if (found.length !== 1) throw new Error(`${found.length} applications are stored under ${reference}.`);
  return seen(store, found[0]!);
};

/** The language an application was filled in; English says nothing of itself. */
export const languageOf = async (reference: string, dataDir = inject('dataDir')): Promise<string | undefined> => {
  const { applications } = await allIn(directoryStore(disk, dataDir));
  return applications.find((each) => each.reference === reference)?.language;
};

const seen = async (store: ApplicationStore, application: StoredApplication) => {
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
    applications.map(async (each) => ({ reference: each.reference, answers: await seen(store, each) })),
  );
};

const withoutFiles = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withoutFiles);
  if ('sha256' in (value as StoredFile)) return undefined;
  return Object.fromEntries(Object.entries(value).map(([name, answer]) => [name, withoutFiles(answer)]));
};

/** The same view of an application that is about to be sent. */
export const asStored = async (answers: unknown) =>
  Object.fromEntries(
    await Promise.all(
      partsOf(answers).map(async ([name, value]) =>
        typeof value === 'string' ? [name, value] : [name, `${value.name} ${sha256(await bytesOf(value))}`],
      ),
    ),
  );

const bytesOf = async ({ body }: Attachment) => new Uint8Array(await (body as File).arrayBuffer());
