import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { exportTo } from '#server/office/export/exporting.ts';
import { listed } from '#server/office/listing.ts';
import { routeFor } from '#server/office/page/answering.tsx';
import { entryNamed } from '#server/office/page/entryIn.ts';
import { choiceOf, questionIn } from '#server/office/page/question.ts';
import { Refusal } from '#server/office/page/refusal.ts';
import { formIn, type Services } from '#server/office/page/services.ts';
import { silently } from '#server/office/page/silently.ts';
import { schoolDay } from '#server/schoolTime.ts';
import { entryOf } from '#server/storing/application.ts';
import { unlessDeleted } from '#server/storing/deleted.ts';
import type { ApplicationStore } from '#server/storing/store.ts';
import { type Summary, summaryOf } from '#server/storing/summary.ts';

const chosenIn = async (store: ApplicationStore, form: URLSearchParams): Promise<Summary[]> => {
  if (form.get('which') === 'all') return (await store.list(choiceOf(questionIn(form)))).applications;
  const found: Summary[] = [];
  for (const name of new Set(form.getAll('chosen'))) {
    const entry = entryNamed(name);
    const application = entry && unlessDeleted(await store.read(entry));
    if (application) found.push(summaryOf(application));
  }
  return found;
};

/** Hands applications on, as the command `export` and `list --csv` do. */
export const registerExport = (office: FastifyInstance, services: Services): void => {
  const { store, record } = services;

  const sendZip = (reply: FastifyReply, found: readonly Summary[]) =>
    store.withSpool(async ({ directory }) => {
      const target = join(directory, 'export.zip');
      const { terminal, gone } = silently(reply);
      await exportTo(target, found, store, terminal);
      if (gone()) return reply;
      void reply.type('application/zip').send(createReadStream(target));
      // What was packed is removed once it has been read, or nobody reads it any more.
      await finished(reply.raw).catch(() => {});
      return reply;
    });

  routeFor(office, services)('POST', '/export', async (request, reply, person) => {
    const form = formIn(request);
    const found = await chosenIn(store, form);
    if (found.length === 0) throw new Refusal(400, 'Nothing was chosen. Go back and tick at least one application.');
    await record(person, 'exported', found.map(entryOf));
    const as = form.get('as') === 'csv' ? 'csv' : 'zip';
    const name = `applications-${schoolDay((await store.now()).toISOString())}.${as}`;
    void reply.header('content-disposition', `attachment; filename="${name}"`);
    return as === 'csv' ? reply.type('text/csv; charset=utf-8').send(listed.csv(found)) : sendZip(reply, found);
  });
};
