import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { generate } from '../../tests/server/office/generated.ts';
import { median } from '../median.ts';
import { freshFolder } from '../service.ts';
import type { Row } from '../table.ts';
import { measurePage } from './page.ts';
import { runOffice } from './runOffice.ts';

const FEW = 1_000;
const MANY = 10_000;
const TIMES = 5;

const describe = ({ seconds, peak }: { seconds: number; peak: number }) =>
  `${seconds.toFixed(1)} s, ${peak.toFixed(0)} MB`;

/** The time and the memory of the office's commands with 10,000 applications, and with 1,000. */
export async function* measureOffice(): AsyncGenerator<Row> {
  const folder = await freshFolder();
  const [few, many] = [join(folder, 'few'), join(folder, 'many')];
  await generate(few, FEW);
  await generate(many, MANY);
  for (const args of [['list'], ['search', 'khoury']]) {
    const seconds = median(Array.from({ length: TIMES }, () => runOffice({ DATA_DIR: many }, ...args).seconds));
    const other = median(Array.from({ length: TIMES }, () => runOffice({ DATA_DIR: few }, ...args).seconds));
    yield {
      what: `Office: ${args[0]}, ${MANY} applications`,
      ours: `${seconds.toFixed(2)} s`,
      other: `${other.toFixed(2)} s: ${FEW}`,
      aim: '< 1 s',
      met: seconds < 1,
    };
  }
  yield* measurePage({ DATA_DIR: many }, `${MANY} applications`);
  for (const [command, target] of [
    ['export', 'out'],
    ['export', 'out.zip'],
    ['backup', 'backup'],
    ['verify', ''],
  ] as const) {
    const args = (of: string) => [command, ...(target ? [join(folder, `${of}-${target}`)] : [])];
    const other = runOffice({ DATA_DIR: few }, ...args('few'));
    const ours = runOffice({ DATA_DIR: many }, ...args('many'));
    yield {
      what: `Office: ${command} ${target}, ${MANY} applications`,
      ours: describe(ours),
      other: `${describe(other)}: ${FEW}`,
      ratio: ours.peak / other.peak,
      aim: '< 2 x memory',
      met: ours.peak / other.peak < 2,
    };
  }
  await rm(folder, { recursive: true });
}
