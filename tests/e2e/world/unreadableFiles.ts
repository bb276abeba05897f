/** Runs in a page: each file cannot be read when it is chosen first, as one of a cloud while it is being fetched. */
export const unreadableFiles = () => {
  const first = new Map<string, File>();
  // oxlint-disable-next-line typescript/unbound-method
  const read = Blob.prototype.arrayBuffer;
  Blob.prototype.arrayBuffer = function () {
    if (!(this instanceof File)) return read.call(this);
    if (!first.has(this.name)) first.set(this.name, this);
    if (first.get(this.name) !== this) return read.call(this);
    return Promise.reject(new DOMException('The file could not be read.', 'NotReadableError'));
  };
};
