import { bytesOf, isDictionary, type PdfDictionary, type PdfValue, readPdfValue } from '#forms/encryption/pdfValue.ts';
import { latin1 } from '#forms/pdf.ts';

/** Gives all bytes of a file, in pieces. */
export type Content = () => Iterable<Uint8Array> | Promise<AsyncIterable<Uint8Array>>;

/** Longer than any dictionary that this reads. */
const DICTIONARY_BYTES = 16_384;
const MOST_TRAILERS = 8;

const valueAt = (bytes: Uint8Array, start: number): PdfValue | undefined => {
  const part = bytes.subarray(start, start + DICTIONARY_BYTES);
  try {
    return readPdfValue(Array.from(part, (byte) => String.fromCharCode(byte)).join(''), 0);
  } catch {
    return undefined;
  }
};

/** The dictionary that begins after a place. */
const dictionaryAfter = (bytes: Uint8Array, text: string, place: number): PdfDictionary | undefined => {
  const start = text.indexOf('<<', place);
  const value = start < 0 ? undefined : valueAt(bytes, start);
  return isDictionary(value) ? value : undefined;
};

/** The last trailer that names an encryption. A table that is an object has the same entries. */
const trailerIn = (edges: Uint8Array): PdfDictionary | undefined => {
  const text = latin1(edges);
  let at = text.length;
  for (let tries = 0; tries < MOST_TRAILERS; tries++) {
    at = text.lastIndexOf('/Encrypt', at - 1);
    if (at < 0) return undefined;
    const begins = Math.max(text.lastIndexOf('trailer', at), text.lastIndexOf(' obj', at));
    const trailer = begins < 0 ? undefined : dictionaryAfter(edges, text, begins);
    if (trailer?.has('/Encrypt')) return trailer;
  }
  return undefined;
};

const objectReference = /^\d{1,10} \d{1,5} R$/;

const isDigit = (character: string | undefined) => character !== undefined && character >= '0' && character <= '9';

/** Where the last object with this head, '12 0 obj', begins; -1 where there is none. */
const lastObject = (text: string, head: string): number => {
  let at = text.lastIndexOf(head);
  while (at > 0 && isDigit(text[at - 1])) at = text.lastIndexOf(head, at - 1);
  return at;
};

/** The dictionary of an object, which may begin in one piece of the file and end in the next. */
const objectIn = async (content: Content, reference: string): Promise<PdfDictionary | undefined> => {
  const head = reference.replace(/R$/, 'obj');
  let found: PdfDictionary | undefined;
  let before: Uint8Array = new Uint8Array();
  for await (const piece of await content()) {
    const bytes = new Uint8Array(before.length + piece.length);
    bytes.set(before);
    bytes.set(piece, before.length);
    const text = latin1(bytes);
    const at = lastObject(text, head);
    if (at >= 0) found = dictionaryAfter(bytes, text, at) ?? found;
    before = bytes.subarray(-DICTIONARY_BYTES);
  }
  return found;
};

interface Encryption {
  dictionary: PdfDictionary;
  /** The first identifier of the file, one character for each byte. */
  id: string;
}

/** How a PDF is encrypted. `edges`: its first and its last bytes. `content` is called where the dictionary is an object. */
export const findEncryption = async (edges: Uint8Array, content: Content): Promise<Encryption | undefined> => {
  const trailer = trailerIn(edges);
  const named = trailer?.get('/Encrypt');
  const isReference = typeof named === 'string' && objectReference.test(named);
  const dictionary = isReference ? await objectIn(content, named) : named;
  if (!isDictionary(dictionary)) return undefined;
  const ids = trailer?.get('/ID');
  return { dictionary, id: Array.isArray(ids) ? bytesOf(ids[0]) : '' };
};
