import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Random } from '#tests/server/randomFrom.ts';

const CUT_BODIES = 0.15;
const LOST_ANSWERS = 0.15;

/**
 * A line that breaks: of its connections 15 % are cut within what the client sends, 15 % before the client gets the answer, and
 * all while there is no port.
 */
export const lossyProxy = async (random: Random, portOf: () => number | undefined) => {
  const counts = { connections: 0, cutBodies: 0, lostAnswers: 0 };
  const open = new Set<Socket>();

  const carry = (client: Socket, first: Buffer, port: number) => {
    const service = connect(port, '127.0.0.1');
    const breakOff = () => void [client.destroy(), service.destroy()];
    for (const socket of [client, service]) {
      open.add(socket);
      // A line ends in many ways, and all of them end it.
      socket.on('error', breakOff).on('close', () => void [open.delete(socket), breakOff()]);
    }
    counts.connections += 1;
    const fate = random.next();
    let bytes = fate < CUT_BODIES ? random.below(8_000) : Number.POSITIVE_INFINITY;
    if (fate < CUT_BODIES) counts.cutBodies += 1;
    const pass = (chunk: Buffer) => {
      service.write(chunk.subarray(0, bytes));
      bytes -= chunk.length;
      if (bytes <= 0) breakOff();
    };
    pass(first);
    client.on('data', pass);
    service.on('data', (chunk) => {
      if (fate >= CUT_BODIES && fate < CUT_BODIES + LOST_ANSWERS) {
        counts.lostAnswers += 1;
        breakOff();
      } else client.write(chunk);
    });
    service.on('end', () => client.end());
  };

  // Node's fetch waits for ever when it is hung up on before it has said anything.
  const server = createServer((client) => {
    client.once('error', () => client.destroy());
    client.once('data', (first) => {
      const port = portOf();
      if (port === undefined) client.destroy();
      else carry(client, first, port);
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
