import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { PROBLEM_TYPE, problemOf } from '#server/http/problem.ts';
import { ProblemError } from '#server/http/problemError.ts';

const refusals: Record<string, ProblemError> = {
  HPE_HEADER_OVERFLOW: new ProblemError(431, 'The head of this request is too large.'),
  ERR_HTTP_REQUEST_TIMEOUT: new ProblemError(408, 'The connection was too slow. Please try again on a better line.'),
};
const unreadable = new ProblemError(400, 'This request could not be understood.');

const answered = new WeakSet<Socket>();

/** Says that a socket's request has its answer already, though the request goes on. */
export const markAnswered = (socket: Socket, request: IncomingMessage): void => {
  answered.add(socket);
  request.once('end', () => answered.delete(socket));
};

/** Answers bytes that never became a request, so that no hook sees them. */
export const answerBrokenRequest = (error: Error & { code?: string }, socket: Socket): void => {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  if (answered.has(socket)) {
    socket.destroySoon();
    return;
  }
  answerWith(refusals[error.code ?? ''] ?? unreadable, socket);
};

/** Writes a refusal to a socket that has asked for nothing yet, and ends it. */
export const answerWith = (refusal: ProblemError, socket: Socket): void => {
  const { retryAfter } = refusal.extras;
  const body = JSON.stringify(problemOf(refusal));
  const head = [
    `HTTP/1.1 ${refusal.statusCode} ${STATUS_CODES[refusal.statusCode]}`,
    `content-type: ${PROBLEM_TYPE}`,
    `content-length: ${Buffer.byteLength(body)}`,
    "content-security-policy: default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options: nosniff',
    'cross-origin-resource-policy: same-origin',
    'referrer-policy: strict-origin-when-cross-origin',
    'cache-control: no-store',
    ...(retryAfter === undefined ? [] : [`retry-after: ${retryAfter}`]),
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
};
