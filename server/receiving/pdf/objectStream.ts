import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import type { Budget } from '#server/receiving/pdf/budget.ts';
import type { ReadObject } from '#server/receiving/pdf/objects.ts';

const inflated = promisify(inflate);
const PAIRS_WITHIN = 64 * 1024;

/** The text of a stream: as it stands, or inflated within the budget; undefined for any other filter. */
export const contentOf = async (
  { stream, filters, '/Predictor': predictors }: ReadObject,
  bytes: Buffer,
  budget: Budget,
): Promise<string | undefined> => {
  const lineEnd = /^\r?\n?/.exec(bytes.toString('latin1', stream, stream! + 2))![0].length;
  const start = stream! + lineEnd;
  if (filters.length === 0) return bytes.toString('latin1', start, bytes.indexOf('endstream', start));
  const isFlate = filters.length === 1 && /^\/Fl(?:ateDecode)?$/.test(filters[0]!);
  const maxOutputLength = isFlate && predictors.every((predictor) => predictor === 1) ? budget.nextStream() : 0;
  if (maxOutputLength === 0) return undefined;
  try {
    // The end needs no looking for, and no /Length to trust: what follows a stream's own end is left alone.
    const output = await inflated(bytes.subarray(start), { maxOutputLength, chunkSize: 64 * 1024 });
    budget.inflate(output.length);
    return output.toString('latin1');
  } catch {
    budget.inflate(maxOutputLength);
    return undefined;
  }
};

/** Where the objects of such a stream begin, by the pairs of numbers before the first; undefined when they are too many. */
export const objectsWithin = (content: string, first: number): number[] | undefined => {
  if (!(first <= PAIRS_WITHIN)) return undefined;
  return (content.slice(0, first).match(/\d+/g) ?? [])
    .filter((_, i) => i % 2 === 1)
    .map((offset) => first + Number(offset))
    .filter((at) => at < content.length)
    .toSorted((a, b) => a - b);
};
