import type { FastifyRequest } from 'fastify';
import { message } from '#languages/message.ts';
import { PageError } from '#server/office/page/pageError.ts';
import type { StoredApplication } from '#server/storing/application.ts';
import { reasonOf, Unavailable } from '#server/storing/errors.ts';
import { asApplication } from '#server/storing/record.ts';
import { type ApplicationStore, type Entry, parseEntryName } from '#server/storing/store.ts';

/** The application that the path of a request names. Rejects with a PageError when there is none. */
export const findApplication = async (
  store: ApplicationStore,
  { params }: FastifyRequest,
): Promise<{ entry: Entry; application: StoredApplication }> => {
  const { form, key } = params as Entry;
  const entry = parseEntryName(`${form}/${key}`);
  const record =
    entry &&
    (await store.read(entry).catch((error: unknown) => {
      if (error instanceof Unavailable) throw error;
      throw new PageError(
        500,
        message('This application cannot be read. {reason} Tell whoever runs the website.', {
          reason: reasonOf(error),
        }),
      );
    }));
  const application = asApplication(record);
  if (!entry || !application)
    throw new PageError(404, message('There is no such application here. It may have been deleted meanwhile.'));
  return { entry, application };
};
