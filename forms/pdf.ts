import { isPhotograph } from '#forms/photograph.ts';

export type PdfVerdict = 'whole' | 'truncated' | 'empty' | 'photograph' | 'notPdf';

/** Readers look for a PDF's header in this many bytes. */
const PDF_HEAD_BYTES = 1024;
/** Mail programs add bytes after the end of a PDF; its encryption is declared near its beginning or its end. */
export const PDF_EDGE_BYTES = 65_536;
const BYTE_ORDER_MARK = 3;

/** A text whose places are those of the bytes. */
export const latin1 = (bytes: Uint8Array): string =>
  // Node's own TextDecoder takes 8 ms for 64 KB, its Buffer a hundredth of that. A browser has no Buffer.
  'Buffer' in globalThis
    ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
    : new TextDecoder('latin1').decode(bytes);

/** The first and the last bytes of a file, or all of a small one. */
export const edgesOf = (bytes: Uint8Array): Uint8Array => {
  if (bytes.length <= 2 * PDF_EDGE_BYTES) return bytes;
  const edges = new Uint8Array(2 * PDF_EDGE_BYTES);
  edges.set(bytes.subarray(0, PDF_EDGE_BYTES));
  edges.set(bytes.subarray(-PDF_EDGE_BYTES), PDF_EDGE_BYTES);
  return edges;
};

/** A header after other bytes counts only if the end of the file has `startxref`. */
const hasHeader = (beginning: string, end: string) => {
  const at = beginning.indexOf('%PDF-');
  return at >= 0 && (at <= BYTE_ORDER_MARK || end.includes('startxref'));
};

/**
 * The one check of an attached file, in the browser and in the intake: by its header and its end. `bytes` are its content, or its
 * first and its last `PDF_EDGE_BYTES`. Neither its name nor its media type counts: phones and messengers change both. The content
 * between the ends is not checked. A 'photograph' is not a PDF, but the device can make a PDF of it.
 */
export const examinePdf = (bytes: Uint8Array): PdfVerdict => {
  if (bytes.length === 0) return 'empty';
  const end = latin1(bytes.subarray(-PDF_EDGE_BYTES));
  if (hasHeader(latin1(bytes.subarray(0, PDF_HEAD_BYTES)), end))
    return /%%EOF|startxref/.test(end) ? 'whole' : 'truncated';
  return isPhotograph(bytes) ? 'photograph' : 'notPdf';
};
