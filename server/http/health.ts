import type { FastifyInstance } from 'fastify';
import type { Spools } from '#server/storing/spool.ts';
import { withinTime } from '#server/withinTime.ts';

export const HEALTH_PATH = '/healthz';

/** Milliseconds. */
const TIMEOUT = 5_000;

/** Tells a proxy or a monitor whether applications can be stored: 200 or 503, and why. */
export const registerHealth = (
  intake: FastifyInstance,
  store: Pick<Spools, 'checkWritable' | 'hasFreeSpace'>,
): void => {
  const isTrue = (result: Promise<boolean>) => withinTime(TIMEOUT, result).catch(() => false);

  intake.get(HEALTH_PATH, async (_request, reply) => {
    const [writable, hasFreeSpace] = await Promise.all([
      isTrue(store.checkWritable().then(() => true)),
      isTrue(store.hasFreeSpace()),
    ]);
    return reply
      .code(writable && hasFreeSpace ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ live: true, writable, freeSpace: hasFreeSpace ? 'enough' : 'low' });
  });
};
