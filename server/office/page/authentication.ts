import { isUtf8 } from 'node:buffer';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieOf, setCookie } from '#server/office/page/cookies.ts';
import type { Session, Sessions, User } from '#server/office/page/sessions.ts';
import type { ProxySignIn } from '#server/office/page/settings.ts';
import { printable } from '#server/office/printable.ts';

const COOKIE = 'office';
const RETURN = 'office-return';

/** The id of the session in a request's cookie. */
export const sessionIdOf = (request: FastifyRequest): string => cookieOf(request, COOKIE);

export const setSessionCookie = (reply: FastifyReply, id: string): FastifyReply => setCookie(reply, COOKIE, id);

/** Remembers the page that was asked for without a session: the sign-in leads back to it. */
export const rememberPage = (reply: FastifyReply): FastifyReply =>
  setCookie(reply, RETURN, Buffer.from(reply.request.url).toString('base64url'));

/** The address of the remembered page, which is forgotten; that of the list where there is none. */
export const takeRememberedPage = (request: FastifyRequest, reply: FastifyReply): string => {
  const address = Buffer.from(cookieOf(request, RETURN), 'base64url').toString();
  if (address) setCookie(reply, RETURN, '', { maxAge: 0 });
  // No address of another site.
  return /^\/(?![/\\])/.test(address) ? address : '/';
};

export const removeSessionCookie = (reply: FastifyReply): FastifyReply => setCookie(reply, COOKIE, '', { maxAge: 0 });

/** A header as it was sent: Node reads its bytes as Latin-1, and proxies write names in UTF-8. */
const decoded = (header: string): string => {
  const bytes = Buffer.from(header, 'latin1');
  return isUtf8(bytes) ? bytes.toString() : header;
};

/** The user whom the proxy names. `ips` has more than one address only when a trusted proxy is connected. */
const userOfProxy = ({ headers, ips = [] }: FastifyRequest, proxy: ProxySignIn): User | undefined => {
  const header = headers[proxy.header];
  if (ips.length < 2 || typeof header !== 'string' || header.trim() === '') return undefined;
  const name = decoded(header.trim());
  return { name: printable(name.slice(0, 200)), mayDelete: proxy.mayDelete.includes(name) };
};

/** Finds the session of a request. For a user whom the proxy names, a session is started. */
export const authenticateWith =
  (sessions: Sessions, proxy: ProxySignIn | undefined) =>
  (request: FastifyRequest, reply: FastifyReply): Session | undefined => {
    const session = sessions.find(sessionIdOf(request));
    if (!proxy) return session;
    const user = userOfProxy(request, proxy);
    if (!user) return undefined;
    if (session?.name === user.name) return session;
    const started = sessions.start(user);
    setSessionCookie(reply, started.id);
    return started.session;
  };
