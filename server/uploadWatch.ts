import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Settings } from '#server/settings.ts';

/** An upload that is under way. */
export interface Upload {
  /** Milliseconds since something last arrived. */
  idle(): number;
  /** Cuts the connection; whoever reads the body sees an error. */
  cut(): void;
}

type Patience = Pick<Settings, 'stallTimeout' | 'slowGrace' | 'slowestBytesPerSecond' | 'bodyBytesRead'>;

/** Watches a body until it has arrived and cuts it when it stalls, drips, or never ends. */
const watch = (request: IncomingMessage, patience: Patience): Upload => {
  const { socket } = request;
  const start = performance.now();
  const before = socket.bytesRead;
  let [bytes, last] = [0, start];
  const cut = () => void socket.destroy();

  const look = () => {
    const now = performance.now();
    const arrived = socket.bytesRead - before;
    if (arrived > bytes) [bytes, last] = [arrived, now];
    const elapsed = now - start;
    const stalled = now - last > patience.stallTimeout;
    const slow = elapsed > patience.slowGrace && (bytes * 1000) / elapsed < patience.slowestBytesPerSecond;
    if (stalled || slow || bytes > patience.bodyBytesRead) cut();
    if (request.complete || socket.destroyed) clearInterval(watching);
    return now - last;
  };
  const watching = setInterval(look, Math.min(1000, patience.stallTimeout / 2)).unref();
  return { idle: look, cut };
};

/** Watches the body of every request that brings one. Returns the upload of a request. */
export const watchUploads = (intake: FastifyInstance, patience: Patience): ((request: FastifyRequest) => Upload) => {
  const uploads = new WeakMap<FastifyRequest, Upload>();
  const uploadOf = (request: FastifyRequest) => {
    const upload = uploads.get(request) ?? watch(request.raw, patience);
    uploads.set(request, upload);
    return upload;
  };
  intake.addHook('onRequest', async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') uploadOf(request);
  });
  intake.addHook('onSend', async ({ raw }) => {
    // A client that is refused early still sends: unread bytes would reset the connection before it sees the answer.
    if (!raw.complete) raw.unpipe().resume();
  });
  return uploadOf;
};
