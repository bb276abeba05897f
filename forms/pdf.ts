import { isPhotograph } from '#forms/photograph.ts';

export type PdfVerdict = 'whole' | 'damaged' | 'notPdf' | 'photograph' | 'empty' | 'truncated' | 'broken';

export interface FileFacts {
  name: string;
  /** The media type the sender claims; '' when it claims none. */
  type: string;
  /** Bytes. */
  size: number;
  /** Its content; of a file that is too large to be sent, its beginning is enough. */
  bytes: Uint8Array;
}

/** Readers look for a PDF's header here. */
export const PDF_HEAD_BYTES = 1024;
const NEAR = PDF_HEAD_BYTES;
const EDGE = 4096;
/** Mail and copying add bytes after the end; readers search for it backwards. */
const END = 65_536;
const HOLE = 2048;
/** One byte more than a byte order mark has: what stands later stands behind something else. */
const BYTE_ORDER_MARK = 4;

// Android's file pickers and some senders have no type for a PDF.
const claimedTypes = new Set(['application/pdf', 'application/x-pdf', 'application/octet-stream', '']);

const isNamedPdf = ({ name, type }: FileFacts) =>
  /\.pdf$/i.test(name.trim()) && claimedTypes.has(type.split(';')[0]!.trim().toLowerCase());

const textOf = (bytes: Uint8Array, from: number, length: number) =>
  new TextDecoder('latin1').decode(bytes.subarray(Math.max(0, from), Math.max(0, from + length)));

/** What stands where the last `startxref` of a file's end leads, when that is a table or the object of one. */
const tableOf = (bytes: Uint8Array, end: string, headerAt: number): string | undefined => {
  const [, place] = /^startxref\s*(\d{1,15})/.exec(end.slice(end.lastIndexOf('startxref'))) ?? [];
  return [0, headerAt]
    .map((shift) => textOf(bytes, Number(place) + shift, NEAR))
    .find((text) => place && /^\s*(?:xref\b|\d+\s+\d+\s+obj\b[^]*?\/XRef\b)/.test(text));
};

/** Whether a stretch of the file was never written, as when a copy broke off. */
const hasHole = (bytes: Uint8Array) => {
  for (let at = bytes.length >> 4; at + HOLE < bytes.length; at += (bytes.length >> 4) + 1)
    if (!bytes.subarray(at, at + HOLE).some(Boolean)) return true;
  return false;
};

/** Whether a reader that looks at every byte finds the root of the pages, plain or among compressed objects. */
const canBeRebuilt = (bytes: Uint8Array) => {
  const text = textOf(bytes, 0, bytes.length);
  return /\bobj\b/.test(text) && /\/(?:Catalog|ObjStm)\b/.test(text);
};

const verdictOf = (bytes: Uint8Array, end: string, headerAt: number, table: string | undefined): PdfVerdict => {
  if (bytes.length === 0) return 'empty';
  if (headerAt < 0) return 'notPdf';
  const beginsWell = headerAt < BYTE_ORDER_MARK;
  if (table && !hasHole(bytes)) return beginsWell && end.slice(-NEAR).includes('%%EOF') ? 'whole' : 'damaged';
  const hasEnd = /%%EOF|startxref/.test(end);
  if (hasEnd && canBeRebuilt(bytes)) return 'damaged';
  if (!beginsWell) return 'notPdf';
  return hasEnd ? 'broken' : 'truncated';
};

/**
 * The one check of an attached file, in the browser and in the intake: by name, by type and by content. Of a whole file
 * it looks at the beginning, the end and the place the end names; nothing is inflated. `locked` says that it may ask for
 * a password. A 'damaged' one is opened by readers that rebuild its table; a 'broken' one by none.
 * A 'photograph' is no PDF either, but can be made into one on the device.
 */
export const examinePdf = (facts: FileFacts): { verdict: PdfVerdict; locked: boolean } => {
  const { bytes } = facts;
  const notPdf = isPhotograph(bytes) ? 'photograph' : 'notPdf';
  if (!isNamedPdf(facts)) return { verdict: notPdf, locked: false };
  const end = textOf(bytes, bytes.length - END, END);
  const headerAt = textOf(bytes, 0, NEAR).indexOf('%PDF-');
  const table = tableOf(bytes, end, headerAt);
  const found = verdictOf(bytes, end, headerAt, table);
  const verdict = found === 'notPdf' ? notPdf : found;
  const opens = verdict === 'whole' || verdict === 'damaged';
  return { verdict, locked: opens && /\/Encrypt\b/.test(textOf(bytes, 0, EDGE) + table + end.slice(-EDGE)) };
};
