import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Where the attackers come from, and who shares an address with them. */
export const ATTACKER = '127.0.0.2';
/** Where everybody else comes from. */
export const ELSEWHERE = '127.0.0.1';

/** An attempt to shut a running service. */
export interface Attempt {
  what: string;
  /** Resolves when it has begun. Goes on until the signal is aborted. */
  start: (port: number, over: AbortSignal) => Promise<void>;
}

/** Opens a connection from the attackers' address, closed at the latest when the attempt is over. */
export const attackingSocket = async (port: number, over: AbortSignal): Promise<Socket> => {
  const socket = connect({ port, host: '127.0.0.1', localAddress: ATTACKER });
  // The service closes many of them.
  socket.on('error', () => {});
  const end = () => void socket.destroy();
  over.addEventListener('abort', end);
  socket.once('close', () => over.removeEventListener('abort', end));
  await Promise.race([once(socket, 'connect'), once(socket, 'close')]).catch(() => {});
  return socket;
};

/** Does the same from many connections; one that is closed is opened again after a second. */
export const manyTimes = async (count: number, over: AbortSignal, attack: () => Promise<Socket>): Promise<void> => {
  const again = async (): Promise<void> => {
    if (over.aborted) return;
    const socket = await attack();
    const openAgain = () => void setTimeout(() => void again(), 1_000).unref();
    if (socket.closed) openAgain();
    else socket.once('close', openAgain);
  };
  await Promise.all(Array.from({ length: count }, again));
};
