import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection for bytes that no HTTP client would send. With `allowHalfOpen` it may go on sending after the server has ended it. */
export const rawCall = async (
  port: number,
  { allowHalfOpen = false } = {},
): Promise<{ socket: Socket; write: (bytes: string | Uint8Array) => void; answer: () => Promise<string> }> => {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen });
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  // The server may close it with a reset.
  socket.on('error', () => {});
  const closed = once(socket, 'close').catch(() => {});
  await once(socket, 'connect');
  return {
    socket,
    write: (bytes) => void socket.write(bytes),
    /** All bytes of the server until it closes the connection. */
    answer: async () => {
      await closed;
      return Buffer.concat(chunks).toString('latin1');
    },
  };
};

/** The head of a POST to the staff form. */
export const postHead = (headers: Record<string, string | number>): string => {
  const all = { Host: '127.0.0.1', Connection: 'close', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `POST /api/staff HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
};
