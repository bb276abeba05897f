import type { FastifyInstance } from 'fastify';
import { t } from '#languages/message.ts';
import {
  removeSessionCookie,
  sessionIdOf,
  setSessionCookie,
  takeRememberedPage,
} from '#server/office/page/authentication.ts';
import { sendPage } from '#server/office/page/responses.tsx';
import { formOf, queryOf, type Services } from '#server/office/page/services.ts';
import { SignIn } from '#server/office/page/views/SignIn.tsx';

/** Signs in with the link that the command prints, and out. */
export const registerSignIn = (office: FastifyInstance, services: Services): void => {
  const { sessions, logEvent, settings, authenticate } = services;

  // The link shows a button, so that a preview of the link in a chat does not use it up.
  office.get('/sign-in', async (request, reply) => {
    const user = authenticate(request, reply);
    const token = settings.proxy ? undefined : (queryOf(request).get('link') ?? undefined);
    if (user && (!token || sessions.isStartedWith(sessionIdOf(request), token))) return reply.redirect('/', 303);
    return sendPage(reply, { title: t('Sign in'), content: <SignIn token={token} signedIn={user?.name} /> });
  });

  office.post('/sign-in', async (request, reply) => {
    const link = formOf(request).get('link') ?? '';
    const started = settings.proxy ? undefined : sessions.signIn(link);
    if (!started && sessions.isStartedWith(sessionIdOf(request), link)) return reply.redirect('/', 303);
    if (!started) {
      request.log.warn('wrong link');
      const problem = t('This link has been used, or is older than ten minutes.');
      return sendPage(reply, { status: 403, title: t('Sign in'), content: <SignIn problem={problem} /> });
    }
    // Where there is no room for it, the link stays.
    await logEvent(started.session, 'signed in').catch((error: unknown) => {
      started.undo();
      throw error;
    });
    sessions.end(sessionIdOf(request));
    return setSessionCookie(reply, started.id).redirect(takeRememberedPage(request, reply), 303);
  });

  // Also where the session has ended already.
  office.post('/sign-out', async (request, reply) => {
    sessions.end(sessionIdOf(request));
    return removeSessionCookie(reply)
      .header('clear-site-data', '"cache"')
      .redirect(settings.proxy?.signOut ?? '/sign-in', 303);
  });
};
