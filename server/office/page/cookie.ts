import type { FastifyReply, FastifyRequest } from 'fastify';

// A browser takes a cookie of such a name only with Secure, for this host and the whole of it.
const NAME = '__Host-office';
const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Strict';

/** The id of the session that a request belongs to, if it says one. */
export const sessionIdOf = ({ headers }: FastifyRequest): string =>
  new RegExp(`(?:^|; *)${NAME}=([\\w-]+)`).exec(headers.cookie ?? '')?.[1] ?? '';

export const setSessionId = (reply: FastifyReply, id: string): FastifyReply =>
  reply.header('set-cookie', `${NAME}=${id}; ${ATTRIBUTES}`);

export const removeSessionId = (reply: FastifyReply): FastifyReply =>
  reply.header('set-cookie', `${NAME}=; ${ATTRIBUTES}; Max-Age=0`);
