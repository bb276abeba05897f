import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { logFailure } from '#server/http/log.ts';
import { PageError } from '#server/office/page/pageError.ts';
import type { PageContent, PageHandler, Services } from '#server/office/page/services.ts';
import type { User } from '#server/office/page/sessions.ts';
import { documentOf } from '#server/office/page/views/document.tsx';
import { Notice } from '#server/office/page/views/Notice.tsx';
import { isSystemError, Unavailable } from '#server/storing/errors.ts';

export const sendPage = (reply: FastifyReply, { status = 200, ...page }: PageContent & { user?: User }): FastifyReply =>
  reply.code(status).type('text/html; charset=utf-8').send(documentOf(page));

/** Adds routes for signed-in users. All others are redirected to the sign-in. */
export const signedInRoutes =
  (office: FastifyInstance, { authenticate }: Services) =>
  (method: 'GET' | 'POST', url: string, handle: PageHandler): void =>
    void office.route({
      method,
      url,
      handler: async (request, reply) => {
        const user = authenticate(request, reply);
        if (!user) return reply.redirect('/sign-in', 303);
        const page = await handle(request, reply, user);
        return page && 'content' in page ? sendPage(reply, { ...page, user }) : reply;
      },
    });

const sentences: Record<number, string> = {
  404: 'There is no such page here.',
  413: 'That was too much at once.',
  503: 'The applications cannot be read right now. Please try again in a minute.',
};

/** Answers errors with a page that shows no path, stack or system error. */
export const handleErrors = (office: FastifyInstance): void => {
  const sendNotice = (reply: FastifyReply, status: number, sentence: string) =>
    sendPage(reply, {
      status,
      title: 'That was not possible',
      content: <Notice title="That was not possible">{sentence}</Notice>,
    });
  office.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof PageError) return sendNotice(reply, error.statusCode, error.message);
    const isStoreError: boolean = error instanceof Unavailable || isSystemError(error);
    const status = isStoreError ? 503 : (error.statusCode ?? 500);
    if (status >= 500) logFailure(request, error);
    return sendNotice(reply, status, sentences[status] ?? 'Something went wrong. Please try again.');
  });
  office.setNotFoundHandler((_request, reply) => sendNotice(reply, 404, sentences[404]!));
};
