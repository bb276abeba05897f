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
  /** What it holds afterwards more than before. */
  keptMB: number;
  /** Descriptors before and after. */
  descriptors: [before: number, after: number];
  leftOvers: string[];
  /** What an applicant is answered at once when all is over, unless it is 201. */
  spoilt: string;
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
  const { statuses } = await sendHonestly(service.port, ATTACKER);
  return {
    spoilt: statuses.join(' ') === '201' ? '' : statuses.join(' '),
    others,
    neighbours,
    peakMB: Math.round(after.peak / MB),
    keptMB: Math.round((after.held - before.held) / MB),
    descriptors: [before.descriptors, after.descriptors],
    leftOvers: await leftOvers(),
  };
};

const PEAK_MB = 200;
const KEPT_MB = 10;

/** What is wrong with how a siege went. */
export const faultsOf = ({ others, neighbours, peakMB, descriptors, leftOvers, spoilt, keptMB }: Outcome): string[] => [
  ...others.filter(({ stored }) => !stored).map(({ statuses }) => `kept out: ${statuses.join(' ')}`),
  ...neighbours.filter(({ stored }) => !stored).map(({ statuses }) => `a neighbour kept out: ${statuses.join(' ')}`),
  ...leftOvers.map((name) => `left in the spool: ${name}`),
  ...(descriptors[1] > descriptors[0] ? [`${descriptors[1] - descriptors[0]} descriptors stay open`] : []),
  ...(peakMB < PEAK_MB ? [] : [`${peakMB} MB at its peak`]),
  ...(keptMB < KEPT_MB ? [] : [`${keptMB} MB are kept`]),
  ...(spoilt ? [`afterwards an applicant is answered ${spoilt}`] : []),
];

const slowest = (sent: Outcome['others']) => Math.max(...sent.map(({ ms }) => ms)) / 1_000;
const told = (sent: Outcome['others']) => [
  `${sent.length} / ${sent.filter(({ stored }) => stored).length}`,
  `${slowest(sent).toFixed(1)} s`,
];

/** A row of the table in docs/reliability.md. */
export const rowOf = ({ what }: Siege, { others, neighbours, peakMB, descriptors }: Outcome): string =>
  `| ${[what, ...told(others), ...told(neighbours), `${peakMB} MB`, descriptors.join(' / ')].join(' | ')} |`;
