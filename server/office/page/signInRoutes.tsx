import type { FastifyInstance } from 'fastify';
import { routeFor, sendPage } from '#server/office/page/answering.tsx';
import { removeSessionId, sessionIdOf, setSessionId } from '#server/office/page/cookie.ts';
import { formIn, queryIn, type Services } from '#server/office/page/services.ts';
import { SignIn } from '#server/office/page/views/SignIn.tsx';

const WRONG = 'This link has been used, or is older than ten minutes.';

/** Signs in by the link that the command prints, and out. */
export const registerSignIn = (office: FastifyInstance, services: Services): void => {
  const { sessions, record, settings, people } = services;

  office.get('/sign-in', async (request, reply) => {
    if (people.sessionOf(request, reply)) return reply.redirect('/', 303);
    const token = settings.proxy ? undefined : (queryIn(request).get('link') ?? undefined);
    return sendPage(reply, { title: 'Sign in', content: <SignIn token={token} /> });
  });

  // The link only shows a button: a program that looks at it before its reader does uses nothing up.
  office.post('/sign-in', async (request, reply) => {
    const begun = settings.proxy ? undefined : sessions.exchange(formIn(request).get('link') ?? '');
    if (!begun) {
      request.log.warn('wrong link');
      return sendPage(reply, { status: 403, title: 'Sign in', content: <SignIn problem={WRONG} /> });
    }
    await record(begun.session, 'signed in');
    return setSessionId(reply, begun.id).redirect('/', 303);
  });

  routeFor(office, services)('POST', '/sign-out', async (request, reply) => {
    sessions.end(sessionIdOf(request));
    return removeSessionId(reply)
      .header('clear-site-data', '"cache"')
      .redirect(settings.proxy?.signOut ?? '/sign-in', 303);
  });
};
