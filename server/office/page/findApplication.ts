import type { FastifyRequest } from 'fastify';
import { message } from '#languages/message.ts';
import { PageError } from '#server/office/page/pageError.ts';
import type { StoredApplication } from '#server/storing/application.ts';
import { reasonOf, Unavailable } from '#server/storing/errors.ts';
import { asApplication } from '#server/storing/record.ts';
import { lastRemarkOf, type Remark } from '#server/storing/remarks.ts';
import { type ApplicationStore, type Entry, type ListedApplication, parseEntryName } from '#server/storing/store.ts';
import { summaryOf } from '#server/storing/summary.ts';

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

/** An application as a list has it, with its last remark. */
export const listedWith = (application: StoredApplication, remarks: readonly Remark[]): ListedApplication => {
  const last = remarks.at(-1);
  return { ...summaryOf(application), ...(last && lastRemarkOf(last)) };
};
