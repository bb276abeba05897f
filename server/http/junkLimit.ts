import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from '#server/http/problemError.ts';

/** Counts in a post that was no application. Gives the refusal when its network has sent too many in a minute. */
export type JunkLimit = (request: FastifyRequest) => Promise<ProblemError | undefined>;

/** Seconds. A clock that ran back would tell more. */
const MINUTE = 60;

export const junkLimit = (intake: FastifyInstance, junkPerMinute: number): JunkLimit => {
  const count = intake.createRateLimit({ max: junkPerMinute, timeWindow: MINUTE * 1000 });
  return async (request) => {
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return undefined;
    const sentence = 'Too many calls from this network. Please try again in a minute.';
    return new ProblemError(429, sentence, { retryAfter: Math.min(counted.ttlInSeconds, MINUTE) });
  };
};
