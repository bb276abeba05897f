import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { countByNetwork, leastOf, networkOf, paceOf } from '#server/listening/crowd.ts';

interface Connection {
  socket: Socket;
  network: string;
  /** When it was opened, or its last request was answered. */
  since: number;
  /** What had arrived by then. */
  heard: number;
  /** Its requests that wait for an answer. */
  asked: number;
}

/** The open connections of a server. */
export interface Connections {
  /** Bounds and watches the connections of this server. */
  keepOf(server: Server): void;
  /** Closes those that have said nothing since their last answer. */
  closeSilent(): void;
  /** Those that have begun to say something that is no request yet. */
  halfAsked(): Socket[];
  closeAll(): void;
}

const paceOfConnection = ({ socket, since, heard }: Connection) =>
  paceOf(socket.bytesRead + socket.bytesWritten - heard, performance.now() - since);

/** Keeps at most so many connections open: the next one takes the place of the idlest or slowest of the busiest network. */
export const connectionsUpTo = (most: number): Connections => {
  const open = new Map<Socket, Connection>();

  const makeRoom = () => {
    const all = [...open.values()];
    const counts = countByNetwork(all);
    const largest = Math.max(...counts.values());
    const crowd = all.filter(({ network }) => counts.get(network) === largest);
    const idle = crowd.filter(({ asked }) => asked === 0);
    const leaving = leastOf(idle, ({ since }) => since) ?? leastOf(crowd, paceOfConnection);
    leaving?.socket.destroy();
    if (leaving) open.delete(leaving.socket);
  };

  const add = (socket: Socket) => {
    if (open.size >= most) makeRoom();
    const network = networkOf(socket.remoteAddress);
    open.set(socket, { socket, network, since: performance.now(), heard: 0, asked: 0 });
    socket.once('close', () => open.delete(socket));
  };

  const quiet = () => [...open.values()].filter(({ asked }) => asked === 0);

  return {
    keepOf: (server) => {
      server.on('connection', add);
      server.on('request', ({ socket }, response) => {
        const connection = open.get(socket);
        if (!connection || socket.destroyed) return;
        connection.asked += 1;
        response.once('close', () => {
          connection.asked -= 1;
          connection.since = performance.now();
          connection.heard = socket.bytesRead;
        });
      });
    },
    closeSilent: () => {
      for (const { socket, heard } of quiet()) if (socket.bytesRead === heard) socket.destroy();
    },
    halfAsked: () => quiet().map(({ socket }) => socket),
    closeAll: () => {
      for (const socket of open.keys()) socket.destroy();
    },
  };
};
