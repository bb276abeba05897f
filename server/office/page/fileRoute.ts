import type { FastifyInstance } from 'fastify';
import { sectionsOf } from '#server/office/answers.ts';
import { namesOfFiles } from '#server/office/export/filing.ts';
import { routeFor } from '#server/office/page/answering.tsx';
import { applicationIn } from '#server/office/page/entryIn.ts';
import { Refusal } from '#server/office/page/refusal.ts';
import { queryIn, type Services } from '#server/office/page/services.ts';
import { reasonOf } from '#server/storing/reason.ts';

/** In a tab of its own: a document without an origin, whose scripts and forms do nothing. */
const sandboxed = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; sandbox";

/** The files of an application. A file is found among those of its record: what a request says is never a path. */
export const registerFiles = (office: FastifyInstance, services: Services): void => {
  const { store, record } = services;

  routeFor(office, services)('GET', '/applications/:form/:key/files/:file', async (request, reply, person) => {
    const { entry, application } = await applicationIn(store, request);
    const { file: wanted } = request.params as { file: string };
    const files = [...namesOfFiles(sectionsOf(application))];
    const [file, name] = files.find(([one]) => one.file === wanted) ?? [];
    if (!file || !name) throw new Refusal(404, 'This application has no such file.');
    const bytes = await store.openFile(entry, file.file).catch((error: unknown) => {
      throw new Refusal(404, `This file cannot be opened. ${reasonOf(error)} Tell whoever runs the website.`);
    });
    await record(person, 'opened a file of', [entry]);
    const how = queryIn(request).has('download') ? 'attachment' : 'inline';
    return reply
      .type('application/pdf')
      .headers({
        'content-length': file.size,
        'content-disposition': `${how}; filename="document.pdf"; filename*=UTF-8''${encodeURIComponent(name)}`,
        'content-security-policy': sandboxed,
      })
      .send(bytes);
  });
};
