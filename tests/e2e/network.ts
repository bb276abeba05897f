import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { inject, onTestFinished } from 'vitest';
import { type Answer, type OnTheWay, onTheWay } from '#tests/e2e/world/onTheWay.ts';

/** What happens to a request. A number is the status of a refusal. */
export type Fate =
  | 'arrives'
  | 'is cut off'
  /** It arrives, and then the connection breaks. */
  | 'loses its response'
  /** It arrives, and the browser waits for the response. */
  | 'waits after its arrival'
  /** It does not arrive, and the browser waits for the response. */
  | 'waits'
  | number
  /** Something on the way answers it. */
  | OnTheWay
  /** Messages by wire name, with the status 422. */
  | { refused: Readonly<Record<string, string>> };

export interface NetworkRequest {
  method: string;
  path: string;
  /** The id of the application that a submission contains. */
  submissionId: string | undefined;
  isSubmission: boolean;
  /** Whether it is for the intake: a submission or a status request. */
  isCall: boolean;
}

/** A network between the browser and a real service. Service workers use it, too. */
export interface Network {
  /** The address of the site over this network. */
  url: string;
  /** The address of the service behind it. */
  service: string;
  /** Decides what happens to a request. */
  fateOf: (request: NetworkRequest) => Fate | Promise<Fate>;
  requests: NetworkRequest[];
  /** How many requests have arrived whose response the browser does not get. */
  lost: number;
  /** How many requests wait of which the browser has not let go. */
  waiting: number;
}

/** All requests have the same fate. */
export const all = (fate: Fate) => () => fate;
/** Submissions have this fate, all other requests arrive. */
export const submissions =
  (fate: Fate) =>
  ({ isSubmission }: NetworkRequest): Fate =>
    isSubmission ? fate : 'arrives';

export const submissionsIn = ({ requests }: Network): string[] =>
  requests.flatMap(({ submissionId }) => submissionId ?? []);

const requestOf = ({ method = '', url = '' }: IncomingMessage, body: Buffer): NetworkRequest => {
  const isCall = /^\/(?:api|backend)\//.test(url);
  const [, submissionId] = /name="submissionId"\r\n\r\n([0-9a-f-]+)/.exec(body.toString('latin1')) ?? [];
  return { method, path: url, submissionId, isCall, isSubmission: isCall && method === 'POST' };
};

/** Answers as the intake does. */
const refuse = (response: ServerResponse, status: number, problem: object) =>
  response
    .writeHead(status, { 'content-type': 'application/problem+json', 'retry-after': '1', connection: 'close' })
    .end(JSON.stringify({ status, detail: 'The intake refuses this.', received: false, ...problem }));

export const openNetwork = async (service = inject('site')): Promise<Network> => {
  const network: Network = { url: '', service, fateOf: all('arrives'), requests: [], lost: 0, waiting: 0 };

  const forward = (incoming: IncomingMessage, body: Buffer, response: ServerResponse, fate: Fate) => {
    const { method, headers, url } = incoming;
    const onward = request(network.service + url, { method, headers }, (reply) => {
      if (fate !== 'arrives') {
        reply.resume().once('end', () => {
          network.lost += 1;
          if (fate === 'loses its response') response.destroy();
        });
        return;
      }
      // Without a connection an asset comes from the service worker, never from the browser's own cache.
      const asset = url?.startsWith('/assets/') && { 'cache-control': 'no-store' };
      // Over a connection that was used before, a browser repeats by itself what was cut off.
      response.writeHead(reply.statusCode ?? 500, { ...reply.headers, ...asset, connection: 'close' });
      reply.pipe(response);
    });
    onward.once('error', () => response.destroy());
    onward.end(body);
  };

  const server = createServer(async (incoming, response) => {
    const body = await buffer(incoming).catch(() => undefined);
    // The browser has aborted the request.
    if (!body) return;
    const received = requestOf(incoming, body);
    network.requests.push(received);
    const fate = await network.fateOf(received);
    if (fate === 'arrives' || fate === 'loses its response' || fate === 'waits after its arrival')
      forward(incoming, body, response, fate);
    else if (fate === 'is cut off') response.destroy();
    else if (typeof fate === 'number') refuse(response, fate, { submissionId: received.submissionId });
    else if (typeof fate === 'object')
      refuse(response, 422, { submissionId: received.submissionId, errors: fate.refused });
    else if (fate === 'waits') {
      network.waiting += 1;
      response.once('close', () => (network.waiting -= 1));
    } else {
      const { status, type, body: answer, location }: Answer = onTheWay[fate];
      const headers = { 'content-type': type, connection: 'close', ...(location && { location }) };
      response.writeHead(status, headers).end(answer);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  network.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return network;
};
