import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inject, onTestFinished } from 'vitest';

type State =
  | 'up'
  /** Every connection is cut. */
  | 'down'
  /** Every request waits. */
  | 'silent'
  /** A page of its own in the place of everything, answered with 200. */
  | 'portal'
  /** A proxy answers in the place of a site that is down. */
  | 'bad gateway'
  | 'intake down'
  | 'site down';

export interface Network {
  /** The site's address over this network. */
  url: string;
  state: State;
  /** The service behind it: another one after a deploy. */
  service: string;
  /** Paths at which a portal answers with 200 and a page of its own, whatever the state. */
  portalAt: RegExp | undefined;
  /** The paths that were asked for, in order. */
  asked: string[];
}

const failing = (state: State, path: string) => {
  const isCall = /^\/(?:api|backend)\//.test(path);
  return state === 'bad gateway' || (state === 'intake down' && isCall) || (state === 'site down' && !isCall);
};

const forward = (service: string, incoming: IncomingMessage, answer: ServerResponse) => {
  const { method, headers } = incoming;
  const onward = request(service + incoming.url, { method, headers }, (reply) => {
    // Without a connection they come from the service worker, never from the browser's own cache.
    const ofAssets = incoming.url?.startsWith('/assets/') && { 'cache-control': 'no-store' };
    answer.writeHead(reply.statusCode ?? 500, { ...reply.headers, ...ofAssets, connection: 'close' });
    reply.pipe(answer);
  });
  onward.on('error', () => answer.destroy());
  incoming.pipe(onward);
};

/** A network between the browser and a real service that is as a test says, service workers included. */
export const openNetwork = async (): Promise<Network> => {
  const network: Network = { url: '', state: 'up', service: inject('site'), portalAt: undefined, asked: [] };
  const server = createServer((incoming, answer) => {
    const path = incoming.url ?? '';
    network.asked.push(path);
    const { state } = network;
    if (state === 'down') incoming.socket.destroy();
    else if (state === 'portal' || network.portalAt?.test(path))
      answer.writeHead(200, { 'content-type': 'text/html', connection: 'close' }).end('<h1>Please sign in</h1>');
    else if (failing(state, path)) answer.writeHead(502, { connection: 'close' }).end('Bad gateway');
    else if (state !== 'silent') forward(network.service, incoming, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  network.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return network;
};
