import type { FastifyInstance, FastifyRequest } from 'fastify';
import { message } from '#languages/message.ts';
import { refusalOf } from '#server/http/problem.ts';
import { ProblemError } from '#server/http/problemError.ts';

/** Counts a post that was refused as no application. Gives the refusal of a network that sent too many in a minute. */
export type RefusalLimit = (request: FastifyRequest, error: unknown) => Promise<ProblemError | undefined>;

/** Seconds. */
const MINUTE = 60;
const counted = new Set([400, 403, 413, 415, 422]);

/** Whole applications and questions are not counted, so that nobody uses up the share of others behind the same address. */
export const refusalLimit = (intake: FastifyInstance, most: number): RefusalLimit => {
  const count = intake.createRateLimit({ max: most, timeWindow: MINUTE * 1000 });
  return async (request, error) => {
    // A client that is gone has no address any more.
    if (!counted.has(refusalOf(error).statusCode) || request.raw.socket.destroyed) return undefined;
    const state = await count(request);
    if (state.isAllowed || !state.isExceeded) return undefined;
    // A clock that ran back would ask for more than a minute.
    const retryAfter = Math.min(state.ttlInSeconds, MINUTE);
    return new ProblemError(429, message('Too many calls from this network. Please try again in a minute.'), {
      retryAfter,
    });
  };
};
