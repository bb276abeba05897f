import { once, setMaxListeners } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { vi } from 'vitest';
import { ATTACKER, type Attempt, ELSEWHERE } from '#tests/server/load/attempt.ts';
import { type Sent, sendHonestly } from '#tests/server/load/honestApplicant.ts';
import type { Service } from '#tests/server/service.ts';

const MB = 1024 * 1024;
/** Whatever the load of the machine. */
const STOPPED_MS = 60_000;
const recovery = { timeout: 90_000, interval: 200 };

/** How applicants fare during an attempt to shut the intake, and what is left of it afterwards. */
export interface Outcome {
  /** Applications from another address, and from the attackers' own. */
  elsewhere: Sent[];
  sameAddress: Sent[];
  peakMB: number;
  /** What it took at its peak beyond what it had taken before. */
  takenMB: number;
  /** Memory in use afterwards beyond that before. */
  keptMB: number;
  /** Descriptors before and after. */
  descriptors: [before: number, after: number];
  /** What is left in the spool. */
  leftOvers: string[];
  /** An application sent when all is over. */
  afterwards: Sent;
  /** From SIGTERM in the middle of the same attempt to the end of the process. */
  stoppedAfterMs: number;
}

const begin = async ({ start }: Attempt, port: number) => {
  const attempt = new AbortController();
  setMaxListeners(0, attempt.signal);
  await start(port, attempt.signal);
  return attempt;
};

/** Goes on with an attempt for so many rounds of a second at least, in each of which two applicants send an application. */
export const underAttempt = async (service: Service, attempt: Attempt, rounds: number): Promise<Outcome> => {
  await sendHonestly(service.port, ELSEWHERE);
  const before = await service.sense();
  const running = await begin(attempt, service.port);
  const [elsewhere, sameAddress]: [Sent[], Sent[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    const [one, other] = await Promise.all([
      sendHonestly(service.port, ELSEWHERE),
      sendHonestly(service.port, ATTACKER),
      pause(1_000),
    ]);
    elsewhere.push(one);
    sameAddress.push(other);
  }
  running.abort();
  const leftOvers = () => readdir(join(service.dataDir, 'tmp'));
  await vi
    .waitFor(async () => {
      const { descriptors } = await service.sense();
      if (descriptors > before.descriptors || (await leftOvers()).length > 0) throw new Error('Not yet.');
    }, recovery)
    .catch(() => {});
  const after = await service.sense();
  const outcome = {
    elsewhere,
    sameAddress,
    peakMB: Math.round(after.peak / MB),
    takenMB: Math.round((after.peak - before.peak) / MB),
    keptMB: Math.round((after.held - before.held) / MB),
    descriptors: [before.descriptors, after.descriptors] as Outcome['descriptors'],
    leftOvers: await leftOvers(),
    afterwards: await sendHonestly(service.port, ATTACKER),
  };
  const again = await begin(attempt, service.port);
  const exit = once(service.child, 'exit');
  const asked = performance.now();
  service.child.kill('SIGTERM');
  await Promise.race([exit, pause(STOPPED_MS)]);
  again.abort();
  return { ...outcome, stoppedAfterMs: performance.now() - asked };
};

/** What the service may take at its peak beyond what it held. */
export const TAKEN_MB = 110;
const KEPT_MB = 10;

const late = (who: string, sent: readonly Sent[], limit: number) =>
  sent
    .filter(({ stored, ms }) => !stored || ms > limit)
    .map(({ ms, answers }) => `${who}: ${answers.join(' ')} after ${(ms / 1_000).toFixed(1)} s`);

/** What is wrong with the outcome of an attempt, where answers and the end of the process may take so many milliseconds. */
export const faultsOf = (outcome: Outcome, limit = Number.POSITIVE_INFINITY): string[] => [
  ...late('an applicant from elsewhere', outcome.elsewhere, limit),
  ...late('an applicant behind the same address', outcome.sameAddress, limit),
  ...late('afterwards', [outcome.afterwards], limit),
  ...outcome.leftOvers.map((name) => `left in the spool: ${name}`),
  ...(outcome.descriptors[1] > outcome.descriptors[0] ? [`descriptors: ${outcome.descriptors.join(' to ')}`] : []),
  ...(outcome.takenMB < TAKEN_MB ? [] : [`${outcome.takenMB} MB more at its peak than before`]),
  ...(outcome.keptMB < KEPT_MB ? [] : [`${outcome.keptMB} MB are kept`]),
  ...(outcome.stoppedAfterMs < Math.min(limit, STOPPED_MS)
    ? []
    : [`ended ${Math.round(outcome.stoppedAfterMs)} ms after SIGTERM`]),
];

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
const summaryOf = (sent: readonly Sent[]) => [
  `${sent.length} / ${sent.filter(({ stored }) => stored).length}`,
  seconds(Math.max(...sent.map(({ ms }) => ms))),
];

/** A row of the table in docs/reliability.md. */
export const rowOf = ({ what }: Attempt, outcome: Outcome): string =>
  `| ${[
    what,
    ...summaryOf(outcome.elsewhere),
    ...summaryOf(outcome.sameAddress),
    `${outcome.peakMB} MB`,
    outcome.descriptors.join(' / '),
    seconds(outcome.stoppedAfterMs),
  ].join(' | ')} |`;
