import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { inject } from 'vitest';
import type { Attachment } from '#forms/attachment.ts';
import { partsOf } from '#forms/wire.ts';
import { filesOf, type StoredFile } from '#server/storing/application.ts';
import { directoryStore } from '#server/storing/directoryStore.ts';
import { disk } from '#server/storing/fileSystem.ts';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** What is stored under a reference: every answer by wire name, a file as its name and the SHA-256 of its stored bytes. */
export const storedUnder = async (reference: string, dataDir = inject('dataDir')) => {
  const store = directoryStore(disk, dataDir);
  const { applications } = await store.list();
  const found = applications.filter((application) => application.reference === reference);
  if (found.length !== 1) throw new Error(`${found.length} applications are stored under ${reference}.`);
  const application = found[0]!;
  const files = new Map(filesOf(application.answers));
  const texts = partsOf(withoutFiles(application.answers));
  const hashed = [...files].map(async ([name, file]) => [
    name,
    `${file.name} ${sha256(await readFile(store.locate(application, file)))}`,
  ]);
  return Object.fromEntries([...texts, ...(await Promise.all(hashed))]);
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
