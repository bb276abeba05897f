import { mkdtemp } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { lossyProxy } from '#tests/server/killing/lossyProxy.ts';
import { wrongIn } from '#tests/server/killing/storedWhole.ts';
import { sendStubbornly } from '#tests/server/killing/stubbornClient.ts';
import { randomFrom } from '#tests/server/randomFrom.ts';
import { startService } from '#tests/server/service.ts';

const CLIENTS = 4;

/** Kills the service at random moments while clients send over a lossy line. Returns what happened and what is wrong afterwards. */
export const killRepeatedly = async (root: string, seed: string, kills: number) => {
  const random = randomFrom(seed);
  const dataDir = basename(await mkdtemp(join(root, 'data-')));
  let service = await startService(root, dataDir);
  // While it is down its port may be anybody's.
  let port: number | undefined = service.port;
  const start = async () => {
    service = await startService(root, dataDir);
    port = service.port;
  };
  let restart: Promise<unknown> = Promise.resolve();
  const line = await lossyProxy(random, () => port);
  const acknowledged: string[] = [];
  let attempts = 0;
  const [over, givenUp] = [new AbortController(), new AbortController()];

  const clients = Array.from({ length: CLIENTS }, async (_, i) => {
    const own = randomFrom(`${seed} client ${i}`);
    while (!over.signal.aborted && !givenUp.signal.aborted) {
      const sent = await sendStubbornly(line.port, own, {
        ready: () => restart.catch(() => {}),
        signal: givenUp.signal,
      });
      if (sent) acknowledged.push(sent.submissionId);
      attempts += sent?.attempts ?? 0;
    }
  });
  try {
    for (let killed = 0; killed < kills; killed += 1) {
      await pause(random.below(800));
      port = undefined;
      await service.kill();
      restart = start();
      await restart;
    }
    over.abort();
    await Promise.all(clients);
    await service.kill();
    await start();
    await service.kill();
    const wrong = await wrongIn(join(root, dataDir), acknowledged);
    return { wrong, acknowledged: acknowledged.length, attempts, kills: kills + 1, ...line.counts };
  } finally {
    givenUp.abort();
    line.close();
    await service.kill();
  }
};
