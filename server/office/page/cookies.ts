import type { FastifyRequest } from 'fastify';

// With the prefix __Host- a browser accepts a cookie only with Secure, and only for this host.
export const COOKIE_ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Strict';

/** The value of a cookie in a request: letters, digits, - and _. Empty when there is none. */
export const cookieOf = ({ headers }: Pick<FastifyRequest, 'headers'>, name: string): string =>
  new RegExp(`(?:^|; *)${name}=([\\w-]+)`).exec(headers.cookie ?? '')?.[1] ?? '';
