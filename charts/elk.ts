import Elk, { type ELK, type ElkNode } from 'elkjs/lib/elk-api.js';
import workerUrl from 'elkjs/lib/elk-worker.min.js?url';

let elk: ELK | undefined;

/** Asks the layout engine. It is large, works in a worker of its own, and is not loaded before it is asked for something. */
export const askElk = (graph: ElkNode): Promise<ElkNode> => {
  elk ??= new Elk({ workerUrl });
  return elk.layout(graph);
};
