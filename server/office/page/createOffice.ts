import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { logResponses } from '#server/http/log.ts';
import { rewriteUrl } from '#server/http/rewriteUrl.ts';
import { registerApplication } from '#server/office/page/applicationRoutes.tsx';
import { serveAssets } from '#server/office/page/assets.ts';
import { authenticateWith } from '#server/office/page/authentication.ts';
import { checkOrigin } from '#server/office/page/checkOrigin.ts';
import { registerDeletion } from '#server/office/page/deletionRoutes.tsx';
import { registerExport } from '#server/office/page/exportRoute.ts';
import { registerFiles } from '#server/office/page/fileRoute.ts';
import { sendOfficeHeaders } from '#server/office/page/headers.ts';
import { answerInLanguages } from '#server/office/page/languageChoice.ts';
import { registerList } from '#server/office/page/listRoute.tsx';
import { registerLog } from '#server/office/page/logRoute.tsx';
import { registerMany } from '#server/office/page/manyRoutes.tsx';
import { registerPrint } from '#server/office/page/printRoutes.tsx';
import { handleErrors } from '#server/office/page/responses.tsx';
import type { Services } from '#server/office/page/services.ts';
import type { Sessions } from '#server/office/page/sessions.ts';
import type { OfficeSettings } from '#server/office/page/settings.ts';
import { registerSignIn } from '#server/office/page/signInRoutes.tsx';
import { registerTable } from '#server/office/page/tableRoute.tsx';
import type { ApplicationStore } from '#server/storing/store.ts';

/** The office's page, not listening yet. It does not close the store. */
export const createOffice = (
  store: ApplicationStore,
  sessions: Sessions,
  settings: OfficeSettings,
  logger: NonNullable<FastifyServerOptions['logger']> = false,
): FastifyInstance => {
  const office = Fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.proxy?.trusted ?? false,
    rewriteUrl,
    forceCloseConnections: true,
    // A page is logged as opened, printed or exported: not for a request that gets none of it.
    exposeHeadRoutes: false,
    // The address of a list has up to 400 ticks, and is the Referer of the next one.
    http: { maxHeaderSize: 64 * 1024 },
  });
  sendOfficeHeaders(office);
  office.addHook('onRequest', checkOrigin(settings));
  answerInLanguages(office);
  logResponses(office);
  handleErrors(office);
  office.removeAllContentTypeParsers();
  office.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );

  const logEvent: Services['logEvent'] = async ({ name: by }, did, entries) => {
    const at = (await store.now()).toISOString();
    await store.log.add(entries ? entries.map((entry) => ({ at, by, did, entry })) : [{ at, by, did }]);
  };
  const authenticate = authenticateWith(sessions, settings.proxy);
  const services: Services = { store, sessions, settings, authenticate, logEvent };
  serveAssets(office);
  registerSignIn(office, services);
  registerList(office, services);
  registerApplication(office, services);
  registerFiles(office, services);
  registerExport(office, services);
  registerMany(office, services);
  registerPrint(office, services);
  registerTable(office, services);
  registerDeletion(office, services);
  registerLog(office, services);
  return office;
};
