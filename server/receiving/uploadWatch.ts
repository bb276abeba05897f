import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ProblemError } from '#server/http/problemError.ts';
import { markAnswered } from '#server/listening/brokenRequest.ts';
import { networkOf, paceOf } from '#server/listening/crowd.ts';
import type { Settings } from '#server/settings.ts';

/** How long a client that was refused in the middle of its body may take to read why. */
export const LINGER = 2_000;

/** An upload that is under way. */
export interface Upload {
  /** Where it comes from. */
  network: string;
  /** Milliseconds since something last arrived. */
  idle(): number;
  /** Bytes a second so far. */
  pace(): number;
  /** Whether all of it is here. */
  hasArrived(): boolean;
  /** Makes whoever reads the body see this refusal, and cuts the connection soon after. */
  refuse(refusal: ProblemError): void;
  /** Cuts the connection; whoever reads the body sees an error. */
  cut(): void;
}

type Patience = Pick<Settings, 'stallTimeout' | 'slowGrace' | 'slowestBytesPerSecond' | 'bodyBytesRead'>;

/** Makes whoever reads a body see this refusal, though its connection is well and may carry the answer. */
const refuseBody = (request: IncomingMessage, refusal: ProblemError): void => {
  if (request.listenerCount('error') > 0) request.emit('error', refusal);
};

/** Watches a body until it has arrived and cuts it when it stalls, drips, or never ends. */
const watch = (request: IncomingMessage, address: string, patience: Patience): Upload => {
  const { socket } = request;
  const start = performance.now();
  const before = socket.bytesRead;
  let [bytes, last] = [0, start];
  const cut = () => void socket.destroy();
  const age = () => performance.now() - start;

  const look = () => {
    const now = performance.now();
    const arrived = socket.bytesRead - before;
    if (arrived > bytes) [bytes, last] = [arrived, now];
    const stalled = now - last > patience.stallTimeout;
    const slow = age() > patience.slowGrace && (bytes * 1000) / age() < patience.slowestBytesPerSecond;
    if (!request.complete && (stalled || slow || bytes > patience.bodyBytesRead)) cut();
    if (request.complete || socket.destroyed) clearInterval(watching);
    return now - last;
  };
  const watching = setInterval(look, Math.min(1000, patience.stallTimeout / 2)).unref();

  return {
    network: networkOf(address),
    idle: look,
    pace: () => paceOf(socket.bytesRead - before, age()),
    // What has arrived no longer depends on its sender: a slow disk is not the applicant's fault.
    hasArrived: () => request.complete,
    refuse: (refusal) => {
      refuseBody(request, refusal);
      setTimeout(cut, LINGER).unref();
    },
    cut,
  };
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
    const upload = uploads.get(request) ?? watch(request.raw, request.ip, patience);
    uploads.set(request, upload);
    return upload;
  };
  intake.addHook('onRequest', async (request) => {
    const { 'content-length': length = '0', 'transfer-encoding': coding } = request.headers;
    if (coding !== undefined || Number(length) > 0) uploadOf(request);
  });
  intake.addHook('onSend', async ({ raw }, reply) => {
    if (!raw.complete) answerBeforeTheEnd(raw, reply);
  });
  return uploadOf;
};
