import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { limits, sizeInWords } from '#forms/limits.ts';
import { ID_PART, type Part, submissionIdSchema } from '#forms/wire.ts';
import { messages } from '#forms/wording.ts';
import { brokenUpload, ProblemError, wrongAnswers } from '#server/http/problemError.ts';
import { withClientErrors } from '#server/receiving/clientErrors.ts';
import { inPieces } from '#server/receiving/pieces.ts';
import { spoolFile } from '#server/receiving/spooledFile.ts';
import { strictParts } from '#server/receiving/strictParts.ts';
import type { Settings } from '#server/settings.ts';

/** Who is told what a body brings while it arrives, and may refuse it by throwing. */
export interface Listener {
  /** Its submissionId, as soon as it is known. */
  onId: (submissionId: string) => void;
  /** Bytes of texts and names, which stay in memory. */
  onText: (bytes: number) => void;
  /** Reads a piece of it when its turn has come. */
  read: (work: () => void) => Promise<void>;
  /** Examines a file of it when its turn has come: one at a time is in memory. */
  examine: <T>(work: () => Promise<T>) => Promise<T>;
}

export interface Body {
  submissionId: string;
  /** The parts after the id, in order; a file's `body` is its StoredFile. */
  parts: Part[];
}

type Bounds = Pick<
  Settings,
  'fs' | 'bodyBytes' | 'partNameLength' | 'partHeaderBytes' | 'valueBytes' | 'textBytes' | 'parts' | 'files'
>;

const tooLarge = () => new ProblemError(413, messages.largeApplication(sizeInWords(limits.applicationBytes)));
const longTexts = () => new ProblemError(413, 'All texts together are too long. Please shorten the longest ones.');
const tooLargeFile = (name: string) => {
  const sentence = messages.largeFile(sizeInWords(limits.fileBytes));
  return new ProblemError(413, sentence, { errors: { [name]: sentence } });
};

/** Refuses by its head alone a body that is too large. */
export const refuseLarge =
  ({ bodyBytes }: Bounds) =>
  async ({ headers }: FastifyRequest): Promise<void> => {
    if (Number(headers['content-length'] ?? 0) > bodyBytes) throw tooLarge();
  };

/**
 * Reads a multipart body as it arrives, its files into the directory `spool`. Throws a ProblemError at the first thing that
 * is too large, too many or unreadable.
 */
export const readBody = async (
  request: FastifyRequest,
  spool: string,
  bounds: Bounds,
  { onId, onText, read, examine }: Listener,
): Promise<Body> => {
  const parts: Part[] = [];
  let submissionId: string | undefined;
  let bytes = 0;
  let textBytes = 0;
  let files = 0;

  const count = (more: number) => {
    bytes += more;
    if (bytes > bounds.bodyBytes) throw tooLarge();
  };

  async function* bytesOf(part: MultipartFile): AsyncGenerator<Buffer> {
    let size = 0;
    for await (const chunk of withClientErrors<Buffer>(part.file)) {
      size += chunk.length;
      count(chunk.length);
      if (size > limits.fileBytes) throw tooLargeFile(part.fieldname);
      yield chunk;
    }
    if (part.file.truncated) throw tooLargeFile(part.fieldname);
  }

  const text = ({ fieldname, value, valueTruncated, fieldnameTruncated }: MultipartValue) => {
    if (typeof value !== 'string') throw wrongAnswers({ [fieldname]: 'This answer must be text.' });
    if (valueTruncated || fieldnameTruncated) throw wrongAnswers({ [fieldname]: 'This answer is too long.' });
    // Files go to the disk, texts stay in memory: they have a limit of their own.
    const size = Buffer.byteLength(value);
    textBytes += size;
    if (textBytes > bounds.textBytes) throw longTexts();
    count(size);
    return value.replaceAll('\r\n', '\n');
  };

  const options = {
    limits: {
      fileSize: limits.fileBytes + 1,
      fieldSize: bounds.valueBytes,
      parts: bounds.parts,
      fields: bounds.parts,
      files: bounds.files,
      headerSize: bounds.partHeaderBytes,
      headerPairs: 20,
    },
  };
  // Its parser waits for a 'close' that a client who left early has already caused.
  if (request.raw.destroyed) throw brokenUpload();
  const strict = strictParts(request.headers['content-type'] ?? '', bounds.partHeaderBytes);
  const pieces = inPieces(request.raw, strict, { read, onText });
  // The parser reads what stands at `raw`.
  const inTurn: FastifyRequest = Object.create(request, {
    raw: { value: Object.assign(pieces, { headers: request.headers }) },
  });
  try {
    for await (const part of withClientErrors(inTurn.parts(options))) {
      const name = part.fieldname ?? '';
      // The parser would hold every text until the request has ended, which after a refusal may take long.
      Reflect.deleteProperty(part.fields, name);
      if (name.length > bounds.partNameLength)
        throw wrongAnswers({ [`${name.slice(0, bounds.partNameLength)}…`]: 'This answer is not part of the form.' });
      if (submissionId === undefined) {
        const id = v.safeParse(submissionIdSchema, part.type === 'field' && name === ID_PART ? part.value : undefined);
        if (!id.success) throw wrongAnswers({ [ID_PART]: 'The first part must be the submissionId, a UUID.' });
        submissionId = id.output;
        onId(submissionId);
      } else if (part.type === 'field') {
        parts.push([name, text(part)]);
      } else {
        files += 1;
        const arrived = { name: part.filename ?? '', type: part.mimetype, bytes: bytesOf(part) };
        parts.push([name, await spoolFile(bounds.fs, spool, files, arrived, examine)]);
      }
    }
  } finally {
    // After a refusal the parser would go on gathering texts until the answer has left.
    pieces.destroy();
  }
  if (submissionId === undefined) throw wrongAnswers({ [ID_PART]: 'The first part must be the submissionId, a UUID.' });
  return { submissionId, parts };
};
