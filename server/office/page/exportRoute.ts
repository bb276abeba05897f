import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { exportApplications } from '#server/office/export/exportApplications.ts';
import { formatList } from '#server/office/formatList.ts';
import { parseEntryName } from '#server/office/page/findApplication.ts';
import { parseListFilter, toStoreFilter } from '#server/office/page/listFilter.ts';
import { PageError } from '#server/office/page/pageError.ts';
import { signedInRoutes } from '#server/office/page/responses.tsx';
import { formOf, type Services } from '#server/office/page/services.ts';
import { schoolDay } from '#server/schoolTime.ts';
import { entryOf } from '#server/storing/application.ts';
import { asApplication } from '#server/storing/record.ts';
import type { ApplicationStore } from '#server/storing/store.ts';
import { type Summary, summaryOf } from '#server/storing/summary.ts';

/** The applications that are ticked in the form, or all that match its filter. */
const findSelected = async (store: ApplicationStore, form: URLSearchParams): Promise<Summary[]> => {
  if (form.get('which') === 'all') return (await store.list(toStoreFilter(parseListFilter(form)))).applications;
  const selected: Summary[] = [];
  for (const name of new Set(form.getAll('chosen'))) {
    const entry = parseEntryName(name);
    const application = entry && asApplication(await store.read(entry));
    if (application) selected.push(summaryOf(application));
  }
  return selected;
};

/** Exports applications, as the commands `export` and `list --csv` do. */
export const registerExport = (office: FastifyInstance, services: Services): void => {
  const { store, logEvent } = services;

  const sendZip = (reply: FastifyReply, summaries: readonly Summary[]) =>
    store.withSpool(async ({ directory }) => {
      const target = join(directory, 'export.zip');
      const disconnected = new AbortController();
      reply.raw.once('close', () => disconnected.abort());
      await exportApplications(target, summaries, store, { interrupted: disconnected.signal });
      void reply.type('application/zip').send(createReadStream(target));
      // The spool is removed after the response has been sent, or when the client disconnects.
      await finished(reply.raw).catch(() => {});
      return reply;
    });

  signedInRoutes(office, services)('POST', '/export', async (request, reply, user) => {
    const form = formOf(request);
    const summaries = await findSelected(store, form);
    if (summaries.length === 0)
      throw new PageError(400, 'Nothing was chosen. Go back and tick at least one application.');
    await logEvent(user, 'exported', summaries.map(entryOf));
    const type = form.get('as') === 'csv' ? 'csv' : 'zip';
    const name = `applications-${schoolDay((await store.now()).toISOString())}.${type}`;
    void reply.header('content-disposition', `attachment; filename="${name}"`);
    return type === 'csv'
      ? reply.type('text/csv; charset=utf-8').send(formatList.csv(summaries))
      : sendZip(reply, summaries);
  });
};
