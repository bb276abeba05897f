import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection on which a test writes what it likes. */
export const rawCall = async (
  port: number,
): Promise<{ socket: Socket; write: (bytes: string | Uint8Array) => void; answer: () => Promise<string> }> => {
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  // A reset is one of the ways in which a server hangs up.
  socket.on('error', () => {});
  const closed = once(socket, 'close').catch(() => {});
  await once(socket, 'connect');
  return {
    socket,
    write: (bytes) => void socket.write(bytes),
    /** Everything the server has said by the time it hangs up. */
    answer: async () => {
      await closed;
      return Buffer.concat(chunks).toString('latin1');
    },
  };
};

/** The head of a POST to the staff call, ready to be followed by a body. */
export const postHead = (headers: Record<string, string | number>): string =>
  [
    'POST /api/staff HTTP/1.1',
    'Host: 127.0.0.1',
    'Connection: close',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ].join('\r\n');
