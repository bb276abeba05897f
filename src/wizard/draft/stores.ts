import { createStore, type UseStore } from 'idb-keyval';
import type { Form } from '#forms/form.ts';

// Each store keeps its connection open, so that the last save of a page begins in the same task. Files have their own store:
// they are large, and each save writes the whole record again.
const stores = new Map<string, { database: string; use: UseStore }>();
const open = (name: string, database = name) => {
  const opened = { database, use: createStore(database, 'kept') };
  stores.set(name, opened);
  return opened;
};

/** Whether it is an error of one of these names. */
export const isNamed = (error: unknown, ...names: string[]) => error instanceof Error && names.includes(error.name);
/** Whether the device has no room. */
export const isFull = (error: unknown) => isNamed(error, 'QuotaExceededError');

// Safari closes a database, or loses its process, without an event: then each transaction fails until the database is opened anew. Where
// it has lost the store in it, another database takes its place.
const store =
  (name: string): UseStore =>
  (mode, callback) => {
    const { database, use } = stores.get(name) ?? open(name);
    let isThere = false;
    const begin: typeof callback = (objects) => {
      isThere = true;
      return callback(objects);
    };
    return use(mode, begin).catch((error: unknown) => {
      const isLost = !isThere && isNamed(error, 'NotFoundError');
      if (!isLost && !isNamed(error, 'InvalidStateError', 'UnknownError')) throw error;
      return open(name, isLost ? `${name}-2` : database).use(mode, callback);
    });
  };
/** The drafts and receipts of all forms. */
export const drafts = store('bac-drafts');

/** A store whose transactions end with the requests that they begin with: nothing is read before it is written. */
export const committed =
  (use: UseStore): UseStore =>
  (mode, callback) =>
    use(mode, (objects) => {
      const done = callback(objects);
      // WebKit keeps a page that is left for Back, and with it a transaction that waits for this page's script: while it is kept, no
      // other page could write.
      objects.transaction.commit();
      return done;
    });
/** The files of a form, by their ids. */
export const files = ({ name }: Form) => committed(store(`bac-files-${name}`));
