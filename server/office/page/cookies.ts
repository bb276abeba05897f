import type { FastifyReply, FastifyRequest } from 'fastify';
import { isOnThisMachine } from '#server/office/page/checkOrigin.ts';

// With the prefix __Host- a browser accepts a cookie only with Secure, and only for this host. From this machine the page comes
// over HTTP, where Safari accepts neither.
const nameFor = (request: Pick<FastifyRequest, 'headers'>, name: string) =>
  isOnThisMachine(request) ? name : `__Host-${name}`;

/** The value of a cookie in a request: letters, digits, - and _. Empty when there is none. */
export const cookieOf = (request: Pick<FastifyRequest, 'headers'>, name: string): string =>
  new RegExp(`(?:^|; *)${nameFor(request, name)}=([\\w-]+)`).exec(request.headers.cookie ?? '')?.[1] ?? '';

interface CookieOptions {
  /** Seconds; without it, until the browser ends. */
  maxAge?: number;
  /** Whether it comes with a link of another site, too. */
  followsLinks?: boolean;
}

/** Adds a cookie to a response. */
export const setCookie = (
  reply: FastifyReply,
  name: string,
  value: string,
  { maxAge, followsLinks = false }: CookieOptions = {},
): FastifyReply => {
  const { request } = reply;
  const attributes = ['Path=/', 'HttpOnly', `SameSite=${followsLinks ? 'Lax' : 'Strict'}`];
  if (!isOnThisMachine(request)) attributes.push('Secure');
  if (maxAge !== undefined) attributes.push(`Max-Age=${maxAge}`);
  return reply.header('set-cookie', [`${nameFor(request, name)}=${value}`, ...attributes].join('; '));
};
