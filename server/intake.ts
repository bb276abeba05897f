import { resolve } from 'node:path';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify';
import { allowOrigins } from '#server/http/cors.ts';
import { checkHeaders } from '#server/http/headerChecks.ts';
import { answerHealth } from '#server/http/health.ts';
import { junkLimit } from '#server/http/junkLimit.ts';
import { logAnswers, logFailure } from '#server/http/log.ts';
import { refusalOf, refuse } from '#server/http/problem.ts';
import { ProblemError } from '#server/http/problemError.ts';
import { registerRoutes } from '#server/http/routes.ts';
import { sendSecurityHeaders } from '#server/http/securityHeaders.ts';
import { serveSite } from '#server/http/site.ts';
import { targetOf } from '#server/http/target.ts';
import { inTime } from '#server/inTime.ts';
import { intakeForms } from '#server/intakeForms.ts';
import { answerBrokenRequest } from '#server/listening/brokenRequest.ts';
import { type Connections, connectionsUpTo } from '#server/listening/connections.ts';
import { shutDownGracefully } from '#server/listening/gracefulShutdown.ts';
import { httpServer } from '#server/listening/httpServer.ts';
import type { mailFrom } from '#server/office/mail/mail.ts';
import { refuseLarge } from '#server/receiving/body.ts';
import { spoolsIn } from '#server/receiving/spool.ts';
import { uploadsUnderWay } from '#server/receiving/uploads.ts';
import { watchUploads } from '#server/receiving/uploadWatch.ts';
import { defaults, type Settings } from '#server/settings.ts';
import { directoryStore } from '#server/storing/directoryStore.ts';
import { errorCode } from '#server/storing/errorCode.ts';
import { isInside } from '#server/storing/fileSystem.ts';

const callPaths = intakeForms.map(({ path }) => path);

const serverOf = (settings: Settings, connections: Connections) =>
  Fastify({
    logger: settings.logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustProxy,
    return503OnClosing: false,
    rewriteUrl: targetOf,
    clientErrorHandler: answerBrokenRequest,
    serverFactory: httpServer(settings, connections),
  });

/** Most intakes send no mail, and need not hold what it takes. */
const mailFor = async (...given: Parameters<typeof mailFrom>) =>
  (await import('#server/office/mail/mail.ts')).mailFrom(...given);

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
  const store = directoryStore(fs, dataDir);
  const spools = spoolsIn(fs, dataDir, freeBytes);
  await inTime(settings.startTimeout, async () => {
    await store.open(intakeForms.map(({ name }) => name));
    await spools.sweep();
    await spools.prove();
  }).catch((error: unknown) => {
    throw new Error(`DATA_DIR cannot be written: ${dataDir} (${errorCode(error) ?? String(error)}).`);
  });

  const connections = connectionsUpTo(settings.connectionsAtOnce);
  const uploads = uploadsUnderWay(settings);
  const intake = serverOf(settings, connections);
  await sendSecurityHeaders(intake, settings.backendOrigin);
  allowOrigins(intake, settings.allowedOrigins, (url) => callPaths.some((path) => url.startsWith(path)));
  checkHeaders(intake, settings.allowedHosts);
  shutDownGracefully(intake, { connections, uploads, shutdownGrace: settings.shutdownGrace });
  const uploadOf = watchUploads(intake, settings);
  intake.addHook('onRequest', refuseLarge(settings));
  logAnswers(intake);
  intake.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.statusCode >= 500 && !(error instanceof ProblemError)) logFailure(request, error);
    return refuse(reply, refusal);
  });
  intake.removeAllContentTypeParsers();
  await intake.register(multipart, { throwFileSizeLimit: false });
  await intake.register(rateLimit, { global: false });
  const countJunk = junkLimit(intake, settings.junkPerMinute);

  const mail = settings.mail && (await mailFor({ ...settings, mail: settings.mail }, store, intake.log));
  intake.addHook('onClose', async () => mail?.close());
  const onStored = (form: string, submissionId: string) => mail?.tell(form, submissionId);
  for (const form of intakeForms)
    registerRoutes(intake, form, { store, spools, uploads, uploadOf, countJunk, onStored, settings });
  const sweeping = setInterval(() => void spools.sweep().catch(() => {}), settings.sweepInterval).unref();
  intake.addHook('onClose', async () => clearInterval(sweeping));
  answerHealth(intake, spools);
  await serveSite(intake, siteDir, callPaths);
  return intake;
};
