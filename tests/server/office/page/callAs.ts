import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** Sends a request with these headers. Unlike fetch, it may have another Host. */
export const callAs = async (
  url: string,
  headers: Record<string, string>,
  method = 'GET',
): Promise<{ statusCode: number; headers: IncomingHttpHeaders; body: string }> => {
  const call = request(url, { method, headers });
  call.end();
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  return { statusCode: answer.statusCode!, headers: answer.headers, body: await text(answer) };
};
