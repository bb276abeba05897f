import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { logFailure } from '#server/http/log.ts';
import { Refusal } from '#server/office/page/refusal.ts';
import { formIn, type Services, type Shown, type Work } from '#server/office/page/services.ts';
import { documentOf } from '#server/office/page/views/document.tsx';
import { Notice } from '#server/office/page/views/Notice.tsx';
import type { SignedIn } from '#server/office/page/views/TokenInput.tsx';
import { isSystemError } from '#server/storing/errorCode.ts';
import { Unavailable } from '#server/storing/storeErrors.ts';

/** Sends a page. */
export const sendPage = (reply: FastifyReply, { status = 200, ...page }: Shown & { person?: SignedIn }): FastifyReply =>
  reply.code(status).type('text/html; charset=utf-8').send(documentOf(page));

/** Registers a page, or a change where the method is POST, for those who are signed in. */
export const routeFor =
  (office: FastifyInstance, { people }: Services) =>
  (method: 'GET' | 'POST', url: string, work: Work): void =>
    void office.route({
      method,
      url,
      handler: async (request, reply) => {
        const session = people.sessionOf(request, reply);
        if (!session) return reply.redirect('/sign-in', 303);
        if (method === 'POST') people.requireToken(session, formIn(request));
        const shown = await work(request, reply, session);
        return shown && 'content' in shown ? sendPage(reply, { ...shown, person: session }) : reply;
      },
    });

const sentences: Record<number, string> = {
  404: 'There is no such page here.',
  413: 'That was too much at once.',
  503: 'The applications cannot be read right now. Please try again in a minute.',
};

/** An error as a page: never with a path, a stack or a system's text. */
export const answerErrors = (office: FastifyInstance): void => {
  const say = (reply: FastifyReply, status: number, sentence: string) =>
    sendPage(reply, {
      status,
      title: 'That was not possible',
      content: <Notice title="That was not possible">{sentence}</Notice>,
    });
  office.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof Refusal) return say(reply, error.statusCode, error.message);
    const isStore: boolean = error instanceof Unavailable || isSystemError(error);
    const status = isStore ? 503 : (error.statusCode ?? 500);
    if (status >= 500) logFailure(request, error);
    return say(reply, status, sentences[status] ?? 'Something went wrong. Please try again.');
  });
  office.setNotFoundHandler((_request, reply) => say(reply, 404, sentences[404]!));
};
