import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#tests/freePort.ts';

/** 400 kbit/s. */
const BYTES_PER_MS = 50;
/** Each way: 300 ms there and back. */
const LATENCY = 150;

/** One direction of a connection: bytes wait until the bytes before them have passed. */
const oneDirection = () => {
  let free = 0;
  return (bytes: number) => {
    free = Math.max(performance.now(), free) + bytes / BYTES_PER_MS;
    return pause(free - performance.now());
  };
};

/** Serves a site over a slow connection, which breaks during a submission after this many bytes, once for each number. */
export const serveSlowLine = async (site: string, drops: number[]): Promise<{ url: string; close: () => void }> => {
  const [up, down] = [oneDirection(), oneDirection()];
  const carry = async (
    from: Socket,
    to: Socket,
    wait: (bytes: number) => Promise<unknown>,
    note?: (piece: Buffer) => void,
  ) => {
    for await (const chunk of from as AsyncIterable<Buffer>)
      for (let at = 0; at < chunk.length; at += 2_048) {
        const piece = chunk.subarray(at, at + 2_048);
        await wait(piece.length);
        note?.(piece);
        setTimeout(() => to.writable && to.write(piece), LATENCY);
      }
    setTimeout(() => to.end(), LATENCY);
  };
  const server = createServer((near) => {
    const far = connect(Number(new URL(site).port), '127.0.0.1');
    const drop = () => [near, far].map((socket) => socket.destroy());
    let [isSubmission, sent] = [false, 0];
    const note = (piece: Buffer) => {
      isSubmission ||= piece.includes('POST /');
      if (isSubmission) sent += piece.length;
      if (drops.length === 0 || sent <= drops[0]!) return;
      drops.shift();
      drop();
    };
    for (const socket of [near, far]) socket.on('error', drop);
    carry(near, far, up, note).catch(drop);
    carry(far, near, down).catch(drop);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() };
};
