/** Runs in a page: a device that refuses to be read. */
export const cannotBeRead = () =>
  Object.defineProperty(window, 'indexedDB', {
    value: {
      open: () => {
        throw new Error('refused');
      },
    },
  });

/** Runs in a page: a device that can be read, and whose disk is full. */
export const isFull = () => {
  const store = IDBObjectStore.prototype;
  const put = Reflect.get(store, 'put') as (this: IDBObjectStore, ...input: unknown[]) => IDBRequest<IDBValidKey>;
  store.put = function (value: unknown, key) {
    // A claim writes a number and a mark, no object.
    if (typeof value === 'object') throw new DOMException('The disk is full.', 'QuotaExceededError');
    return put.call(this, value, key);
  };
};

/** What such a device writes to the console. */
export const refusals = /could not be (?:stored|read)/;
