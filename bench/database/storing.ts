import type { Cluster } from '../../tests/server/postgres/cluster.ts';
import { prepareBody } from '../intake/application.ts';
import { send, together } from '../intake/send.ts';
import { median } from '../median.ts';
import { peakOf } from '../peak.ts';
import { pin } from '../pin.ts';
import { type Service, startService } from '../service.ts';
import type { Row } from '../table.ts';

const FILE_BYTES = 300_000;
const TIMES = 150;
const AT_ONCE = 8;
const ROUNDS = 3;

interface Side {
  name: string;
  services: Service[];
  seconds: number[];
  each: number[];
}

const sideOf = async (name: string, starts: Promise<Service>[]): Promise<Side> => ({
  name,
  services: await Promise.all(starts),
  seconds: [],
  each: [],
});

const run = async ({ services, each, seconds }: Side, body: Awaited<ReturnType<typeof prepareBody>>) => {
  let turn = 0;
  const sendOne = async () => {
    const service = services[turn++ % services.length]!;
    const start = performance.now();
    await send(service.url, body);
    each.push(performance.now() - start);
  };
  seconds.push(await together(TIMES, AT_ONCE, sendOne));
};

const describe = ({ seconds, each, services }: Side) => {
  const p99 = each.toSorted((a, b) => a - b)[Math.floor(each.length * 0.99)]!;
  const peak = Math.max(...services.map(({ pid }) => peakOf(pid)));
  return `${(TIMES / median(seconds)).toFixed(0)}/s, p99 ${p99.toFixed(0)} ms, ${peak.toFixed(0)} MB`;
};

/** Applications a second, the 99th percentile of a request, and the peak memory of a service, in turns. */
export async function* measureStoring(cluster: Cluster): AsyncGenerator<Row> {
  const body = await prepareBody(2, FILE_BYTES);
  const onDatabase = async (count: number) => {
    const DATABASE_URL = await cluster.makeDatabase();
    return sideOf(
      `${count} on PostgreSQL`,
      Array.from({ length: count }, () => startService({ DATABASE_URL })),
    );
  };
  const folder = await sideOf('1 on a folder', [startService()]);
  const sides = [folder, await onDatabase(1), await onDatabase(3)];
  pin('service', process.pid);
  for (const { services } of sides) for (const { pid } of services) pin('service', pid);
  for (const side of sides) await together(20, AT_ONCE, () => send(side.services[0]!.url, body));
  for (let round = 0; round < ROUNDS; round += 1) for (const side of sides) await run(side, body);
  yield* sides.slice(1).map((side) => ({
    what: `Storing: ${side.name}, ${(body.size / 1e6).toFixed(1)} MB, ${AT_ONCE} at once`,
    ours: describe(side),
    other: `${describe(folder)}: ${folder.name}`,
    ratio: median(side.seconds.map((seconds, round) => folder.seconds[round]! / seconds)),
    aim: '',
  }));
  for (const { services } of sides) for (const service of services) await service.stop();
}
