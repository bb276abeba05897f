import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { median } from '../median.ts';
import { freshFolder, startService } from '../service.ts';
import type { Row } from '../table.ts';
import { prepareBody } from './application.ts';
import { send, together } from './send.ts';

const FILE_BYTES = 300_000;
const RECORD_BYTES = 4_000;
const TIMES = 100;
const AT_ONCE = 8;
const ROUNDS = 5;

/** Milliseconds of processor time of a process; NaN on systems without /proc. */
const processorTimeOf = (pid: number): number => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return Number.NaN;
  }
};

/** Seconds of the program that only writes the same bytes. */
const runPlainProgram = async (): Promise<number> => {
  const folder = await freshFolder();
  const numbers = [TIMES, AT_ONCE, FILE_BYTES, RECORD_BYTES].map(String);
  const { stdout } = spawnSync('node', ['bench/dist/bench/plain.js', folder, ...numbers], { encoding: 'utf8' });
  await rm(folder, { recursive: true });
  return Number(stdout);
};

/** Applications a second through the service, and through a program that only writes the same bytes. */
export async function* measureIntake(): AsyncGenerator<Row> {
  const body = await prepareBody(2, FILE_BYTES);
  const service = await startService();
  await together(20, AT_ONCE, () => send(service.url, body));
  const rounds: { ours: number; plain: number }[] = [];
  const processorBefore = processorTimeOf(service.pid);
  for (let round = 0; round < ROUNDS; round++) {
    const ours = await together(TIMES, AT_ONCE, () => send(service.url, body));
    rounds.push({ ours, plain: await runPlainProgram() });
  }
  const processor = (processorTimeOf(service.pid) - processorBefore) / (ROUNDS * TIMES);
  await service.stop();
  const ours = TIMES / median(rounds.map((round) => round.ours));
  const plain = TIMES / median(rounds.map((round) => round.plain));
  const ratio = median(rounds.map((round) => round.plain / round.ours));
  const rate = (perSecond: number) => `${perSecond.toFixed(0)}/s, ${((perSecond * body.size) / 1e6).toFixed(0)} MB/s`;
  yield {
    what: `Intake: ${(body.size / 1e6).toFixed(1)} MB, 6 PDFs, ${AT_ONCE} at once`,
    ours: `${rate(ours)}, ${processor.toFixed(0)} ms CPU each`,
    other: `${rate(plain)}: write + fsync only`,
    ratio,
    aim: '>= 0.50',
    met: ratio >= 0.5,
  };
}
