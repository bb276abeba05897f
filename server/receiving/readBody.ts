import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import {
  ASKED_PART,
  ID_PART,
  LANGUAGE_PART,
  MANIFEST_PART,
  manifestSchema,
  type Part,
  sizeOf,
  submissionIdSchema,
} from '#forms/wire.ts';
import { isLanguage } from '#languages/languages.ts';
import { type Message, message } from '#languages/message.ts';
import { brokenUpload, ProblemError, wrongAnswers } from '#server/http/problemError.ts';
import { type ArrivingFile, parseMultipart } from '#server/receiving/multipart.ts';
import { spoolFile } from '#server/receiving/spoolFile.ts';
import type { Upload } from '#server/receiving/uploads.ts';
import type { Spool } from '#server/storing/spool.ts';

/** All texts of one application with the names of their parts. The longest that the forms allow take two thirds of it. */
const TEXT_LIMIT = 512 * 1024;

interface Body {
  submissionId: string;
  /** How often the form had been told that its application is not here; undefined for a form that does not say it. */
  asked: number | undefined;
  /** The answers, in order; a file's `body` is its StoredFile. */
  parts: readonly Part[];
}

interface ReadOptions {
  spool: Spool;
  upload: Pick<Upload, 'addText'>;
  bodyBytes: number;
  /** Called as soon as the submissionId has arrived. May refuse the body by throwing. */
  onId: (submissionId: string) => void;
}

const tooMuchText = () =>
  new ProblemError(413, message('All texts together are too long. Please shorten the longest ones.'));
const noId = () =>
  wrongAnswers({
    [ID_PART]: message(
      'The application did not arrive as this form sends it. Please reload the form and send it again.',
    ),
  });

const readId = (name: string, value: string): string => {
  const id = v.safeParse(submissionIdSchema, name === ID_PART ? value : undefined);
  if (!id.success) throw noId();
  return id.output;
};

const manifestError = (sentence: Message) => wrongAnswers({ [MANIFEST_PART]: sentence });

/** A decoder writes this character for bytes that are not UTF-8. */
const REPLACEMENT = '\ufffd';

/**
 * Returns the answers among the parts after the id. If the first part is a manifest, throws a ProblemError unless the others have the
 * names and sizes that it lists, in its order. Without a manifest, throws one when a text was not UTF-8.
 */
const checkManifest = (parts: readonly Part[]): readonly Part[] => {
  const [first, ...answers] = parts;
  if (first?.[0] !== MANIFEST_PART) {
    if (parts.some(([, value]) => typeof value === 'string' && value.includes(REPLACEMENT))) throw brokenUpload();
    return parts;
  }
  const manifest = v.safeParse(manifestSchema, first[1]);
  if (!manifest.success)
    throw manifestError(() => 'The list of parts must be JSON: [{"name": text, "size": bytes}, ...].');
  const declared = manifest.output;
  const isComplete =
    declared.length === answers.length &&
    declared.every(({ name, size }, i) => answers[i]![0] === name && sizeOf(answers[i]![1]) === size);
  if (!isComplete) throw manifestError(message('The application did not arrive as it was sent. Please send it again.'));
  return answers;
};

/**
 * Reads an application as it arrives: its texts into memory, its files into the spool. Sets `request.language` when the language
 * has arrived. Rejects with a ProblemError at the first part that cannot be accepted, with the rest of the body unread, and when the
 * parts are not those that its manifest lists.
 */
export const readBody = async (
  request: FastifyRequest,
  { spool, upload, bodyBytes, onId }: ReadOptions,
): Promise<Body> => {
  let submissionId: string | undefined;
  let asked: number | undefined;
  let hasAnswers = false;
  let textBytes = 0;
  let files = 0;

  const onText = (name: string, value: string, isTruncated: boolean): Part | undefined => {
    if (submissionId === undefined) {
      submissionId = readId(name, value);
      onId(submissionId);
      return undefined;
    }
    if (name === LANGUAGE_PART && !hasAnswers) {
      if (isLanguage(value)) request.language = value;
      return undefined;
    }
    if (name === ASKED_PART && !hasAnswers) {
      if (/^\d{1,9}$/.test(value)) asked = Number(value);
      return undefined;
    }
    if (isTruncated) throw wrongAnswers({ [name]: message('This answer is too long.') });
    const bytes = Buffer.byteLength(name) + Buffer.byteLength(value);
    textBytes += bytes;
    if (textBytes > TEXT_LIMIT) throw tooMuchText();
    upload.addText(bytes);
    hasAnswers = true;
    return [name, value.replaceAll('\r\n', '\n')];
  };
  const onFile = async (name: string, file: ArrivingFile): Promise<Part> => {
    if (submissionId === undefined) throw noId();
    hasAnswers = true;
    files += 1;
    return [name, await spoolFile(spool, files, file)];
  };

  const parts = await parseMultipart(request.raw, bodyBytes, { onText, onFile });
  if (submissionId === undefined) throw noId();
  return { submissionId, asked, parts: checkManifest(parts.filter((part) => part !== undefined)) };
};
