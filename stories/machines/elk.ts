import type { ELK } from 'elkjs/lib/elk-api';

let loaded: Promise<ELK> | undefined;

const load = async (): Promise<ELK> => {
  const [{ default: Elk }, { default: workerUrl }] = await Promise.all([
    import('elkjs/lib/elk-api.js'),
    import('elkjs/lib/elk-worker.min.js?url'),
  ]);
  return new Elk({ workerUrl });
};

/** The layout engine in a worker of its own: large, so it comes with the first chart. */
export const elk = (): Promise<ELK> => (loaded ??= load());
