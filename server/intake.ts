import { relative, resolve } from 'node:path';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify';
import { loadPhoneRules } from '#forms/phone.ts';
import { answerBrokenRequest } from '#server/http/brokenRequest.ts';
import { callLimits } from '#server/http/callLimits.ts';
import { type Connections, connectionsUpTo } from '#server/http/connections.ts';
import { shutDownGracefully } from '#server/http/gracefulShutdown.ts';
import { checkHeaders } from '#server/http/headerChecks.ts';
import { httpServer } from '#server/http/httpServer.ts';
import { logAnswers, logFailure } from '#server/http/log.ts';
import { refusalOf, refuse } from '#server/http/problem.ts';
import { ProblemError } from '#server/http/problemError.ts';
import { registerRoutes } from '#server/http/routes.ts';
import { sendSecurityHeaders } from '#server/http/securityHeaders.ts';
import { decodable, serveSite } from '#server/http/site.ts';
import { intakeForms } from '#server/intakeForms.ts';
import { spoolsIn } from '#server/receiving/spool.ts';
import { uploadsUnderWay } from '#server/receiving/uploads.ts';
import { watchUploads } from '#server/receiving/uploadWatch.ts';
import { defaults, type Settings } from '#server/settings.ts';
import { directoryStore } from '#server/storing/directoryStore.ts';

const isInside = (inner: string, outer: string) => !/^\.\.(?:$|[\\/])/.test(relative(outer, inner));

const serverOf = (settings: Settings, connections: Connections) =>
  Fastify({
    logger: settings.logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustProxy,
    return503OnClosing: false,
    rewriteUrl: ({ url }) => decodable(url),
    clientErrorHandler: answerBrokenRequest,
    serverFactory: httpServer(settings, connections),
  });

/**
 * The intake: it receives applications into `dataDir` and serves the site in `siteDir`. Not listening yet. Rejects when
 * `dataDir` lies inside `siteDir` or cannot be made.
 */
export const createIntake = async (
  chosen: Pick<Settings, 'dataDir' | 'siteDir'> & Partial<Settings>,
): Promise<FastifyInstance> => {
  const settings = { ...defaults, ...chosen, dataDir: resolve(chosen.dataDir), siteDir: resolve(chosen.siteDir) };
  const { fs, dataDir, siteDir, freeBytes } = settings;
  if (isInside(dataDir, siteDir)) throw new Error(`DATA_DIR must not lie inside the published site: ${dataDir}`);
  await loadPhoneRules();
  const store = directoryStore(fs, dataDir);
  const spools = spoolsIn(fs, dataDir, freeBytes);
  await store.open(intakeForms.map(({ name }) => name));
  await spools.sweep();

  const connections = connectionsUpTo(settings.connectionsAtOnce);
  const uploads = uploadsUnderWay(settings);
  const intake = serverOf(settings, connections);
  await sendSecurityHeaders(intake, settings.backendOrigin);
  checkHeaders(intake);
  shutDownGracefully(intake, { connections, uploads, shutdownGrace: settings.shutdownGrace });
  const uploadOf = watchUploads(intake, settings);
  logAnswers(intake);
  intake.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.statusCode >= 500 && !(error instanceof ProblemError)) logFailure(request, error);
    return refuse(reply, refusal);
  });
  intake.removeAllContentTypeParsers();
  await intake.register(multipart, { throwFileSizeLimit: false });
  await intake.register(rateLimit, { global: false });
  const limits = callLimits(intake, settings.callsPerMinute);

  for (const form of intakeForms) registerRoutes(intake, form, { store, spools, uploads, uploadOf, limits, settings });
  await serveSite(
    intake,
    siteDir,
    intakeForms.map(({ path }) => path),
  );
  return intake;
};
