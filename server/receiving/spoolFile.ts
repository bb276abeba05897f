import { createHash } from 'node:crypto';
import { type Attachment, attachmentOf } from '#forms/attachment.ts';
import { isLocked } from '#forms/isLocked.ts';
import { PDF_EDGE_BYTES } from '#forms/pdf.ts';
import type { ArrivingFile } from '#server/receiving/multipart.ts';
import type { StoredFile } from '#server/storing/application.ts';
import type { Spool } from '#server/storing/spool.ts';

const NAME_LENGTH = 255;

/** The last bytes of all that has arrived. A chunk that holds enough of them is not copied. */
const lastBytes = (end: Buffer, chunk: Buffer): Buffer => {
  const wanted = PDF_EDGE_BYTES - chunk.length;
  if (wanted <= 0) return chunk.subarray(-PDF_EDGE_BYTES);
  return Buffer.concat([end.subarray(-wanted), chunk]);
};

/** Writes a file to the spool as it arrives, under a generated name, and checks it as the browser did. */
export const spoolFile = async (
  spool: Spool,
  position: number,
  { filename: name, type, bytes }: ArrivingFile,
): Promise<Attachment<StoredFile>> => {
  const file = `${String(position).padStart(2, '0')}.pdf`;
  const hash = createHash('sha256');
  let size = 0;
  let beginning = Buffer.alloc(0);
  let end: Buffer = Buffer.alloc(0);
  async function* observed() {
    for await (const chunk of bytes as AsyncIterable<Buffer>) {
      size += chunk.length;
      hash.update(chunk);
      if (beginning.length < PDF_EDGE_BYTES) beginning = Buffer.concat([beginning, chunk]).subarray(0, PDF_EDGE_BYTES);
      end = lastBytes(end, chunk);
      yield chunk;
    }
  }
  await spool.write(file, observed());
  const stored = { file, name: name.slice(0, NAME_LENGTH), type, size, sha256: hash.digest('hex') };
  const edges = size <= PDF_EDGE_BYTES ? end : Buffer.concat([beginning, end]);
  const locked = await isLocked(edges, () => spool.read(file));
  const flags = locked ? ['encrypted'] : [];
  return attachmentOf(file, { name, type, size, bytes: edges, locked }, { ...stored, flags });
};
