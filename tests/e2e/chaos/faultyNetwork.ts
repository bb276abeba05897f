import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isEverywhere } from '#tests/breadth.ts';
import type { Random } from '#tests/server/randomFrom.ts';

/** What becomes of a call on its way. */
const faults = [
  'is cut before it',
  'is cut within it',
  'loses its answer',
  // An applicant waits a minute for it.
  ...(isEverywhere() ? (['gets no answer'] as const) : []),
  413,
  429,
  500,
  502,
  503,
  'meets a portal',
] as const;
type Outcome = 'arrives' | (typeof faults)[number];

export interface FaultyNetwork {
  /** The service's address, through this network. */
  url: string;
  isFaulty: boolean;
  /** What became of each submission, in order. */
  outcomes: Outcome[];
  end(): void;
}

const answers: Record<number, string> = { 413: 'Too large.', 429: 'Too many.', 503: 'Busy.' };

/** A line to a service on this port, on which calls go wrong as these numbers say while `isFaulty`. */
export const faultyNetworkTo = async (port: number, random: Random): Promise<FaultyNetwork> => {
  const network: FaultyNetwork = { url: '', isFaulty: true, outcomes: [], end: () => undefined };
  const outcomeOf = ({ method, url = '' }: IncomingMessage): Outcome => {
    const isCall = url.startsWith('/api/') || url.startsWith('/backend/');
    if (!isCall || !network.isFaulty || random.chance(0.4)) return 'arrives';
    const outcome = faults[random.below(faults.length)]!;
    return method === 'POST' || outcome !== 'gets no answer' ? outcome : 'arrives';
  };

  const pass = (incoming: IncomingMessage, answer: ServerResponse, outcome: Outcome) => {
    const { method, headers, url: path } = incoming;
    const onward = request({ host: '127.0.0.1', port, path, method, headers }, (reply) => {
      if (outcome === 'arrives') {
        answer.writeHead(reply.statusCode ?? 500, reply.headers);
        reply.pipe(answer);
      } else reply.resume().once('end', () => outcome === 'loses its answer' && answer.destroy());
    });
    onward.once('error', () => answer.destroy());
    incoming.pipe(onward);
  };

  const meet = (incoming: IncomingMessage, answer: ServerResponse) => {
    const outcome = outcomeOf(incoming);
    if (incoming.method === 'POST') network.outcomes.push(outcome);
    if (typeof outcome === 'number') {
      incoming.resume().once('end', () => {
        const detail = answers[outcome] ?? 'Something went wrong.';
        answer.writeHead(outcome, { 'content-type': 'application/problem+json', 'retry-after': '1' });
        answer.end(JSON.stringify({ status: outcome, detail }));
      });
    } else if (outcome === 'meets a portal') {
      incoming.resume().once('end', () => answer.writeHead(200, { 'content-type': 'text/html' }).end('<p>Log in</p>'));
    } else if (outcome === 'is cut before it') incoming.socket.destroy();
    else if (outcome === 'is cut within it') incoming.once('data', () => incoming.socket.destroy());
    else pass(incoming, answer, outcome);
  };

  const server = createServer(meet);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  network.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  network.end = () => {
    server.closeAllConnections();
    server.close();
  };
  return network;
};
