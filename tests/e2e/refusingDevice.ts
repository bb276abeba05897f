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
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (value, key) {
    // A claim is a number and a mark; an answer is more.
    if (typeof value === 'object') throw new DOMException('The disk is full.', 'QuotaExceededError');
    return put.call(this, value, key);
  };
};

/** What such a device writes to the console. */
export const refusals = /could not be (?:stored|read)/;
