import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { type Attachment, attachmentOf } from '#forms/attachment.ts';
import { flagsOf } from '#server/receiving/pdf/examination.ts';
import type { StoredFile } from '#server/storing/application.ts';
import type { FileSystem } from '#server/storing/fileSystem.ts';

const NAME_LENGTH = 255;

interface Arriving {
  name: string;
  type: string;
  bytes: AsyncIterable<Buffer>;
}

/** Writes a file to `directory` as it arrives, under a generated name, then examines it when its turn has come. */
export const spoolFile = async (
  fs: FileSystem,
  directory: string,
  position: number,
  { name, type, bytes }: Arriving,
  turn: <T>(work: () => Promise<T>) => Promise<T>,
): Promise<Attachment<StoredFile>> => {
  const file = `${String(position).padStart(2, '0')}.pdf`;
  const hash = createHash('sha256');
  let size = 0;
  const path = join(directory, file);
  const handle = await fs.open(path, 'wx', 0o600);
  try {
    for await (const chunk of bytes) {
      size += chunk.length;
      hash.update(chunk);
      await handle.writeFile(chunk);
    }
  } finally {
    await handle.close();
  }
  const stored = { file, name: name.slice(0, NAME_LENGTH), type, size, sha256: hash.digest('hex'), flags: [] };
  return turn(async () => {
    const content = await fs.readFile(path);
    const examined = attachmentOf(file, { name, type, size, bytes: content }, stored);
    if (examined.verdict !== 'whole') return examined;
    return { ...examined, body: { ...stored, flags: await flagsOf(content) } };
  });
};
