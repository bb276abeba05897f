import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { withAdditions } from '#server/office/additions.ts';
import { zipArchive } from '#server/office/export/archive.ts';
import { exportApplications } from '#server/office/export/exportApplications.ts';
import { formatList } from '#server/office/formatList.ts';
import { signedInRoutes } from '#server/office/page/responses.tsx';
import { findSelected } from '#server/office/page/selected.ts';
import { formOf, type Services } from '#server/office/page/services.ts';
import { schoolDay } from '#server/schoolTime.ts';
import { entryOf } from '#server/storing/application.ts';
import type { Summary } from '#server/storing/summary.ts';

/** Exports applications with what was added to them, as a ZIP file or as a list. */
export const registerExport = (office: FastifyInstance, services: Services): void => {
  const { store, logEvent } = services;

  /** A ZIP file as it arises. Rejects when the export fails before its first byte; later, the connection is closed. */
  const zipOf = async (reply: FastifyReply, summaries: readonly Summary[]): Promise<PassThrough> => {
    // A later error ends the response.
    const output = new PassThrough().on('error', () => {});
    const disconnected = new AbortController();
    reply.raw.once('close', () => disconnected.abort());
    const exported = exportApplications(zipArchive(output), summaries, store, { interrupted: disconnected.signal });
    // The response is an error already, or has nobody who reads it.
    exported.catch(() => {});
    await Promise.race([once(output, 'readable').catch(() => exported), exported]);
    return output;
  };

  signedInRoutes(office, services)('POST', '/export', async (request, reply, user) => {
    const form = formOf(request);
    const summaries = await withAdditions(store, await findSelected(store, form));
    await logEvent(user, 'exported', summaries.map(entryOf));
    const type = form.get('as') === 'csv' ? 'csv' : 'zip';
    const name = `applications-${schoolDay((await store.now()).toISOString())}.${type}`;
    const content = type === 'csv' ? formatList.csv(summaries) : await zipOf(reply, summaries);
    return reply
      .type(type === 'csv' ? 'text/csv; charset=utf-8' : 'application/zip')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(content);
  });
};
