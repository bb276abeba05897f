import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import * as v from 'valibot';
import { limits, sizeMessage } from '#forms/limits.ts';
import { ID_PART, LANGUAGE_PART, notAsked, type Part, submissionIdSchema } from '#forms/wire.ts';
import { messages } from '#forms/wording.ts';
import { isLanguage, type Language } from '#languages/languages.ts';
import { message } from '#languages/message.ts';
import { brokenUpload, ProblemError, wrongAnswers } from '#server/http/problemError.ts';
import { spoolFile } from '#server/receiving/spooledFile.ts';
import type { HeldTexts } from '#server/receiving/textMemory.ts';
import type { Settings } from '#server/settings.ts';
import { isSystemError } from '#server/storing/errorCode.ts';
import type { Spool } from '#server/storing/spool.ts';

export interface Body {
  submissionId: string;
  language: Language;
  /** The parts after these, in order; a file's `body` is its StoredFile. */
  parts: Part[];
}

export type Bounds = Pick<
  Settings,
  'bodyBytes' | 'partNameLength' | 'partHeaderBytes' | 'valueBytes' | 'textBytes' | 'parts' | 'files'
>;

export interface Reading {
  /** Where its files go. */
  spool: Spool;
  bounds: Bounds;
  /** Where its texts are counted. */
  texts: HeldTexts;
  /** Called as soon as its submissionId is known. May refuse it by throwing. */
  onId: (submissionId: string) => void;
  /** Called as soon as its language is known: the part after the submissionId. An unknown one is none. */
  onLanguage: (lang: Language) => void;
}

export const tooLarge = () => new ProblemError(413, messages.largeApplication(sizeMessage(limits.applicationBytes)));
const tooMuchText = () =>
  new ProblemError(413, message('All texts together are too long. Please shorten the longest ones.'));
const tooManyParts = () =>
  new ProblemError(
    413,
    message('The application has more parts than the form can have. Please reload the form and send it again.'),
  );
const tooLargeFile = (name: string) => {
  const sentence = messages.largeFile(sizeMessage(limits.fileBytes));
  return new ProblemError(413, sentence, { errors: { [name]: sentence } });
};
const notTheId = () => wrongAnswers({ [ID_PART]: () => 'The first part must be the submissionId, a UUID.' });

const parserOf = (headers: IncomingMessage['headers'], bounds: Bounds) => {
  try {
    return new Busboy({
      headers: headers as BusboyHeaders,
      limits: {
        fileSize: limits.fileBytes,
        fieldSize: bounds.valueBytes,
        parts: bounds.parts,
        files: bounds.files,
        headerSize: bounds.partHeaderBytes,
        headerPairs: 20,
      },
    });
  } catch {
    // It has no boundary.
    throw brokenUpload();
  }
};

/**
 * Reads a multipart body as it arrives: its texts into memory, its files into the spool. Rejects with a ProblemError at the
 * first thing that is too large, too many or unreadable, with the rest of the body unread.
 */
export const readBody = async (
  request: IncomingMessage,
  { spool, bounds, texts, onId, onLanguage }: Reading,
): Promise<Body> => {
  const failure = new AbortController();
  const { signal } = failure;
  const fail = (reason: unknown) => failure.abort(reason);
  const parts: Promise<Part>[] = [];
  const streams: Readable[] = [];
  let submissionId: string | undefined;
  let language: Language = 'en';
  let textBytes = 0;

  const checkHead = (name: string, encoding: string) => {
    if (!/^(?:7bit|8bit|binary)$/.test(encoding)) throw brokenUpload();
    if (name.length > bounds.partNameLength)
      throw wrongAnswers({ [`${name.slice(0, bounds.partNameLength)}…`]: notAsked });
  };
  const onText = (name: string, value: string, isCut: boolean, encoding: string): void => {
    checkHead(name, encoding);
    if (submissionId === undefined) {
      const id = v.safeParse(submissionIdSchema, name === ID_PART ? value : undefined);
      if (!id.success) throw notTheId();
      submissionId = id.output;
      return onId(submissionId);
    }
    if (name === LANGUAGE_PART && parts.length === 0) {
      if (isLanguage(value)) {
        language = value;
        onLanguage(value);
      }
      return;
    }
    if (isCut) throw wrongAnswers({ [name]: message('This answer is too long.') });
    const bytes = Buffer.byteLength(name) + Buffer.byteLength(value);
    textBytes += bytes;
    if (textBytes > bounds.textBytes) throw tooMuchText();
    texts.add(bytes);
    parts.push(Promise.resolve([name, value.replaceAll('\r\n', '\n')]));
  };
  const onFile = (name: string, stream: Readable, filename: string, encoding: string, type: string) => {
    // Who reads it gets its error; while nobody reads it, an error would end the process.
    streams.push(stream.on('error', () => {}));
    checkHead(name, encoding);
    if (submissionId === undefined) throw notTheId();
    stream.once('limit', () => fail(tooLargeFile(name)));
    const part = spoolFile(spool, streams.length, { name: filename ?? '', type, bytes: stream }).then(
      (file): Part => [name, file],
    );
    part.catch((error: unknown) => fail(isSystemError(error) ? error : brokenUpload()));
    parts.push(part);
  };
  const refusing =
    <Args extends unknown[]>(read: (...args: Args) => void) =>
    (...args: Args) => {
      try {
        if (!signal.aborted) read(...args);
      } catch (error) {
        fail(error);
      }
    };

  const parser = parserOf(request.headers, bounds)
    .on(
      'field',
      refusing((name: string, value: string, _, isCut: boolean, encoding: string) =>
        onText(name ?? '', value, isCut, encoding),
      ),
    )
    .on(
      'file',
      refusing((name: string, stream, filename, encoding, type) =>
        onFile(name ?? '', stream, filename, encoding, type),
      ),
    )
    .on('partsLimit', () => fail(tooManyParts()))
    .on('filesLimit', () => fail(tooManyParts()))
    .on('error', () => fail(brokenUpload()));

  const feed = async () => {
    let bytes = 0;
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > bounds.bodyBytes) throw tooLarge();
      if (!parser.write(chunk)) await once(parser, 'drain', { signal });
      signal.throwIfAborted();
    }
    const finished = once(parser, 'finish', { signal });
    parser.end();
    await finished;
  };

  try {
    await feed();
    if (submissionId === undefined) throw notTheId();
    return { submissionId, language, parts: await Promise.all(parts) };
  } catch (error) {
    fail(error instanceof ProblemError ? error : brokenUpload());
    for (const stream of streams) stream.destroy(brokenUpload());
    await Promise.allSettled(parts);
    throw signal.reason;
  } finally {
    texts.end();
  }
};
