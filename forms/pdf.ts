/** How many bytes of a file's beginning and end `examinePdf` wants to see. */
export const PDF_EDGE_BYTES = 4096;

export type PdfVerdict = 'whole' | 'notPdf' | 'empty' | 'truncated';

export interface FileFacts {
  name: string;
  /** The media type the sender claims; '' when it claims none. */
  type: string;
  /** Bytes. */
  size: number;
  /** The first and the last `PDF_EDGE_BYTES` bytes, or all of a shorter file. */
  head: Uint8Array;
  tail: Uint8Array;
}

// Android's file pickers and some senders have no type for a PDF.
const claimedTypes = new Set(['application/pdf', 'application/x-pdf', 'application/octet-stream', '']);

/**
 * The one check of an attached file, in the browser and in the intake: by name, by type and by content.
 * `locked` says that the file may ask for a password. Nothing is parsed or inflated.
 */
export const examinePdf = ({ name, type, size, head, tail }: FileFacts): { verdict: PdfVerdict; locked: boolean } => {
  const [start, end] = [head, tail].map((bytes) => new TextDecoder('latin1').decode(bytes)) as [string, string];
  const named = /\.pdf$/i.test(name.trim()) && claimedTypes.has(type.split(';')[0]!.trim().toLowerCase());
  const verdict = !named
    ? 'notPdf'
    : size === 0
      ? 'empty'
      : !start.startsWith('%PDF-')
        ? 'notPdf'
        : end.slice(-1024).includes('%%EOF')
          ? 'whole'
          : 'truncated';
  return { verdict, locked: verdict === 'whole' && /\/Encrypt\b/.test(start + end) };
};
