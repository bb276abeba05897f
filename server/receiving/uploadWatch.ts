import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { markAnswered } from '#server/http/brokenRequest.ts';
import type { Settings } from '#server/settings.ts';

/** An upload that is under way. */
export interface Upload {
  /** Milliseconds since something last arrived. */
  idle(): number;
  /** Whether it has brought nothing, or next to nothing, for so many milliseconds. */
  lags(patience: number): boolean;
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

  const drips = () => (bytes * 1000) / (performance.now() - start) < patience.slowestBytesPerSecond;

  const look = () => {
    const now = performance.now();
    const arrived = socket.bytesRead - before;
    if (arrived > bytes) [bytes, last] = [arrived, now];
    const stalled = now - last > patience.stallTimeout;
    const slow = now - start > patience.slowGrace && drips();
    if (stalled || slow || bytes > patience.bodyBytesRead) cut();
    if (request.complete || socket.destroyed) clearInterval(watching);
    return now - last;
  };
  const watching = setInterval(look, Math.min(1000, patience.stallTimeout / 2)).unref();
  // What has arrived no longer depends on its sender: a slow disk is not the applicant's fault.
  const lags = (after: number) =>
    !request.complete && (look() >= after || (performance.now() - start >= after && drips()));
  return { idle: look, lags, cut };
};

/**
 * A client that is refused early still sends: unread bytes would reset the connection before it sees the answer. So the rest is
 * read, and a connection that ends with this answer is closed after it, not by Node in the middle of it.
 */
const answerBeforeTheEnd = (request: IncomingMessage, reply: FastifyReply): void => {
  request.unpipe().resume();
  markAnswered(request.socket, request);
  if (reply.raw.shouldKeepAlive || reply.hasHeader('connection')) return;
  void reply.header('connection', 'keep-alive');
  const close = () => void request.socket.end();
  reply.raw.once('finish', () => (request.complete ? close() : request.once('end', close)));
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
  intake.addHook('onSend', async ({ raw }, reply) => {
    if (!raw.complete) answerBeforeTheEnd(raw, reply);
  });
  return uploadOf;
};
