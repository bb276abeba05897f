import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** The address of the attackers, and of applicants behind the same address. */
export const ATTACKER = '127.0.0.2';
/** The address of all other applicants. */
export const ELSEWHERE = '127.0.0.1';

/** An attempt to shut a running service. */
export interface Attempt {
  what: string;
  /** Resolves when the attempt runs. It goes on until the signal is aborted. */
  start: (port: number, end: AbortSignal) => Promise<void>;
}

/** Opens a connection from the attackers' address. It is closed when the attempt ends. */
export const attackingSocket = async (port: number, end: AbortSignal): Promise<Socket> => {
  const socket = connect({ port, host: '127.0.0.1', localAddress: ATTACKER });
  // The service closes many of them.
  socket.on('error', () => {});
  const close = () => void socket.destroy();
  end.addEventListener('abort', close);
  socket.once('close', () => end.removeEventListener('abort', close));
  await Promise.race([once(socket, 'connect'), once(socket, 'close')]).catch(() => {});
  return socket;
};

/** Runs an attack on many connections. A connection that is closed is opened again after a second. */
export const manyTimes = async (count: number, end: AbortSignal, attack: () => Promise<Socket>): Promise<void> => {
  const run = async (): Promise<void> => {
    if (end.aborted) return;
    const socket = await attack();
    const runAgain = () => void setTimeout(() => void run(), 1_000).unref();
    if (socket.closed) runAgain();
    else socket.once('close', runAgain);
  };
  await Promise.all(Array.from({ length: count }, run));
};
