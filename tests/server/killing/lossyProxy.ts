import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Random } from '#tests/server/randomFrom.ts';

const CUT_BODIES = 0.15;
const LOST_ANSWERS = 0.15;

/**
 * A proxy that cuts 15 % of its connections while the client sends, and 15 % before the client gets the answer. It closes all while
 * there is no port.
 */
export const lossyProxy = async (random: Random, portOf: () => number | undefined) => {
  const counts = { connections: 0, cutBodies: 0, lostAnswers: 0 };
  const open = new Set<Socket>();

  const forward = (client: Socket, first: Buffer, port: number) => {
    const service = connect(port, '127.0.0.1');
    const cut = () => void [client.destroy(), service.destroy()];
    for (const socket of [client, service]) {
      open.add(socket);
      socket.on('error', cut).on('close', () => void [open.delete(socket), cut()]);
    }
    counts.connections += 1;
    const chance = random.next();
    let bytes = chance < CUT_BODIES ? random.below(8_000) : Number.POSITIVE_INFINITY;
    if (chance < CUT_BODIES) counts.cutBodies += 1;
    const send = (chunk: Buffer) => {
      service.write(chunk.subarray(0, bytes));
      bytes -= chunk.length;
      if (bytes <= 0) cut();
    };
    send(first);
    client.on('data', send);
    service.on('data', (chunk) => {
      if (chance >= CUT_BODIES && chance < CUT_BODIES + LOST_ANSWERS) {
        counts.lostAnswers += 1;
        cut();
      } else client.write(chunk);
    });
    service.on('end', () => client.end());
  };

  // Closed after the first bytes: Node's fetch never settles when the connection is closed before.
  const server = createServer((client) => {
    client.once('error', () => client.destroy());
    client.once('data', (first) => {
      const port = portOf();
      if (port === undefined) client.destroy();
      else forward(client, first, port);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    counts,
    close: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
};
