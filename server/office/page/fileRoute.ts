import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { message } from '#languages/message.ts';
import { sectionsOf } from '#server/office/answers.ts';
import { exportFileNames } from '#server/office/export/fileNames.ts';
import { findApplication } from '#server/office/page/findApplication.ts';
import { PageError } from '#server/office/page/pageError.ts';
import { signedInRoutes } from '#server/office/page/responses.tsx';
import { queryOf, type Services } from '#server/office/page/services.ts';
import { reasonOf, Unavailable } from '#server/storing/errors.ts';
import { hashVerified } from '#server/storing/hashVerified.ts';

/** The document gets an opaque origin; its scripts and forms do nothing. */
const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; sandbox";

/** The files of an application. A file is found by its name in the record; a path in the request never reaches the store. */
export const registerFiles = (office: FastifyInstance, services: Services): void => {
  const { store, logEvent } = services;

  signedInRoutes(office, services)('GET', '/applications/:form/:key/files/:file', async (request, reply, user) => {
    const { entry, application } = await findApplication(store, request);
    const params = request.params as { file: string };
    const files = [...exportFileNames(sectionsOf(application))];
    const [file, name] = files.find(([each]) => each.file === params.file) ?? [];
    if (!file || !name) throw new PageError(404, message('This application has no such file.'));
    const refuse = (error: unknown): never => {
      if (error instanceof Unavailable) throw error;
      throw new PageError(
        404,
        message('This file cannot be opened. {reason} Tell whoever runs the website.', { reason: reasonOf(error) }),
      );
    };
    const bytes = await store.openFile(entry, file.file).catch(refuse);
    await logEvent(user, 'opened a file of', [entry]).catch((error: unknown) => {
      bytes.destroy();
      throw error;
    });
    // Whole before the first byte is sent: a damaged file is a page that says so.
    const content = await buffer(hashVerified(bytes, file.sha256)).catch(refuse);
    const disposition = queryOf(request).has('download') ? 'attachment' : 'inline';
    return reply
      .type('application/pdf')
      .headers({
        'content-disposition': `${disposition}; filename="document.pdf"; filename*=UTF-8''${encodeURIComponent(name)}`,
        'content-security-policy': SANDBOX,
      })
      .send(content);
  });
};
