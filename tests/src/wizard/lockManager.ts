interface Waiting {
  name: string;
  grant: () => void;
}

/** The Web Locks API for the tabs of one browser. Node has it from version 24 on. */
export const lockManager = () => {
  const held = new Map<string, { steal: () => void }>();
  const queue: Waiting[] = [];
  const aborted = () => new DOMException('It was aborted.', 'AbortError');
  const request = (name: string, options: LockOptions, hold: () => unknown) =>
    new Promise<void>((resolve, reject) => {
      const grant = () => {
        const own = { steal: () => reject(aborted()) };
        held.set(name, own);
        void Promise.resolve(hold()).then(() => {
          resolve();
          if (held.get(name) === own) held.delete(name);
          const next = queue.findIndex((waiting) => waiting.name === name);
          if (!held.has(name) && next >= 0) queue.splice(next, 1)[0]!.grant();
        });
      };
      if (options.steal) held.get(name)?.steal();
      if (!held.has(name) || options.steal) return grant();
      const waiting = { name, grant };
      queue.push(waiting);
      options.signal?.addEventListener('abort', () => {
        if (!queue.includes(waiting)) return;
        queue.splice(queue.indexOf(waiting), 1);
        reject(aborted());
      });
    });
  return { request, query: async () => ({ held: [...held.keys()].map((name) => ({ name })) }) };
};
