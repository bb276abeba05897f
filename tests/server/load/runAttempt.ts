import { once, setMaxListeners } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { vi } from 'vitest';
import { ATTACKER, type Attempt, ELSEWHERE } from '#tests/server/load/attempt.ts';
import { type Sent, sendApplication } from '#tests/server/load/sendApplication.ts';
import type { Service } from '#tests/server/service.ts';

const MB = 1024 * 1024;
/** Milliseconds, for a busy machine. */
const STOP_TIMEOUT = 60_000;
const waitOptions = { timeout: 90_000, interval: 200 };

/** What applicants met during an attempt to shut the intake, and the state of the service afterwards. */
export interface Outcome {
  elsewhere: Sent[];
  sameAddress: Sent[];
  peakMB: number;
  /** The peak of memory beyond that before the attempt. */
  takenMB: number;
  /** Memory in use afterwards beyond that before. */
  keptMB: number;
  descriptors: [before: number, after: number];
  /** The names of spools that are left. */
  spools: string[];
  /** An application that is sent after the attempt. */
  afterwards: Sent;
  /** From SIGTERM, in the middle of the same attempt, to the end of the process. */
  stoppedAfterMs: number;
}

const begin = async ({ start }: Attempt, port: number) => {
  const attempt = new AbortController();
  setMaxListeners(0, attempt.signal);
  await start(port, attempt.signal);
  return attempt;
};

/** Runs an attempt for a number of rounds of at least a second. Two applicants send an application in each round. */
export const runAttempt = async (service: Service, attempt: Attempt, rounds: number): Promise<Outcome> => {
  await sendApplication(service.port, ELSEWHERE);
  const before = await service.state();
  const running = await begin(attempt, service.port);
  const [elsewhere, sameAddress]: [Sent[], Sent[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    const [one, other] = await Promise.all([
      sendApplication(service.port, ELSEWHERE),
      sendApplication(service.port, ATTACKER),
      pause(1_000),
    ]);
    elsewhere.push(one);
    sameAddress.push(other);
  }
  running.abort();
  const spools = () => readdir(join(service.dataDir, 'tmp'));
  await vi
    .waitFor(async () => {
      const { descriptors } = await service.state();
      if (descriptors > before.descriptors || (await spools()).length > 0) throw new Error('Not yet.');
    }, waitOptions)
    .catch(() => {});
  const after = await service.state();
  const outcome = {
    elsewhere,
    sameAddress,
    peakMB: Math.round(after.peak / MB),
    takenMB: Math.round((after.peak - before.peak) / MB),
    keptMB: Math.round((after.held - before.held) / MB),
    descriptors: [before.descriptors, after.descriptors] as Outcome['descriptors'],
    spools: await spools(),
    afterwards: await sendApplication(service.port, ATTACKER),
  };
  const again = await begin(attempt, service.port);
  const exit = once(service.child, 'exit');
  const stopping = performance.now();
  service.child.kill('SIGTERM');
  await Promise.race([exit, pause(STOP_TIMEOUT)]);
  again.abort();
  return { ...outcome, stoppedAfterMs: performance.now() - stopping };
};

/** The limit of memory at the peak beyond that before. */
export const TAKEN_MB = 110;
const KEPT_MB = 10;

const lateOrLost = (who: string, sent: readonly Sent[], limit: number) =>
  sent
    .filter(({ isStored, ms }) => !isStored || ms > limit)
    .map(({ ms, tries }) => `${who}: ${tries.join(' ')} after ${(ms / 1_000).toFixed(1)} s`);

/** The faults of an outcome as sentences. `limit` is that of each application and of the stop, in milliseconds. */
export const faultsOf = (outcome: Outcome, limit = Number.POSITIVE_INFINITY): string[] => [
  ...lateOrLost('an applicant elsewhere', outcome.elsewhere, limit),
  ...lateOrLost('an applicant behind the same address', outcome.sameAddress, limit),
  ...lateOrLost('afterwards', [outcome.afterwards], limit),
  ...outcome.spools.map((name) => `left in the spool: ${name}`),
  ...(outcome.descriptors[1] > outcome.descriptors[0] ? [`descriptors: ${outcome.descriptors.join(' to ')}`] : []),
  ...(outcome.takenMB < TAKEN_MB ? [] : [`${outcome.takenMB} MB more at its peak than before`]),
  ...(outcome.keptMB < KEPT_MB ? [] : [`${outcome.keptMB} MB are kept`]),
  ...(outcome.stoppedAfterMs < Math.min(limit, STOP_TIMEOUT)
    ? []
    : [`ended ${Math.round(outcome.stoppedAfterMs)} ms after SIGTERM`]),
];

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
const cellsOf = (sent: readonly Sent[]) => [
  `${sent.length} / ${sent.filter(({ isStored }) => isStored).length}`,
  seconds(Math.max(...sent.map(({ ms }) => ms))),
];

/** An outcome as a row of a table. */
export const rowOf = ({ what }: Attempt, outcome: Outcome): string =>
  `| ${[
    what,
    ...cellsOf(outcome.elsewhere),
    ...cellsOf(outcome.sameAddress),
    `${outcome.peakMB} MB`,
    outcome.descriptors.join(' / '),
    seconds(outcome.stoppedAfterMs),
  ].join(' | ')} |`;
