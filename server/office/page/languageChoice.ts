import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLanguage, type Language } from '#languages/languages.ts';
import { inLanguage } from '#server/office/language.ts';
import { cookieOf, setCookie } from '#server/office/page/cookies.ts';
import { justDone } from '#server/office/page/listFilter.ts';
import { queryOf } from '#server/office/page/services.ts';

const COOKIE = 'office-language';
/** Seconds. */
const YEAR = 365 * 24 * 60 * 60;

/** The languages of a header such as 'fr-CH, fr;q=0.9, en;q=0.8', the preferred first. */
const accepted = (header = ''): string[] =>
  header
    .slice(0, 500)
    .split(',')
    .map((range) => {
      const [tag = '', quality = '1'] = range.split(';q=');
      return { code: tag.trim().toLowerCase().split('-')[0]!, quality: Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ code }) => code);

/** The language that the user chose, else the first of the browser's that exists here. */
export const languageOf = (request: Pick<FastifyRequest, 'headers'>): Language =>
  [cookieOf(request, COOKIE), ...accepted(request.headers['accept-language'])].find(isLanguage) ?? 'en';

/** The address of a request with this query. Its path begins with one slash: with two it would name another host. */
const addressWith = ({ url }: FastifyRequest, query: URLSearchParams): string => {
  const path = url.split('?', 1)[0]!.replace(/^[/\\]*/, '/');
  return query.size > 0 ? `${path}?${query}` : path;
};

/** The same page in a language. The answer to a form has no address. */
export const addressIn = (request: FastifyRequest, language: Language): string | undefined => {
  if (request.method !== 'GET') return undefined;
  const query = queryOf(request);
  // What was done is said once.
  for (const done of [...justDone, 'saved']) query.delete(done);
  query.set('language', language);
  return addressWith(request, query);
};

/** Answers each request in its language. An address with `?language=ar` chooses one, which a cookie keeps. */
export const answerInLanguages = (office: FastifyInstance): void => {
  office.addHook('onRequest', async (request, reply): Promise<FastifyReply | undefined> => {
    const query = queryOf(request);
    const chosen = query.get('language');
    if (request.method !== 'GET' || chosen === null) return undefined;
    query.delete('language');
    if (isLanguage(chosen)) void setCookie(reply, COOKIE, chosen, { maxAge: YEAR, followsLinks: true });
    return reply.redirect(addressWith(request, query), 303);
  });
  office.addHook('preHandler', (request, _reply, done) => inLanguage(languageOf(request), done));
};
