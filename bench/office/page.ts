import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { median } from '../median.ts';
import type { Row } from '../table.ts';

const TIMES = 15;
/** Milliseconds. */
const TICK = 10;

/** The processor time of a process in milliseconds: on a busy machine it says more than the time that passed. */
const processorOf = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/\(.*\)/, '()')
    .split(' ');
  // The 14th and the 15th.
  const [user, system] = fields.slice(13, 15);
  return (Number(user) + Number(system)) * TICK;
};

const AIM = 300;

export const linkOf = async (output: NodeJS.ReadableStream): Promise<URL> => {
  for await (const line of createInterface(output)) {
    const link = /http:\/\/\S+/.exec(line)?.[0];
    if (link) return new URL(link.replace('localhost', '127.0.0.1'));
  }
  throw new Error('The office ended before it printed its link.');
};

export const signIn = async ({ origin, searchParams }: URL): Promise<string> => {
  const response = await fetch(`${origin}/sign-in`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin },
    body: new URLSearchParams({ link: searchParams.get('link')! }),
  });
  return response.headers.get('set-cookie')!.split(';')[0]!;
};

const usual = ['/', '/?page=20', '/?q=khoury', '/?mark=new'];

/** How long the office's page takes to list, filter and search, after its first request has read all applications. */
export async function* measurePage(
  env: Record<string, string>,
  where: string,
  paths: readonly string[] = usual,
): AsyncGenerator<Row> {
  const office = spawn('node', ['dist/server/applications.js', 'office'], {
    env: { ...process.env, OFFICE_PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const link = await linkOf(office.stdout);
  const cookie = await signIn(link);
  const timeOf = async (path: string) => {
    const start = performance.now();
    const response = await fetch(link.origin + path, { headers: { cookie } });
    await response.text();
    if (response.status !== 200) throw new Error(`${path} was answered ${response.status}.`);
    return performance.now() - start;
  };
  const first = await timeOf('/');
  for (const path of paths) {
    const times: number[] = [];
    const before = processorOf(office.pid!);
    for (let i = 0; i < TIMES; i += 1) times.push(await timeOf(path));
    yield {
      what: `Office's page: ${path}, ${where}`,
      ours: `${median(times).toFixed(0)} ms, ${((processorOf(office.pid!) - before) / TIMES).toFixed(0)} of its processor`,
      other: `${first.toFixed(0)} ms: the first request`,
      aim: `< ${AIM} ms`,
      met: median(times) < AIM,
    };
  }
  office.kill('SIGINT');
  await once(office, 'exit');
}
