import { STATUS_CODES } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { Language } from '#languages/languages.ts';
import { message } from '#languages/message.ts';
import { fullDisk, inProgress, ProblemError } from '#server/http/problemError.ts';
import { errorCode, isSystemError, NotFoundRecorded, Unavailable, UnknownFormat } from '#server/storing/errors.ts';

const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

const statusOf = (error: unknown) => (error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500);

/** Whether an error means that nothing can be written because there is no room. */
export const isDiskFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(errorCode(error) ?? '');

/** The problem that an applicant sees for an error. It has no stack, no path and no text of the system. */
export const problemFor = (error: unknown): ProblemError => {
  if (error instanceof ProblemError) return error;
  if (error instanceof UnknownFormat)
    return new ProblemError(
      503,
      message(
        'Your application has arrived already, but our system cannot read it at the moment. Please try again later.',
      ),
      { retryAfter: 300 },
    );
  if (error instanceof NotFoundRecorded) return inProgress();
  if (isSystemError(error) || error instanceof Unavailable)
    return isDiskFull(error)
      ? fullDisk()
      : new ProblemError(503, message('We cannot store applications right now. Please try again in a minute.'), {
          retryAfter: 60,
        });
  const status = statusOf(error);
  if (status >= 400 && status < 500) return new ProblemError(status, () => 'This call could not be understood.');
  return new ProblemError(500, message('Something went wrong on our side. Please try again in a minute.'));
};

/** The problem document (RFC 9457) in a language. */
const documentOf = ({ statusCode, sentence, extras }: ProblemError, lang: Language): Record<string, unknown> => ({
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

/** `members`: more members of the problem document. */
export const sendProblem = (
  reply: FastifyReply,
  problem: ProblemError,
  lang: Language = 'en',
  members: Record<string, unknown> = {},
): FastifyReply => {
  if (problem.extras.retryAfter !== undefined) void reply.header('retry-after', problem.extras.retryAfter);
  return reply
    .code(problem.statusCode)
    .header('cache-control', 'no-store')
    .type(PROBLEM_TYPE)
    .header('content-language', lang)
    .send(JSON.stringify({ ...documentOf(problem, lang), ...members }));
};
