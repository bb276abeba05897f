import { createHash } from 'node:crypto';

/** The bytes of a stored file. Throws after the last byte when their hash is another one. */
export async function* hashVerified(bytes: AsyncIterable<Uint8Array>, sha256: string): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  for await (const chunk of bytes) {
    hash.update(chunk);
    yield chunk;
  }
  if (hash.digest('hex') !== sha256) throw new Error('The file is damaged.');
}
