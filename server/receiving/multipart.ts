import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import { limits, sizeMessage } from '#forms/limits.ts';
import { messages } from '#forms/wording.ts';
import { message } from '#languages/message.ts';
import { brokenUpload, ProblemError } from '#server/http/problemError.ts';
import { isSystemError } from '#server/storing/errors.ts';

/** The limits of each part in bytes, and of the number of parts. */
const partLimits = {
  fileSize: limits.fileBytes,
  fieldSize: 64 * 1024,
  headerSize: 16 * 1024,
  headerPairs: 20,
  parts: 1_000,
  files: 60,
};

export interface ArrivingFile {
  filename: string;
  type: string;
  bytes: Readable;
}

interface PartHandlers<T> {
  onText: (name: string, value: string, isTruncated: boolean) => T;
  /** Resolves once the file has been read. */
  onFile: (name: string, file: ArrivingFile) => Promise<T>;
}

export const bodyTooLarge = () =>
  new ProblemError(413, messages.largeApplication(sizeMessage(limits.applicationBytes)));
const tooManyParts = () =>
  new ProblemError(
    413,
    message('The application did not arrive as this form sends it. Please reload the form and send it again.'),
  );
const fileTooLarge = (name: string) => {
  const sentence = messages.largeFile(sizeMessage(limits.fileBytes));
  return new ProblemError(413, sentence, { errors: { [name]: sentence } });
};

/** A file's name, in which browsers write quotation marks and line breaks as the HTML standard says. */
const fileNameOf = (text = ''): string => text.replaceAll('%22', '"').replaceAll(/(?:%0D|%0A)+/g, ' ');

const createParser = (headers: IncomingMessage['headers']) => {
  try {
    return new Busboy({ headers: headers as BusboyHeaders, limits: partLimits });
  } catch {
    // It has no boundary.
    throw brokenUpload();
  }
};

/**
 * Parses a multipart body of at most `bodyBytes` as it arrives and calls a handler for each part. Returns the results of the
 * handlers in the order of the parts. Rejects with the first ProblemError of a handler or of a limit, or with a system error of a
 * handler; the rest of the body is then unread.
 */
export const parseMultipart = async <T>(
  request: IncomingMessage,
  bodyBytes: number,
  { onText, onFile }: PartHandlers<T>,
): Promise<T[]> => {
  const failure = new AbortController();
  const { signal } = failure;
  const fail = (error: unknown) =>
    failure.abort(error instanceof ProblemError || isSystemError(error) ? error : brokenUpload());
  const fileStreams: Readable[] = [];
  const results: (T | Promise<T>)[] = [];

  const parser = createParser(request.headers)
    .on('field', (name: string | undefined, value: string, _isNameTruncated, isTruncated: boolean) => {
      if (signal.aborted) return;
      try {
        results.push(onText(name ?? '', value, isTruncated));
      } catch (error) {
        fail(error);
      }
    })
    .on('file', (name: string | undefined, bytes, filename: string | undefined, _encoding, type: string) => {
      // An error of a stream without a listener would end the process.
      fileStreams.push(bytes.on('error', () => {}));
      if (signal.aborted) return;
      bytes.once('limit', () => fail(fileTooLarge(name ?? '')));
      const result = onFile(name ?? '', { filename: fileNameOf(filename), type, bytes });
      result.catch(fail);
      results.push(result);
    })
    .on('partsLimit', () => fail(tooManyParts()))
    .on('filesLimit', () => fail(tooManyParts()))
    .on('error', fail);

  try {
    let received = 0;
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      received += chunk.length;
      if (received > bodyBytes) throw bodyTooLarge();
      if (!parser.write(chunk)) await once(parser, 'drain', { signal });
      signal.throwIfAborted();
    }
    const finished = once(parser, 'finish', { signal });
    parser.end();
    await finished;
    return await Promise.all(results);
  } catch (error) {
    fail(error);
    for (const stream of fileStreams) stream.destroy(brokenUpload());
    await Promise.allSettled(results);
    throw signal.reason;
  }
};
