import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { type Attachment, attachmentOf } from '#forms/attachment.ts';
import { PDF_EDGE_BYTES } from '#forms/pdf.ts';
import { activeContent } from '#server/receiving/activeContent.ts';
import type { StoredFile } from '#server/storing/application.ts';
import type { FileSystem } from '#server/storing/fileSystem.ts';

const NAME_LENGTH = 255;

interface Arriving {
  name: string;
  type: string;
  bytes: AsyncIterable<Buffer>;
}

/** Writes a file to `directory` as it arrives, under a generated name, and examines it in passing. */
export const spoolFile = async (
  fs: FileSystem,
  directory: string,
  position: number,
  { name, type, bytes }: Arriving,
): Promise<Attachment<StoredFile>> => {
  const file = `${String(position).padStart(2, '0')}.pdf`;
  const hash = createHash('sha256');
  const active = activeContent();
  let size = 0;
  let head = Buffer.alloc(0);
  let tail = Buffer.alloc(0);
  const handle = await fs.open(join(directory, file), 'wx', 0o600);
  try {
    for await (const chunk of bytes) {
      size += chunk.length;
      hash.update(chunk);
      active.see(chunk);
      if (head.length < PDF_EDGE_BYTES) head = Buffer.concat([head, chunk]).subarray(0, PDF_EDGE_BYTES);
      tail = Buffer.from(Buffer.concat([tail, chunk]).subarray(-PDF_EDGE_BYTES));
      await handle.writeFile(chunk);
    }
  } finally {
    await handle.close();
  }
  const stored = {
    file,
    name: name.slice(0, NAME_LENGTH),
    type,
    size,
    sha256: hash.digest('hex'),
    flags: active.flags(),
  };
  return attachmentOf(file, { name, type, size, head, tail }, stored);
};
