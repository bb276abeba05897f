import type { FastifyInstance } from 'fastify';
import { ProblemError } from '#server/http/problemError.ts';

/** Refuses, with the intake's own words and headers, requests that Node would answer by itself without either. */
export const checkHeaders = (intake: FastifyInstance): void => {
  intake.addHook('onRequest', async ({ raw }) => {
    if (raw.httpVersion === '1.1' && raw.headers.host === undefined)
      throw new ProblemError(400, 'This request could not be understood.');
    if (raw.headers.expect !== undefined && !/100-continue/i.test(raw.headers.expect))
      throw new ProblemError(417, 'This request expects what we do not offer.');
  });
};
