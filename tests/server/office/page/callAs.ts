import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** Asks with exactly these headers, the Host among them, which fetch does not let anybody choose. */
export const callAs = async (
  url: string,
  headers: Record<string, string>,
): Promise<{ statusCode: number; headers: IncomingHttpHeaders; body: string }> => {
  const asked = request(url, { headers });
  asked.end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return { statusCode: answer.statusCode!, headers: answer.headers, body: await text(answer) };
};
