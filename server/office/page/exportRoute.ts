import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { dayOf } from '#forms/today.ts';
import { withAdditions } from '#server/office/additions.ts';
import { zipArchive } from '#server/office/export/archive.ts';
import { exportApplications } from '#server/office/export/exportApplications.ts';
import { parseListForm } from '#server/office/page/listFilter.ts';
import { signedInRoutes } from '#server/office/page/responses.tsx';
import { findSelected } from '#server/office/page/selected.ts';
import { formOf, type Services } from '#server/office/page/services.ts';
import { checkTable, tableFileOf, tableTypes } from '#server/office/page/tableFile.ts';
import { entryOf } from '#server/storing/application.ts';
import type { Summary } from '#server/storing/summary.ts';

const typeOf = (as: string | null): 'zip' | 'csv' | 'xlsx' => (as === 'csv' || as === 'xlsx' ? as : 'zip');

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
    const selected = await findSelected(store, form);
    const type = typeOf(form.get('as'));
    // A table has a row for each application that was chosen; a ZIP has, too, what was added to them.
    const exported = type === 'zip' ? await withAdditions(store, selected) : selected;
    if (type !== 'zip') checkTable(type, selected.length);
    await logEvent(user, 'exported', exported.map(entryOf));
    const name = `applications-${dayOf(await store.now())}.${type}`;
    const content =
      type === 'zip'
        ? await zipOf(reply, exported)
        : await tableFileOf(type, store, selected, parseListForm(form).columns);
    return reply
      .type(type === 'zip' ? 'application/zip' : tableTypes[type])
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(content);
  });
};
