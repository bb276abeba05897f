import type { IncomingMessage, Server, ServerResponse } from 'node:http';

const waiting = new WeakSet<IncomingMessage>();

/** Lets requests with an `Expect` come in like all others, so that a refusal needs no body first. */
export const receiveExpectations = (server: Server): void => {
  server.on('checkContinue', (request, response) => {
    waiting.add(request);
    server.emit('request', request, response);
  });
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
};

/** Tells a client that asked for it to go on with its body. */
export const askForBody = (request: IncomingMessage, response: ServerResponse): void => {
  if (waiting.delete(request)) response.writeContinue();
};
