import { stat } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageAt } from '#languages/paths.ts';
import { IMMUTABLE, REVALIDATED } from '#server/http/cacheControl.ts';
import { HEALTH } from '#server/http/health.ts';
import { answerMethod } from '#server/http/methods.ts';
import { refuse } from '#server/http/problem.ts';
import { ProblemError } from '#server/http/problemError.ts';
import { missingPageOf, sitePaths } from '#server/http/sitePaths.ts';
import { decodedPath } from '#server/http/target.ts';

const reading: string[] = ['GET', 'HEAD'];

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

// Names directly in assets/ hold a hash of their content; the school's videos are in a folder below it.
const isHashed = (file: string) => dirname(file) === 'assets';
const cacheControl = (siteDir: string) => (reply: FastifyReply, path: string) =>
  void reply.header('cache-control', isHashed(relative(siteDir, path)) ? IMMUTABLE : REVALIDATED);

/** A path as the site knows it: whatever its case, with or without a slash at its end. */
const pathOf = (url: string) => decodedPath(url)?.toLowerCase().replace(/\/+$/, '') ?? '';

/** Serves the built site, and its own page for paths that lead nowhere. A site that is not built yet has no pages. */
export const serveSite = async (
  intake: FastifyInstance,
  siteDir: string,
  callPaths: readonly string[],
): Promise<void> => {
  const paths = (await isThere(siteDir)) ? await sitePaths(siteDir) : new Map<string, string>();
  const hasMissingPage = await isThere(`${siteDir}/${missingPageOf('en')}`);
  if (paths.size > 0)
    await intake.register(fastifyStatic, {
      root: siteDir,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: cacheControl(siteDir),
    });

  const callOf = (path: string) => callPaths.find((call) => path === call || path.startsWith(`${call}/`));
  const methodsAt = (path: string) => {
    const call = callOf(path);
    if (call) return path === call ? ['POST'] : /^[^/]+$/.test(path.slice(call.length + 1)) ? reading : undefined;
    return paths.has(path) || path === HEALTH ? reading : undefined;
  };

  const missing = (request: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(request.url);
    const methods = methodsAt(path);
    if (methods && !methods.includes(request.method)) return answerMethod(request, reply, methods);
    if (callOf(path)) return refuse(reply, new ProblemError(404, () => 'There is no such call.'));
    void reply.code(404);
    return hasMissingPage
      ? reply.sendFile(missingPageOf(languageAt(path)), { etag: false, lastModified: false, acceptRanges: false })
      : reply.type('text/plain; charset=utf-8').send('There is no such page.');
  };

  intake.route({
    method: reading,
    url: '/*',
    handler: (request, reply) => {
      const file = paths.get(pathOf(request.url));
      return file === undefined ? missing(request, reply) : reply.sendFile(file);
    },
  });
  intake.setNotFoundHandler(missing);
};
