import { stat } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '#server/http/problem.ts';
import { ProblemError } from '#server/http/problemError.ts';
import { MISSING_PAGE, sitePaths } from '#server/http/sitePaths.ts';

const YEAR = 31_536_000;

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

// Names directly in assets/ hold a hash of their content; the school's videos are in a folder below it.
const isHashed = (file: string) => dirname(file) === 'assets';
const cacheControl = (siteDir: string) => (reply: FastifyReply, path: string) =>
  void reply.header(
    'cache-control',
    isHashed(relative(siteDir, path)) ? `public, max-age=${YEAR}, immutable` : 'no-cache',
  );

const decodedPath = (url: string) => {
  try {
    return decodeURIComponent(url.split('?', 1)[0]!);
  } catch {
    return undefined;
  }
};

/** A URL the router can decode; a malformed one becomes a path that is nowhere. */
export const decodable = (url = '/'): string => (decodedPath(url) === undefined ? `/${MISSING_PAGE}` : url);

/** A path as the site knows it: whatever its case, with or without a slash at its end. */
const pathOf = (url: string) => decodedPath(url)?.toLowerCase().replace(/\/+$/, '') ?? '';

/** Serves the built site, and its own page for paths that lead nowhere. A site that is not built yet has no pages. */
export const serveSite = async (
  intake: FastifyInstance,
  siteDir: string,
  callPaths: readonly string[],
): Promise<void> => {
  const paths = (await isThere(siteDir)) ? await sitePaths(siteDir) : new Map<string, string>();
  const hasMissingPage = await isThere(`${siteDir}/${MISSING_PAGE}`);
  if (paths.size > 0)
    await intake.register(fastifyStatic, {
      root: siteDir,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: cacheControl(siteDir),
    });

  const missing = (request: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(request.url);
    if (callPaths.some((call) => path === call || path.startsWith(`${call}/`)))
      return refuse(reply, new ProblemError(404, 'There is no such call.'));
    void reply.code(404);
    return hasMissingPage
      ? reply.sendFile(MISSING_PAGE, { etag: false, lastModified: false, acceptRanges: false })
      : reply.type('text/plain; charset=utf-8').send('There is no such page.');
  };

  intake.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => {
      const file = paths.get(pathOf(request.url));
      return file === undefined ? missing(request, reply) : reply.sendFile(file);
    },
  });
  intake.setNotFoundHandler(missing);
};
