import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isEverywhere } from '#tests/breadth.ts';
import type { Random } from '#tests/server/randomFrom.ts';

/** What becomes of a call on its way. */
const storms = [
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
type Fate = 'arrives' | (typeof storms)[number];

export interface Weather {
  /** The service's address, through this weather. */
  url: string;
  stormy: boolean;
  /** What became of each submission, in order. */
  fates: Fate[];
  end(): void;
}

const answers: Record<number, string> = { 413: 'Too large.', 429: 'Too many.', 503: 'Busy.' };

/** A line to a service on this port, on which calls go wrong as these numbers say while it is stormy. */
export const weatherOver = async (port: number, random: Random): Promise<Weather> => {
  const weather: Weather = { url: '', stormy: true, fates: [], end: () => undefined };
  const fateOf = ({ method, url = '' }: IncomingMessage): Fate => {
    const isCall = url.startsWith('/api/') || url.startsWith('/backend/');
    if (!isCall || !weather.stormy || random.chance(0.4)) return 'arrives';
    const fate = storms[random.below(storms.length)]!;
    return method === 'POST' || fate !== 'gets no answer' ? fate : 'arrives';
  };

  const pass = (incoming: IncomingMessage, answer: ServerResponse, fate: Fate) => {
    const { method, headers, url: path } = incoming;
    const onward = request({ host: '127.0.0.1', port, path, method, headers }, (reply) => {
      if (fate === 'arrives') {
        answer.writeHead(reply.statusCode ?? 500, reply.headers);
        reply.pipe(answer);
      } else reply.resume().once('end', () => fate === 'loses its answer' && answer.destroy());
    });
    onward.once('error', () => answer.destroy());
    incoming.pipe(onward);
  };

  const meet = (incoming: IncomingMessage, answer: ServerResponse) => {
    const fate = fateOf(incoming);
    if (incoming.method === 'POST') weather.fates.push(fate);
    if (typeof fate === 'number') {
      incoming.resume().once('end', () => {
        const detail = answers[fate] ?? 'Something went wrong.';
        answer.writeHead(fate, { 'content-type': 'application/problem+json', 'retry-after': '1' });
        answer.end(JSON.stringify({ status: fate, detail }));
      });
    } else if (fate === 'meets a portal') {
      incoming.resume().once('end', () => answer.writeHead(200, { 'content-type': 'text/html' }).end('<p>Log in</p>'));
    } else if (fate === 'is cut before it') incoming.socket.destroy();
    else if (fate === 'is cut within it') incoming.once('data', () => incoming.socket.destroy());
    else pass(incoming, answer, fate);
  };

  const server = createServer(meet);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  weather.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  weather.end = () => {
    server.closeAllConnections();
    server.close();
  };
  return weather;
};
