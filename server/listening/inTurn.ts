import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

// Browsers ask again only after the answer; a proxy that sends ahead is a few requests ahead.
const MOST_WAITING = 16;

/**
 * Hands over the requests of a socket one after another: whatever its client does, at most one of them has anything open,
 * and one whose client is gone is never begun. A socket that asks on and on without reading is cut.
 */
export const inTurn = (answer: RequestListener): RequestListener => {
  const waiting = new WeakMap<Socket, [IncomingMessage, ServerResponse][]>();

  const begin = (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    response.once('close', () => {
      const next = socket.destroyed ? undefined : waiting.get(socket)?.shift();
      if (next) begin(...next);
      else waiting.delete(socket);
    });
    answer(request, response);
  };

  return (request, response) => {
    // Node goes on reading requests out of what a socket brought before it was cut.
    if (request.socket.destroyed) return;
    const queue = waiting.get(request.socket);
    if (queue && queue.length >= MOST_WAITING) request.socket.destroy();
    else if (queue) queue.push([request, response]);
    else {
      waiting.set(request.socket, []);
      begin(request, response);
    }
  };
};
