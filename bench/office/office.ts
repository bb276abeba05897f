import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { generate } from '../../tests/server/office/generated.ts';
import { median } from '../median.ts';
import { freshFolder } from '../service.ts';
import type { Row } from '../table.ts';

const FEW = 1_000;
const MANY = 10_000;
const TIMES = 5;

// Says on stderr how much memory the command held at most. What resourceUsage() tells begins with this process's own.
const probe =
  'import{readFileSync as r}from"node:fs";process.on("exit",()=>process.stderr.write(r("/proc/self/status","utf8")))';

/** Runs a command of the office as the operator does. Returns the seconds it took and the most memory it held, in MB. */
const run = (dataDir: string, ...args: string[]) => {
  const start = performance.now();
  const { status, stderr } = spawnSync(
    'node',
    ['--import', `data:text/javascript,${encodeURIComponent(probe)}`, 'dist/server/applications.js', ...args],
    { encoding: 'utf8', env: { ...process.env, DATA_DIR: dataDir }, maxBuffer: 1e9 },
  );
  if (status !== 0) throw new Error(`${args[0]} ended with ${status}: ${stderr}`);
  return { seconds: (performance.now() - start) / 1000, peak: Number(/VmHWM:\s+(\d+)/.exec(stderr)?.[1]) / 1024 };
};

const told = ({ seconds, peak }: { seconds: number; peak: number }) => `${seconds.toFixed(1)} s, ${peak.toFixed(0)} MB`;

/** What the office's commands take with 10,000 applications, beside 1,000. */
export const measureOffice = async (): Promise<Row[]> => {
  const folder = await freshFolder();
  const [few, many] = [join(folder, 'few'), join(folder, 'many')];
  await generate(few, FEW);
  await generate(many, MANY);
  const rows: Row[] = [];
  for (const args of [['list'], ['search', 'khoury']]) {
    const seconds = median(Array.from({ length: TIMES }, () => run(many, ...args).seconds));
    const beside = median(Array.from({ length: TIMES }, () => run(few, ...args).seconds));
    rows.push({
      what: `Office: ${args[0]}, ${MANY} applications`,
      ours: `${seconds.toFixed(2)} s`,
      beside: `${beside.toFixed(2)} s: ${FEW}`,
      aim: '< 1 s',
      met: seconds < 1,
    });
  }
  for (const [command, target] of [
    ['export', 'out'],
    ['export', 'out.zip'],
    ['backup', 'backup'],
    ['verify', ''],
  ] as const) {
    const args = (of: string) => [command, ...(target ? [join(folder, `${of}-${target}`)] : [])];
    const beside = run(few, ...args('few'));
    const ours = run(many, ...args('many'));
    rows.push({
      what: `Office: ${command} ${target}, ${MANY} applications`,
      ours: told(ours),
      beside: `${told(beside)}: ${FEW}`,
      ratio: ours.peak / beside.peak,
      aim: '< 2 x memory',
      met: ours.peak / beside.peak < 2,
    });
  }
  await rm(folder, { recursive: true });
  return rows;
};
