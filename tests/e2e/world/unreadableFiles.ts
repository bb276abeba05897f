/** Runs in a page: each file fails the first time it is read, as one of a cloud does while it is being fetched. */
export const unreadableFiles = () => {
  const tried = new Set<string>();
  // oxlint-disable-next-line typescript/unbound-method
  const read = Blob.prototype.arrayBuffer;
  Blob.prototype.arrayBuffer = function () {
    if (!(this instanceof File) || tried.has(this.name)) return read.call(this);
    tried.add(this.name);
    return Promise.reject(new DOMException('The file could not be read.', 'NotReadableError'));
  };
};
