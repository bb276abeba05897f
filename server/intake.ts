import { resolve } from 'node:path';
import Fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify';
import '#languages/all.ts';
import { refuseOtherHosts } from '#server/http/allowedHosts.ts';
import { allowOrigins } from '#server/http/cors.ts';
import { registerForm } from '#server/http/formRoutes.ts';
import { registerHandovers } from '#server/http/handoverRoutes.ts';
import { registerHealth } from '#server/http/health.ts';
import { logFailure, logResponses } from '#server/http/log.ts';
import { handlePipelinedInTurn } from '#server/http/pipelining.ts';
import { problemFor, sendProblem } from '#server/http/problem.ts';
import { ProblemError } from '#server/http/problemError.ts';
import { rewriteUrl } from '#server/http/rewriteUrl.ts';
import { sendSecurityHeaders } from '#server/http/securityHeaders.ts';
import { serveSite } from '#server/http/site.ts';
import { intakeForms } from '#server/intakeForms.ts';
import { uploadsInProgress } from '#server/receiving/uploads.ts';
import { defaults, type Settings } from '#server/settings.ts';
import { createStore } from '#server/storing/createStore.ts';
import { errorCode, isSystemError } from '#server/storing/errors.ts';
import { isInside } from '#server/storing/fileSystem.ts';
import { refuseMoved } from '#server/storing/folder/moved.ts';
import { requireOwner } from '#server/storing/folder/owner.ts';
import type { ApplicationStore } from '#server/storing/store.ts';
import { withinTime } from '#server/withinTime.ts';

// Milliseconds.
/** An upload of 80 MB takes 44 minutes at 256 kbit/s. */
const REQUEST_TIMEOUT = 45 * 60_000;
/** Longer than proxies keep an idle connection (nginx 1 minute, Caddy 2), so that they never use one that is just closed. */
const KEEP_ALIVE_TIMEOUT = 3 * 60_000;
const STORE_CLOSE_TIMEOUT = 2_000;
const SWEEP_INTERVAL = 10 * 60_000;

const apiPaths = intakeForms.map(({ path }) => path);

const createServer = (settings: Settings): FastifyInstance =>
  Fastify({
    logger: settings.logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustProxy,
    rewriteUrl,
    requestTimeout: REQUEST_TIMEOUT,
    connectionTimeout: settings.connectionTimeout,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT,
    maxRequestsPerSocket: settings.requestsPerSocket,
    forceCloseConnections: 'idle',
    http: {
      headersTimeout: settings.headersTimeout,
      connectionsCheckingInterval: settings.connectionsCheckInterval,
    },
  });

/** Loads nodemailer only where mail is sent. */
const loadMail = () => import('#server/office/mail/mail.ts');

/** Opens the store, which has to answer in time. Its database may then take longer, since an upgrade changes many rows. */
const openInTime = async (store: ApplicationStore, { startTimeout, databaseUrl }: Settings) => {
  const open = () => store.open(intakeForms.map(({ name }) => name));
  if (databaseUrl === undefined) return withinTime(startTimeout, open());
  await withinTime(startTimeout, store.now());
  return open();
};

/** Why the store cannot be opened, as a sentence with the name of the setting. */
const openError = (error: unknown, { dataDir, databaseUrl }: Settings): Error =>
  databaseUrl === undefined || isSystemError(error)
    ? new Error(`DATA_DIR cannot be written: ${dataDir} (${errorCode(error) ?? String(error)}).`)
    : new Error(`DATABASE_URL cannot be used: ${error instanceof Error ? error.message : String(error)}`);

/**
 * The intake: it receives applications into a store and serves the built site. It is not listening yet. Rejects when `dataDir` is
 * inside `siteDir`, belongs to another user, has moved to a database or cannot be made, and when the database cannot be used.
 */
export const createIntake = async (
  given: Pick<Settings, 'dataDir' | 'siteDir'> & Partial<Settings>,
): Promise<FastifyInstance> => {
  const settings = { ...defaults, ...given, dataDir: resolve(given.dataDir), siteDir: resolve(given.siteDir) };
  const { fs, dataDir, siteDir } = settings;
  if (isInside(dataDir, siteDir)) throw new Error(`DATA_DIR must not lie inside the published site: ${dataDir}`);
  await requireOwner(fs, dataDir);
  if (settings.databaseUrl === undefined) await refuseMoved(fs, dataDir);

  const intake = createServer(settings);
  const warn = (what: string, error: unknown) => intake.log.warn({ code: errorCode(error) }, what);
  const store = await createStore(settings, { ...settings, warn });
  await openInTime(store, settings).catch((error: unknown) => {
    void store.close();
    throw openError(error, settings);
  });

  handlePipelinedInTurn(intake);
  await sendSecurityHeaders(intake, settings);
  allowOrigins(intake, settings.allowedOrigins, (url) => apiPaths.some((path) => url.startsWith(path)));
  refuseOtherHosts(intake, settings.allowedHosts);
  logResponses(intake);
  intake.setErrorHandler<FastifyError>((error, request, reply) => {
    const problem = problemFor(error);
    if (problem.statusCode >= 500 && !(error instanceof ProblemError)) logFailure(request, error);
    const { language, submissionId } = request;
    // By this the form knows that the intake refuses it, and no server in between.
    return sendProblem(reply, problem, language, submissionId === undefined ? {} : { received: false, submissionId });
  });
  // The routes read their bodies as they arrive, and refuse what they do not take.
  intake.removeAllContentTypeParsers();
  intake.addContentTypeParser('*', (_request, _body, done) => done(null));
  intake.decorateRequest('language', 'en').decorateRequest('submissionId', undefined);

  const mail = settings.mail && (await (await loadMail()).startMail(settings.mail, store.mail, intake.log));
  const uploads = uploadsInProgress();
  const services = { store, uploads, settings, onStored: () => mail?.wake() };
  for (const form of intakeForms) registerForm(intake, form, services);
  registerHandovers(intake, store, settings);
  registerHealth(intake, store);
  await serveSite(intake, siteDir, apiPaths);

  const sweep = async () => void (await Promise.allSettled([store.sweep(), store.handovers.sweep()]));
  await store.handovers.sweep().catch((error: unknown) => warn('old drafts not removed', error));
  const sweeping = setInterval(() => void sweep(), SWEEP_INTERVAL).unref();
  intake.addHook('preClose', async () => {
    setTimeout(() => intake.server.closeAllConnections(), settings.shutdownGrace).unref();
  });
  intake.addHook('onClose', async () => {
    clearInterval(sweeping);
    const close = async () => {
      await mail?.close();
      await store.close();
    };
    await withinTime(STORE_CLOSE_TIMEOUT, close()).catch(() => {});
  });
  return intake;
};
