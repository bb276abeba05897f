import { mkdtemp } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findStoreFaults } from '#tests/server/killing/findStoreFaults.ts';
import { lossyProxy } from '#tests/server/killing/lossyProxy.ts';
import { sendWithRetries } from '#tests/server/killing/sendWithRetries.ts';
import { randomFrom } from '#tests/server/randomFrom.ts';
import { startService } from '#tests/server/service.ts';

const CLIENTS = 4;

/** Kills the service at random while clients send through a lossy proxy. Returns counts, and the faults of the store afterwards. */
export const killRepeatedly = async (root: string, seed: string, kills: number) => {
  const random = randomFrom(seed);
  const dataDir = basename(await mkdtemp(join(root, 'data-')));
  let service = await startService(root, dataDir);
  // Undefined while the service is down: another process may get its port.
  let port: number | undefined = service.port;
  const start = async () => {
    service = await startService(root, dataDir);
    port = service.port;
  };
  let restart: Promise<unknown> = Promise.resolve();
  const proxy = await lossyProxy(random, () => port);
  const acknowledged: string[] = [];
  let attempts = 0;
  const [finishing, aborting] = [new AbortController(), new AbortController()];

  const clients = Array.from({ length: CLIENTS }, async (_, i) => {
    const ownRandom = randomFrom(`${seed} client ${i}`);
    while (!finishing.signal.aborted && !aborting.signal.aborted) {
      const sent = await sendWithRetries(proxy.port, ownRandom, {
        ready: () => restart.catch(() => {}),
        signal: aborting.signal,
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
    finishing.abort();
    await Promise.all(clients);
    await service.kill();
    await start();
    await service.kill();
    const faults = await findStoreFaults(join(root, dataDir), acknowledged);
    return { faults, acknowledged: acknowledged.length, attempts, kills: kills + 1, ...proxy.counts };
  } finally {
    aborting.abort();
    proxy.close();
    await service.kill();
  }
};
