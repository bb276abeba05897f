import { timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionIdOf, setSessionId } from '#server/office/page/cookie.ts';
import { Refusal } from '#server/office/page/refusal.ts';
import type { Person, Session, Sessions } from '#server/office/page/sessions.ts';
import type { ProxySignIn } from '#server/office/page/settings.ts';
import { printable } from '#server/office/printable.ts';

/** Whom the proxy names. `ips` has more than one address only where the one that connected is a trusted proxy. */
const namedBy = ({ headers, ips = [] }: FastifyRequest, proxy: ProxySignIn): Person | undefined => {
  const name = headers[proxy.header];
  if (ips.length < 2 || typeof name !== 'string' || name.trim() === '') return undefined;
  return { name: printable(name.trim().slice(0, 200)), mayDelete: proxy.mayDelete.includes(name.trim()) };
};

const isEqual = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** Who asks. */
export const peopleIn = (sessions: Sessions, proxy: ProxySignIn | undefined) => ({
  /** The session of a request. One that the proxy vouches for begins by itself. */
  sessionOf: (request: FastifyRequest, reply: FastifyReply): Session | undefined => {
    const known = sessions.find(sessionIdOf(request));
    if (!proxy) return known;
    const person = namedBy(request, proxy);
    if (!person) return undefined;
    if (known?.name === person.name) return known;
    const { id, session } = sessions.begin(person);
    setSessionId(reply, id);
    return session;
  },
  /** Refuses a form that was not made for this session. */
  requireToken: ({ formToken }: Session, form: URLSearchParams): void => {
    if (!isEqual(form.get('token') ?? '', formToken))
      throw new Refusal(403, 'This form is out of date. Go back, reload the page and try again. Nothing was changed.');
  },
});

export type People = ReturnType<typeof peopleIn>;
