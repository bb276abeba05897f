import { brokenUpload, ProblemError } from '#server/http/problemError.ts';
import { errorCode } from '#server/storing/errorCode.ts';

const tooMany = new Set(['FST_PARTS_LIMIT', 'FST_FILES_LIMIT', 'FST_FIELDS_LIMIT']);

const refusalOf = (error: unknown): ProblemError => {
  if (error instanceof ProblemError) return error;
  const code = errorCode(error) ?? '';
  if (tooMany.has(code))
    return new ProblemError(
      413,
      'The application has more parts than the form can have. Please reload the form and send it again.',
    );
  if (code === 'FST_PROTO_VIOLATION')
    return new ProblemError(422, 'The application holds an answer that is not part of the form.');
  return brokenUpload();
};

/** What a client sends; an error of the sending becomes a ProblemError, an error of whoever reads it does not. */
export async function* withClientErrors<T>(source: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* source;
  } catch (error) {
    throw refusalOf(error);
  }
}
