import { dirname, relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HANDOVER_PATH } from '#forms/handover.ts';
import { languageAt } from '#languages/paths.ts';
import { withoutEnd } from '#languages/withoutEnd.ts';
import { HANDOVER_METHODS } from '#server/http/handoverRoutes.ts';
import { HEALTH_PATH } from '#server/http/health.ts';
import { SITE_ROUTE } from '#server/http/log.ts';
import { sendProblem } from '#server/http/problem.ts';
import { ProblemError } from '#server/http/problemError.ts';
import { decodedPath } from '#server/http/rewriteUrl.ts';
import { notFoundFile, siteFiles } from '#server/http/siteFiles.ts';

const YEAR = 31_536_000;

/** Cache-Control of files whose names contain a hash of their content. */
const IMMUTABLE = `public, max-age=${YEAR}, immutable`;
/** Cache-Control of all other files. */
const REVALIDATED = 'no-cache';

const READ_METHODS: string[] = ['GET', 'HEAD'];

// Names directly in assets/ contain a hash; the school's videos are in a folder below it.
const setCacheControl = (siteDir: string) => (reply: FastifyReply, path: string) =>
  void reply.header('cache-control', dirname(relative(siteDir, path)) === 'assets' ? IMMUTABLE : REVALIDATED);

/** The path of a URL in lower case, without a slash at its end. */
const pathOf = (url: string) => withoutEnd(decodedPath(url)?.toLowerCase() ?? '', '/');

/** What follows an address in a message, and becomes part of its link. */
const AFTER_ADDRESS = ' .,;:!?)]}>\'"’”»،؛؟\u00a0\u200e\u200f\u2068\u2069/';

/**
 * Serves the built site, and its not-found page for all other paths. A method that a path does not have is answered with 405; the
 * paths of the API are known for that.
 */
export const serveSite = async (
  intake: FastifyInstance,
  siteDir: string,
  apiPaths: readonly string[],
): Promise<void> => {
  const files = await siteFiles(siteDir);
  if (files.size > 0)
    await intake.register(fastifyStatic, {
      root: siteDir,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: setCacheControl(siteDir),
    });

  const isBelow = (path: string, api: string) => path === api || path.startsWith(`${api}/`);
  const apiPathOf = (path: string) => [...apiPaths, HANDOVER_PATH].find((api) => isBelow(path, api));
  const methodsOf = (path: string): string[] | undefined => {
    const api = apiPathOf(path);
    if (api === undefined) return files.has(path) || path === HEALTH_PATH ? READ_METHODS : undefined;
    if (path === api) return api === HANDOVER_PATH ? undefined : ['POST'];
    if (path.indexOf('/', api.length + 1) >= 0) return undefined;
    return api === HANDOVER_PATH ? HANDOVER_METHODS : READ_METHODS;
  };

  const sendMethodNotAllowed = ({ method }: FastifyRequest, reply: FastifyReply, methods: readonly string[]) => {
    void reply.header('allow', [...methods, 'OPTIONS'].join(', '));
    return method === 'OPTIONS'
      ? reply.code(204).send()
      : sendProblem(reply, new ProblemError(405, () => 'This cannot be done here.'));
  };

  const sendNotFound = (request: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(request.url);
    const methods = methodsOf(path);
    if (methods && !methods.includes(request.method)) return sendMethodNotAllowed(request, reply, methods);
    if (apiPathOf(path)) return sendProblem(reply, new ProblemError(404, () => 'There is no such call.'));
    void reply.code(404);
    return files.size > 0
      ? reply.sendFile(notFoundFile(languageAt(path)), { etag: false, lastModified: false, acceptRanges: false })
      : reply.type('text/plain; charset=utf-8').send('There is no such page.');
  };

  intake.route({
    method: READ_METHODS,
    url: SITE_ROUTE,
    handler: (request, reply) => {
      const path = pathOf(request.url);
      const file = files.get(path);
      if (file !== undefined) return reply.sendFile(file);
      const meant = withoutEnd(path, AFTER_ADDRESS);
      if (meant === path || !files.has(meant)) return sendNotFound(request, reply);
      const query = request.url.indexOf('?');
      return reply.redirect((meant || '/') + (query < 0 ? '' : request.url.slice(query)), 302);
    },
  });
  intake.setNotFoundHandler(sendNotFound);
};
