import { createHash } from 'node:crypto';

/** Thrown where a file is no longer what was received. */
export class Damaged extends Error {}

/** The bytes of a stored file. Throws Damaged after the last one when they are not what was received. */
export async function* proven(bytes: AsyncIterable<Uint8Array>, sha256: string): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  for await (const chunk of bytes) {
    hash.update(chunk);
    yield chunk;
  }
  if (hash.digest('hex') !== sha256) throw new Damaged('The file is damaged.');
}
