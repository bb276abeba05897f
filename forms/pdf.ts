import { isPhotograph } from '#forms/photograph.ts';

export type PdfVerdict = 'whole' | 'truncated' | 'empty' | 'photograph' | 'notPdf';

export interface FileFacts {
  name: string;
  /** The media type the sender claims; '' when it claims none. */
  type: string;
  /** Bytes. */
  size: number;
  /** Its content, or its first and its last `PDF_EDGE_BYTES`; of a file that is too large to be sent, its beginning. */
  bytes: Uint8Array;
}

/** Readers look for a PDF's header in this many bytes. */
export const PDF_HEAD_BYTES = 1024;
/** Mail programs add bytes after the end of a PDF; its encryption is declared near its beginning or its end. */
export const PDF_EDGE_BYTES = 65_536;
const BYTE_ORDER_MARK = 3;

// Android's file pickers and some senders have no type for a PDF.
const claimedTypes = new Set(['application/pdf', 'application/x-pdf', 'application/octet-stream', '']);

const isNamedPdf = ({ name, type }: FileFacts) =>
  /\.pdf$/i.test(name.trim()) && claimedTypes.has(type.split(';')[0]!.trim().toLowerCase());

const latin1 = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

/** A header after other bytes counts only if the end of the file has `startxref`. */
const hasHeader = (beginning: string, end: string) => {
  const at = beginning.slice(0, PDF_HEAD_BYTES).indexOf('%PDF-');
  return at >= 0 && (at <= BYTE_ORDER_MARK || end.includes('startxref'));
};

const verdictOf = (facts: FileFacts, beginning: string, end: string): PdfVerdict => {
  if (isNamedPdf(facts)) {
    if (facts.bytes.length === 0) return 'empty';
    if (hasHeader(beginning, end)) return /%%EOF|startxref/.test(end) ? 'whole' : 'truncated';
  }
  return isPhotograph(facts.bytes) ? 'photograph' : 'notPdf';
};

/**
 * The one check of an attached file, in the browser and in the intake: by name, by type, by its header and its end.
 * The content between them is not checked. `locked`: it is encrypted and may ask for a password. A 'photograph' is not a PDF,
 * but the device can make a PDF of it.
 */
export const examinePdf = (facts: FileFacts): { verdict: PdfVerdict; locked: boolean } => {
  const [beginning, end] = [
    latin1(facts.bytes.subarray(0, PDF_EDGE_BYTES)),
    latin1(facts.bytes.subarray(-PDF_EDGE_BYTES)),
  ];
  const verdict = verdictOf(facts, beginning, end);
  return { verdict, locked: verdict === 'whole' && /\/Encrypt\b/.test(`${beginning} ${end}`) };
};
