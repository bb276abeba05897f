import type { FastifyRequest } from 'fastify';
import { notThere, Refusal } from '#server/office/page/refusal.ts';
import type { StoredApplication } from '#server/storing/application.ts';
import { unlessDeleted } from '#server/storing/deleted.ts';
import { reasonOf } from '#server/storing/reason.ts';
import type { ApplicationStore, Entry } from '#server/storing/store.ts';

/** What a path or a box names: 'staff/' and 64 digits of a hash. Nothing else reaches the store. */
export const entryNamed = (name: string): Entry | undefined => {
  const [, form, key] = /^([a-z]{1,40})\/([0-9a-f]{64})$/.exec(name) ?? [];
  return form !== undefined && key !== undefined ? { form, key } : undefined;
};

/** The application that a request is about. Rejects where there is none. */
export const applicationIn = async (
  store: ApplicationStore,
  { params }: FastifyRequest,
): Promise<{ entry: Entry; application: StoredApplication }> => {
  const { form, key } = params as Entry;
  const entry = entryNamed(`${form}/${key}`);
  const kept =
    entry &&
    (await store.read(entry).catch((error: unknown) => {
      throw new Refusal(500, `This application cannot be read. ${reasonOf(error)} Tell whoever runs the website.`);
    }));
  const application = unlessDeleted(kept);
  if (!entry || !application) throw notThere();
  return { entry, application };
};
