import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { link, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { entryOf } from '../../server/storing/application.ts';
import { nameOf } from '../../server/storing/store.ts';
import { childNumber } from '../../tests/server/office/families.ts';
import type { Row } from '../table.ts';
import { linkOf, signIn } from './page.ts';

const APPLICATIONS = 2_000;
/** Five files of an application together have 2 MB. */
const FILE_BYTES = 400_000;

const memoryOf = ({ pid }: ChildProcess): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Applications with files of 400 KB each. They are links to one file: what is read is as much as of different ones. */
const fill = async (dataDir: string) => {
  const bytes = new Uint8Array(Buffer.alloc(FILE_BYTES, '%PDF-1.4 '));
  await mkdir(dataDir, { recursive: true });
  const one = join(dataDir, 'one.pdf');
  await writeFile(one, bytes);
  for (let number = 0; number < APPLICATIONS; number += 1) {
    const { application, files } = childNumber(number, bytes);
    const place = join(dataDir, 'received', nameOf(entryOf(application)));
    await mkdir(place, { recursive: true });
    await writeFile(join(place, 'application.json'), JSON.stringify(application, null, 2));
    for (const file of Object.keys(files)) await link(one, join(place, file));
  }
};

/** When the first byte of a ZIP with all files comes, how long it takes, and the memory of the office meanwhile. */
export async function* measureZip(dataDir: string): AsyncGenerator<Row> {
  await fill(dataDir);
  const office = spawn('node', ['dist/server/applications.js', 'office'], {
    env: { ...process.env, OFFICE_PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const address = await linkOf(office.stdout);
  const cookie = await signIn(address);
  // The first request reads the records.
  await (await fetch(address.origin, { headers: { cookie } })).text();
  const before = memoryOf(office);
  const start = performance.now();
  const response = await fetch(`${address.origin}/export`, {
    method: 'POST',
    headers: { cookie, origin: address.origin },
    body: new URLSearchParams({ which: 'all', as: 'zip', list: '' }),
  });
  let [first, bytes] = [0, 0];
  const samples: number[] = [];
  const sampling = new AbortController();
  const sampled = (async () => {
    while (!sampling.signal.aborted) {
      samples.push(memoryOf(office));
      await pause(250);
    }
  })();
  for await (const chunk of response.body!) {
    if (first === 0) first = performance.now() - start;
    bytes += chunk.length;
  }
  sampling.abort();
  await sampled;
  const seconds = (performance.now() - start) / 1000;
  const quarter = samples.length / 4;
  const quarters = [0, 1, 2, 3].map((at) => Math.max(...samples.slice(at * quarter, (at + 1) * quarter)).toFixed(0));
  yield {
    what: `ZIP of ${APPLICATIONS} applications, ${(bytes / 1e9).toFixed(1)} GB`,
    ours: `first byte after ${first.toFixed(0)} ms, all after ${seconds.toFixed(0)} s`,
    other: `${before.toFixed(0)} MB before, at most ${quarters.join(', ')} MB in its quarters`,
    aim: 'first byte < 1 s',
    met: first < 1000,
  };
  office.kill('SIGINT');
  await once(office, 'exit');
}
