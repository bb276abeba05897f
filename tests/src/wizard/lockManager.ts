interface Waiting {
  name: string;
  grant: () => void;
}

/** The Web Locks API for the tabs of one browser. Node has it from version 24 on. */
export const lockManager = () => {
  let held: { name: string; steal: () => void } | undefined;
  const queue: Waiting[] = [];
  const aborted = () => new DOMException('It was aborted.', 'AbortError');
  const request = (name: string, options: LockOptions, hold: () => unknown) =>
    new Promise<void>((resolve, reject) => {
      const grant = () => {
        const own = { name, steal: () => reject(aborted()) };
        held = own;
        void Promise.resolve(hold()).then(() => {
          resolve();
          if (held === own) held = undefined;
          if (!held) queue.shift()?.grant();
        });
      };
      if (options.steal) held?.steal();
      if (!held || options.steal) return grant();
      const waiting = { name, grant };
      queue.push(waiting);
      options.signal?.addEventListener('abort', () => {
        if (!queue.includes(waiting)) return;
        queue.splice(queue.indexOf(waiting), 1);
        reject(aborted());
      });
    });
  return { request, query: async () => ({ held: held ? [{ name: held.name }] : [] }) };
};
