import type { FastifyInstance } from 'fastify';
import type { Spools } from '#server/storing/spool.ts';

export const HEALTH = '/healthz';

// Milliseconds. Many questions cost the disk one look.
const KEPT = 2_000;

/** Says to a proxy or a monitor whether applications can be stored: 200 or 503, and why. */
export const answerHealth = (intake: FastifyInstance, store: Pick<Spools, 'condition'>): void => {
  let asked = Number.NEGATIVE_INFINITY;
  let answer: ReturnType<Spools['condition']>;
  intake.get(HEALTH, async (_request, reply) => {
    if (performance.now() - asked > KEPT) [asked, answer] = [performance.now(), store.condition()];
    const { writable, hasRoom } = await answer;
    return reply
      .code(writable && hasRoom ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ live: true, writable, freeSpace: hasRoom ? 'enough' : 'low' });
  });
};
