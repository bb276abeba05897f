import { STATUS_CODES } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { Language } from '#languages/languages.ts';
import { message } from '#languages/message.ts';
import { brokenUpload, fullDisk, ProblemError } from '#server/http/problemError.ts';
import { errorCode, isSystemError, NotFoundRecorded, Unavailable, UnknownFormat } from '#server/storing/errors.ts';

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

const statusOf = (error: unknown) => (error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500);
const noRoom = new Set(['ENOSPC', 'EDQUOT']);

/** The refusal that an applicant gets for an error: never with a stack, a path or a system's error text. */
export const refusalOf = (error: unknown): ProblemError => {
  if (error instanceof ProblemError) return error;
  if (error instanceof UnknownFormat)
    return new ProblemError(
      503,
      message(
        'This application is here already, stored by a newer program that ours cannot read. Please try again later.',
      ),
      { retryAfter: 300 },
    );
  if (error instanceof NotFoundRecorded) return brokenUpload();
  if (isSystemError(error) || error instanceof Unavailable)
    return noRoom.has(errorCode(error) ?? '')
      ? fullDisk()
      : new ProblemError(503, message('We cannot store applications right now. Please try again in a minute.'), {
          retryAfter: 60,
        });
  const status = statusOf(error);
  if (status === 415) return new ProblemError(415, () => 'An application is sent as multipart/form-data.');
  if (status >= 400 && status < 500) return new ProblemError(status, () => 'This call could not be understood.');
  return new ProblemError(500, message('Something went wrong on our side. Please try again in a minute.'));
};

/** The problem document (RFC 9457) of a refusal, in a language. */
export const problemOf = ({ statusCode, sentence, extras }: ProblemError, lang: Language): Record<string, unknown> => ({
  type: 'about:blank',
  title: STATUS_CODES[statusCode] ?? 'Error',
  status: statusCode,
  detail: sentence({ lang }),
  ...(extras.errors && {
    errors: Object.fromEntries(
      Object.entries(extras.errors).map(([name, each]) => [name, typeof each === 'string' ? each : each({ lang })]),
    ),
  }),
  ...extras.members,
});

/** Answers with a refusal's problem document. */
export const refuse = (reply: FastifyReply, refusal: ProblemError, lang: Language = 'en'): FastifyReply => {
  if (refusal.extras.retryAfter !== undefined) void reply.header('retry-after', refusal.extras.retryAfter);
  return reply
    .code(refusal.statusCode)
    .header('cache-control', 'no-store')
    .type(PROBLEM_TYPE)
    .header('content-language', lang)
    .send(JSON.stringify(problemOf(refusal, lang)));
};
