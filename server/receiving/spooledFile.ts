import { createHash } from 'node:crypto';
import { type Attachment, attachmentOf } from '#forms/attachment.ts';
import type { StoredFile } from '#server/storing/application.ts';
import type { Spool } from '#server/storing/spool.ts';

const NAME_LENGTH = 255;

interface ArrivingFile {
  name: string;
  type: string;
  bytes: AsyncIterable<Buffer>;
}

let last: Promise<unknown> = Promise.resolve();

/** A file is read whole to be checked: one at a time, so that memory does not grow with the number of uploads. */
const oneAtATime = <T>(work: () => Promise<T>): Promise<T> => {
  const done = last.then(work, work);
  last = done.catch(() => {});
  return done;
};

/** Writes a file to the spool as it arrives, under a generated name, then checks it as the browser did. */
export const spoolFile = async (
  spool: Spool,
  position: number,
  { name, type, bytes }: ArrivingFile,
): Promise<Attachment<StoredFile>> => {
  const file = `${String(position).padStart(2, '0')}.pdf`;
  const hash = createHash('sha256');
  let size = 0;
  async function* hashed() {
    for await (const chunk of bytes) {
      size += chunk.length;
      hash.update(chunk);
      yield chunk;
    }
  }
  await spool.write(file, hashed());
  const stored = { file, name: name.slice(0, NAME_LENGTH), type, size, sha256: hash.digest('hex') };
  return oneAtATime(async () => {
    const checked = attachmentOf(file, { name, type, size, bytes: await spool.read(file) }, stored);
    return { ...checked, body: { ...stored, flags: checked.locked ? ['encrypted'] : [] } };
  });
};
