import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from '#server/http/problemError.ts';

/** Counts a call of one network in. Gives the refusal when that makes too many in a minute. */
type Limit = (request: FastifyRequest) => Promise<ProblemError | undefined>;

export interface CallLimits {
  /** Whole applications that are not known yet. */
  applications: Limit;
  /** Posts that are no application. */
  junk: Limit;
  /** Questions after an application that is not there. */
  questions: Limit;
}

/** Each kind of call has a count of its own: who sends junk takes no application's place. */
export const callLimits = (intake: FastifyInstance, callsPerMinute: number): CallLimits => {
  const limit = (): Limit => {
    const count = intake.createRateLimit({ max: callsPerMinute, timeWindow: 60_000 });
    return async (request) => {
      const counted = await count(request);
      if (counted.isAllowed || !counted.isExceeded) return undefined;
      const sentence = 'Too many calls from this network. Please try again in a minute.';
      return new ProblemError(429, sentence, { retryAfter: counted.ttlInSeconds });
    };
  };
  return { applications: limit(), junk: limit(), questions: limit() };
};
