import { setMaxListeners } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { vi } from 'vitest';
import type { Service } from '#tests/server/service.ts';
import { sendHonestly } from '#tests/server/siege/honest.ts';
import { ATTACKER, ELSEWHERE, type Siege } from '#tests/server/siege/siege.ts';

const MB = 1024 * 1024;
const settled = { timeout: 20_000, interval: 200 };

/** How an honest crowd fares while a service is besieged, and what is left of the siege afterwards. */
export interface Outcome {
  /** Applications from elsewhere, and from behind the attackers' own address, each with its answers. */
  others: Awaited<ReturnType<typeof sendHonestly>>[];
  neighbours: Awaited<ReturnType<typeof sendHonestly>>[];
  peakMB: number;
  /** Descriptors before and after. */
  descriptors: [before: number, after: number];
  leftOvers: string[];
}

/** Lays a siege to a service for so many rounds of a second, in each of which two applicants send an application. */
export const besiege = async (service: Service, { lay }: Siege, rounds: number): Promise<Outcome> => {
  await sendHonestly(service.port, ELSEWHERE);
  const before = await service.sense();
  const siege = new AbortController();
  setMaxListeners(0, siege.signal);
  const [others, neighbours] = [[], []] as [Outcome['others'], Outcome['others']];
  await lay(service.port, siege.signal);
  for (let round = 0; round < rounds; round += 1) {
    const [other, neighbour] = await Promise.all([
      sendHonestly(service.port, ELSEWHERE),
      sendHonestly(service.port, ATTACKER),
      pause(1_000),
    ]);
    others.push(other);
    neighbours.push(neighbour);
  }
  siege.abort();
  const leftOvers = () => readdir(join(service.dataDir, 'tmp'));
  await vi
    .waitFor(async () => {
      const { descriptors } = await service.sense();
      if (descriptors > before.descriptors || (await leftOvers()).length > 0) throw new Error('Not yet.');
    }, settled)
    .catch(() => {});
  const after = await service.sense();
  return {
    others,
    neighbours,
    peakMB: Math.round(after.peak / MB),
    descriptors: [before.descriptors, after.descriptors],
    leftOvers: await leftOvers(),
  };
};
