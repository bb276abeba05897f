/** Runs in a page: its storage cannot be opened. */
export const cannotBeRead = () =>
  Object.defineProperty(window, 'indexedDB', {
    value: {
      open: () => {
        throw new Error('refused');
      },
    },
  });

/** Runs in a page: its storage is never opened, as when the browser's storage process hangs. */
export const neverAnswers = () =>
  Object.defineProperty(window, 'indexedDB', { value: { open: () => new EventTarget() } });

/** Runs in a page: its locks are never granted, as WebKit's after a tab was ended. */
export const locksNeverAnswer = () => {
  LockManager.prototype.request = () => new Promise(() => undefined);
};

/** Runs in a page: its storage can be read, and the disk is full. */
export const isFull = () => {
  const store = IDBObjectStore.prototype;
  const put = Reflect.get(store, 'put') as (this: IDBObjectStore, ...input: unknown[]) => IDBRequest<IDBValidKey>;
  store.put = function (value: unknown, key) {
    // Only drafts and files are objects. A claim of the draft is written all the same.
    if (typeof value === 'object') throw new DOMException('The disk is full.', 'QuotaExceededError');
    return put.call(this, value, key);
  };
};

/** Runs in a page: stores random bytes beside the site's own until the browser refuses one more. */
export const fillUp = async (): Promise<void> => {
  const opening = indexedDB.open('filled up');
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('bytes', { autoIncrement: true }));
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  const stores = (bytes: number) =>
    new Promise<boolean>((resolve) => {
      const transaction = opening.result.transaction('bytes', 'readwrite');
      transaction.objectStore('bytes').add(crypto.getRandomValues(new Uint8Array(bytes)));
      transaction.addEventListener('complete', () => resolve(true));
      transaction.addEventListener('abort', () => resolve(false));
    });
  for (const bytes of [60_000, 5_000, 500, 50]) while (await stores(bytes));
};

/** Runs in a page: it reads slowly. A transaction that waits for the page's script lasts as long as the page. */
export const readsSlowly = () => {
  const store = IDBObjectStore.prototype;
  const list = Reflect.get(store, 'getAllKeys') as (
    this: IDBObjectStore,
    ...input: unknown[]
  ) => IDBRequest<IDBValidKey[]>;
  store.getAllKeys = function () {
    const request = list.call(this);
    request.addEventListener('success', () => {
      try {
        this.getAllKeys();
      } catch {
        // The transaction was committed.
      }
    });
    return request;
  };
};

/** The console errors of such a device. */
export const refusals = /could not be (?:stored|read)/;
