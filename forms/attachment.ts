import { isLocked } from '#forms/isLocked.ts';
import { limits } from '#forms/limits.ts';
import { edgesOf, examinePdf, PDF_EDGE_BYTES, type PdfVerdict } from '#forms/pdf.ts';
import { readBlob } from '#forms/readBlob.ts';

/** `unreadable`: the device could not read it. Both have no bytes. */
export type FileVerdict = PdfVerdict | 'unreadable' | 'folder';

/** A file an applicant attached, already examined. `body` is what holds its bytes: a File in the browser, a path in the intake. */
export interface Attachment<Body = unknown> {
  /** Its identity for as long as the draft lives; never its position. */
  id: string;
  name: string;
  /** The media type the sender claims; '' when it claims none. */
  type: string;
  /** Bytes. */
  size: number;
  verdict: FileVerdict;
  /** It cannot be opened without a password. */
  locked: boolean;
  body: Body;
}

export const isAttachment = <Body = unknown>(value: unknown): value is Attachment<Body> =>
  typeof value === 'object' && value !== null && 'id' in value && 'verdict' in value;

/** The files anywhere in a draft, or in a part of one. */
export const filesIn = <Body = unknown>(value: unknown): Attachment<Body>[] => {
  if (isAttachment<Body>(value)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap((part) => filesIn<Body>(part)) : [];
};

/** What is known of a file when it is examined. */
export interface FileFacts extends Pick<Attachment, 'name' | 'type' | 'size'> {
  /** Its content, or its edges. */
  bytes: Uint8Array;
  locked?: boolean;
}

export const attachmentOf = <Body>(
  id: string,
  { name, type, size, bytes, locked = false }: FileFacts,
  body: Body,
): Attachment<Body> => ({ id, name, type, size, verdict: examinePdf(bytes), locked, body });

/** The media type by which a dropped folder is passed on, as freedesktop.org names it. */
export const FOLDER_TYPE = 'inode/directory';

const withoutBytes = (id: string, { name, type, lastModified }: File, verdict: FileVerdict): Attachment<File> => ({
  id,
  name,
  type,
  size: 0,
  verdict,
  locked: false,
  body: new File([], name, { type, lastModified }),
});

/** A file of a cloud drive may never come, and others wait for it. */
const READ_TIMEOUT = 2 * 60_000;
/** The part of the site that finds out whether a PDF asks for a password may never come. */
const LOCK_TIMEOUT = 10_000;

const inTime = async <T>(reading: Promise<T>, time: number): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It does not come.')), time);
  });
  try {
    return await Promise.race([reading, late]);
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Examines a chosen File and takes its bytes, so that it can be sent even when the original is moved, changed or
 * deleted later. The bytes of a file that is too large to be sent are not taken. A file that the device cannot read,
 * or not within two minutes, is 'unreadable'.
 */
export const attach = async (id: string, file: File): Promise<Attachment<File>> => {
  const { name, type, lastModified } = file;
  if (type === FOLDER_TYPE) return withoutBytes(id, file, 'folder');
  const isTooLarge = file.size > limits.fileBytes;
  const read = isTooLarge ? new Blob([file.slice(0, PDF_EDGE_BYTES), file.slice(-PDF_EDGE_BYTES)]) : file;
  try {
    const bytes = new Uint8Array(await inTime(readBlob(read), READ_TIMEOUT));
    const body = isTooLarge ? file : new File([bytes], name, { type, lastModified });
    const locked = await inTime(
      isLocked(edgesOf(bytes), () => [bytes]),
      LOCK_TIMEOUT,
    ).catch(() => false);
    // It may have grown since it was chosen.
    return attachmentOf(id, { name, type, size: body.size, bytes, locked }, body);
  } catch {
    return withoutBytes(id, file, 'unreadable');
  }
};
