import Elk from 'elkjs/lib/elk-api.js';
import workerUrl from 'elkjs/lib/elk-worker.min.js?url';

/** The layout engine. It is large and works in a worker of its own, which begins to load as soon as a chart is asked for. */
export const elk = new Elk({ workerUrl });
