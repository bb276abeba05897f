import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageCodes } from '#languages/languages.ts';
import { type Message, message, t } from '#languages/message.ts';
import { logFailure } from '#server/http/log.ts';
import { isDiskFull } from '#server/http/problem.ts';
import { inLanguage } from '#server/office/language.ts';
import { rememberPage } from '#server/office/page/authentication.ts';
import { addressIn, languageOf } from '#server/office/page/languageChoice.ts';
import { listQuery, parseListAddress, parseListForm } from '#server/office/page/listFilter.ts';
import { PageError } from '#server/office/page/pageError.ts';
import { formOf, type PageContent, type PageHandler, queryOf, type Services } from '#server/office/page/services.ts';
import type { User } from '#server/office/page/sessions.ts';
import { documentOf } from '#server/office/page/views/document.tsx';
import { Notice } from '#server/office/page/views/Notice.tsx';
import { SignedOut } from '#server/office/page/views/SignedOut.tsx';
import { isSystemError, Unavailable } from '#server/storing/errors.ts';

export const sendPage = (
  reply: FastifyReply,
  { status = 200, ...page }: PageContent & { user?: User },
): FastifyReply => {
  const languages = languageCodes.flatMap((code) => {
    const href = addressIn(reply.request, code);
    return href === undefined ? [] : [{ code, href }];
  });
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .send(documentOf({ ...page, languages }));
};

/** The note in a form that was not saved. */
const noteIn = (request: FastifyRequest): string => {
  const form = request.method === 'POST' ? formOf(request) : undefined;
  return (form?.get('note') ?? form?.get('newNote') ?? '').trim();
};

/** The address of the list from which a form was sent, with its ticks. */
const listOf = (request: FastifyRequest): string => {
  const form = request.method === 'POST' ? formOf(request) : undefined;
  return `/${listQuery(form?.has('list') ? parseListForm(form) : parseListAddress(queryOf(request)))}`;
};

/** A session may end while something is written or chosen. */
const sendSignedOut = (reply: FastifyReply): FastifyReply => {
  if (reply.request.method !== 'POST') return rememberPage(reply).redirect('/sign-in', 303);
  const content = <SignedOut note={noteIn(reply.request)} />;
  return sendPage(reply, { status: 401, title: t('You were signed out'), content });
};

/** Adds routes for signed-in users. All others are redirected to the sign-in. */
export const signedInRoutes =
  (office: FastifyInstance, { authenticate }: Services) =>
  (method: 'GET' | 'POST', url: string, handle: PageHandler): void =>
    void office.route({
      method,
      url,
      handler: async (request, reply) => {
        const user = authenticate(request, reply);
        if (!user) return sendSignedOut(reply);
        const page = await handle(request, reply, user);
        return page && 'content' in page ? sendPage(reply, { ...page, user }) : reply;
      },
    });

const sentences: Record<number, Message> = {
  404: message('There is no such page here.'),
  413: message('That was too much at once.'),
  507: message('There is too little room on the disk to save this. Tell whoever runs the website.'),
  503: message('The applications cannot be read right now. Please try again in a minute.'),
};
const otherwise = message('Something went wrong. Please try again.');

/** Answers errors with a page that shows no path, stack or system error. */
export const handleErrors = (office: FastifyInstance): void => {
  // An error may come before the request has its language, as that of a wrong host does.
  const sendNotice = (reply: FastifyReply, status: number, sentence: Message) =>
    inLanguage(languageOf(reply.request), () => {
      const title = t('That was not possible');
      const content = (
        <Notice title={title} note={noteIn(reply.request)} back={listOf(reply.request)}>
          {sentence()}
        </Notice>
      );
      return sendPage(reply, { status, title, content });
    });
  office.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof PageError) return sendNotice(reply, error.statusCode, error.sentence);
    const isStoreError: boolean = error instanceof Unavailable || isSystemError(error);
    const failed = isDiskFull(error) ? 507 : 503;
    const status = isStoreError ? failed : (error.statusCode ?? 500);
    if (status >= 500) logFailure(request, error);
    return sendNotice(reply, status, sentences[status] ?? otherwise);
  });
  office.setNotFoundHandler((_request, reply) => sendNotice(reply, 404, sentences[404]!));
};
