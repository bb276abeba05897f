import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '#server/http/problem.ts';
import { ProblemError } from '#server/http/problemError.ts';

/** Answers a method that a path does not know, and the question which ones it does. */
export const answerMethod = (
  { method }: FastifyRequest,
  reply: FastifyReply,
  allowed: readonly string[],
): FastifyReply => {
  void reply.header('allow', [...allowed, 'OPTIONS'].join(', '));
  return method === 'OPTIONS'
    ? reply.code(204).send()
    : refuse(reply, new ProblemError(405, () => 'This cannot be done here.'));
};
