import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

/** Runs the built command `office` on a folder. Gives the link that it prints. */
export const startOffice = async (dataDir: string, ...args: string[]): Promise<string> => {
  const child = spawn('node', ['dist/server/applications.js', 'office', ...args], {
    env: { ...process.env, DATA_DIR: dataDir, OFFICE_PORT: '0' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGINT');
    await ended;
  });
  for await (const line of createInterface(child.stdout)) {
    const link = /http:\/\/\S+/.exec(line)?.[0];
    if (link) return link;
  }
  throw new Error('The office ended before it printed its link.');
};
