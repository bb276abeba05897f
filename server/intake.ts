import { resolve } from 'node:path';
import Fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify';
import { allowOrigins } from '#server/http/cors.ts';
import { registerHealth } from '#server/http/health.ts';
import { refuseOtherHosts } from '#server/http/hosts.ts';
import { logAnswers, logFailure } from '#server/http/log.ts';
import { handlePipelinedInTurn } from '#server/http/pipelining.ts';
import { refusalOf, refuse } from '#server/http/problem.ts';
import { ProblemError } from '#server/http/problemError.ts';
import { rewriteUrl } from '#server/http/rewriteUrl.ts';
import { registerRoutes } from '#server/http/routes.ts';
import { sendSecurityHeaders } from '#server/http/securityHeaders.ts';
import '#languages/all.ts';
import { serveSite } from '#server/http/site.ts';
import { intakeForms } from '#server/intakeForms.ts';
import type { startMail } from '#server/office/mail/mail.ts';
import { uploadsInProgress } from '#server/receiving/uploads.ts';
import { defaults, type Settings } from '#server/settings.ts';
import { createStore } from '#server/storing/createStore.ts';
import { errorCode, isSystemError } from '#server/storing/errors.ts';
import { isInside } from '#server/storing/fileSystem.ts';
import { requireOwner } from '#server/storing/folder/owner.ts';
import { withinTime } from '#server/timeLimits.ts';

// Milliseconds.
const STORE_CLOSE_TIMEOUT = 2_000;
const SWEEP_INTERVAL = 10 * 60_000;

const callPaths = intakeForms.map(({ path }) => path);

const serverOf = (settings: Settings) =>
  Fastify({
    logger: settings.logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustProxy,
    rewriteUrl,
    requestTimeout: settings.requestTimeout,
    connectionTimeout: settings.connectionTimeout,
    keepAliveTimeout: settings.keepAliveTimeout,
    maxRequestsPerSocket: settings.requestsPerSocket,
    forceCloseConnections: 'idle',
    http: {
      headersTimeout: settings.headersTimeout,
      connectionsCheckingInterval: settings.connectionsCheckInterval,
    },
  });

/** Most intakes send no mail, and need not load what it takes. */
const mailOf = async (...given: Parameters<typeof startMail>) =>
  (await import('#server/office/mail/mail.ts')).startMail(...given);

/** Why a store cannot be opened, as a sentence that names the setting. */
const startFailure = (error: unknown, { dataDir, databaseUrl }: Settings): Error =>
  databaseUrl === undefined || isSystemError(error)
    ? new Error(`DATA_DIR cannot be written: ${dataDir} (${errorCode(error) ?? String(error)}).`)
    : new Error(`DATABASE_URL cannot be used: ${error instanceof Error ? error.message : String(error)}`);

/**
 * The intake: it receives applications into `dataDir`, or into a database, and serves the site in `siteDir`. Not listening
 * yet. Rejects when `dataDir` lies inside `siteDir`, belongs to another user, or cannot be made, and when the database does
 * not take applications.
 */
export const createIntake = async (
  chosen: Pick<Settings, 'dataDir' | 'siteDir'> & Partial<Settings>,
): Promise<FastifyInstance> => {
  const settings = { ...defaults, ...chosen, dataDir: resolve(chosen.dataDir), siteDir: resolve(chosen.siteDir) };
  const { fs, dataDir, siteDir } = settings;
  if (isInside(dataDir, siteDir)) throw new Error(`DATA_DIR must not lie inside the published site: ${dataDir}`);
  await requireOwner(fs, dataDir);

  const intake = serverOf(settings);
  const warn = (what: string, error: unknown) => intake.log.warn({ code: errorCode(error) }, what);
  const store = await createStore(settings, { ...settings, warn });
  const opened = store.open(intakeForms.map(({ name }) => name));
  await withinTime(settings.startTimeout, opened).catch((error: unknown) => {
    void store.close();
    throw startFailure(error, settings);
  });
  handlePipelinedInTurn(intake);
  await sendSecurityHeaders(intake, settings);
  allowOrigins(intake, settings.allowedOrigins, (url) => callPaths.some((path) => url.startsWith(path)));
  refuseOtherHosts(intake, settings.allowedHosts);
  logAnswers(intake);
  intake.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.statusCode >= 500 && !(error instanceof ProblemError)) logFailure(request, error);
    return refuse(reply, refusal, request.language);
  });
  // A body is read by its route, as it arrives.
  intake.removeAllContentTypeParsers();
  intake.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null));

  const mail = settings.mail && (await mailOf(settings.mail, store.mail, intake.log));
  const onStored = () => mail?.wake();
  intake.decorateRequest('language', 'en');
  const uploads = uploadsInProgress(settings.textBytesAtOnce);
  const services = { store, uploads, onStored, settings };
  for (const form of intakeForms) registerRoutes(intake, form, services);
  registerHealth(intake, store);
  await serveSite(intake, siteDir, callPaths);

  const sweeping = setInterval(() => void store.sweep().catch(() => {}), SWEEP_INTERVAL).unref();
  // Uploads under way may end; a connection that is still open then is closed.
  intake.addHook('preClose', async () => {
    setTimeout(() => intake.server.closeAllConnections(), settings.shutdownGrace).unref();
  });
  intake.addHook('onClose', async () => {
    clearInterval(sweeping);
    mail?.close();
    // What has not ended by now is undone by the database, and tried again by whoever sent it.
    await withinTime(STORE_CLOSE_TIMEOUT, store.close()).catch(() => {});
  });
  return intake;
};
