/** A lock for each name, within this process: work of the same name runs one after another. */
export const createLock = () => {
  const last = new Map<string, Promise<unknown>>();
  return async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const result = (last.get(name) ?? Promise.resolve()).then(work);
    const settled = result.catch(() => {});
    last.set(name, settled);
    await settled;
    if (last.get(name) === settled) last.delete(name);
    return result;
  };
};
