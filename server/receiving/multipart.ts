import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import { limits, sizeMessage } from '#forms/limits.ts';
import { messages } from '#forms/wording.ts';
import { message } from '#languages/message.ts';
import { brokenUpload, ProblemError } from '#server/http/problemError.ts';
import type { Settings } from '#server/settings.ts';
import { isSystemError } from '#server/storing/errors.ts';

export type BodyLimits = Pick<Settings, 'bodyBytes' | 'partHeaderBytes' | 'valueBytes' | 'parts' | 'files'>;

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
    message('The application has more parts than the form can have. Please reload the form and send it again.'),
  );
const fileTooLarge = (name: string) => {
  const sentence = messages.largeFile(sizeMessage(limits.fileBytes));
  return new ProblemError(413, sentence, { errors: { [name]: sentence } });
};

const createParser = (
  headers: IncomingMessage['headers'],
  { valueBytes, parts, files, partHeaderBytes }: BodyLimits,
) => {
  try {
    return new Busboy({
      headers: headers as BusboyHeaders,
      limits: {
        fileSize: limits.fileBytes,
        fieldSize: valueBytes,
        parts,
        files,
        headerSize: partHeaderBytes,
        headerPairs: 20,
      },
    });
  } catch {
    // It has no boundary.
    throw brokenUpload();
  }
};

/**
 * Parses a multipart body as it arrives and calls a handler for each part. Returns the results of the handlers in the order of
 * the parts. Rejects with the first ProblemError of a handler or of a limit, or with a system error of a handler; the rest of the
 * body is then unread.
 */
export const parseMultipart = async <T>(
  request: IncomingMessage,
  bodyLimits: BodyLimits,
  { onText, onFile }: PartHandlers<T>,
): Promise<T[]> => {
  const failure = new AbortController();
  const { signal } = failure;
  const fail = (error: unknown) =>
    failure.abort(error instanceof ProblemError || isSystemError(error) ? error : brokenUpload());
  const fileStreams: Readable[] = [];
  const results: (T | Promise<T>)[] = [];

  const parser = createParser(request.headers, bodyLimits)
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
      const result = onFile(name ?? '', { filename: filename ?? '', type, bytes });
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
      if (received > bodyLimits.bodyBytes) throw bodyTooLarge();
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
