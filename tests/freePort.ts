import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

// Linux gives by itself, to servers and to connections, only ports from 32,768 on.
const [first, end] = [20_000, 32_000];

/** A free port of this machine, which no other program is given meanwhile. */
export const freePort = async (): Promise<number> => {
  const port = randomInt(first, end);
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return freePort();
  }
  server.close();
  await once(server, 'close');
  return port;
};
