import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inject, onTestFinished } from 'vitest';

/** What happens to a submission on its way: it arrives, it is cut off, or its answer is lost. */
type Fate = 'arrives' | 'is cut off' | 'loses its answer';

export interface Line {
  /** The site's address over this line. */
  url: string;
  /** What happens to each submission from now on. */
  fate: Fate;
  /** The submissionId of each submission that left the browser, in order. */
  ids: string[];
  /** How many answers to a submission were lost. */
  lost: number;
  /** The paths asked for with GET below the API. */
  asked: string[];
}

const idIn = (body: Buffer) => /name="submissionId"\r\n\r\n([0-9a-f-]+)/.exec(body.toString('latin1'))?.[1] ?? '';

/** A line between the browser and the real service that breaks as a test says. */
export const openLine = async (): Promise<Line> => {
  const line: Line = { url: '', fate: 'arrives', ids: [], lost: 0, asked: [] };
  const forward = (incoming: IncomingMessage, body: Buffer, answer: ServerResponse) => {
    const onward = request(
      inject('site') + incoming.url,
      { method: incoming.method, headers: incoming.headers },
      (reply) => {
        if (incoming.method === 'POST' && line.fate === 'loses its answer') {
          reply.resume().once('end', () => {
            line.lost++;
            answer.destroy();
          });
          return;
        }
        // Over a connection that was used before, a browser sends again by itself what was cut off.
        answer.writeHead(reply.statusCode ?? 500, { ...reply.headers, connection: 'close' });
        reply.pipe(answer);
      },
    );
    onward.end(body);
  };
  const server = createServer(async (incoming, answer) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    if (incoming.method === 'POST') line.ids.push(idIn(body));
    else if (incoming.url?.startsWith('/api/')) line.asked.push(incoming.url);
    if (incoming.method === 'POST' && line.fate === 'is cut off') answer.destroy();
    else forward(incoming, body, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  line.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return line;
};
