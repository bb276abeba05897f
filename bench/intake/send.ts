import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { PreparedBody } from './application.ts';

const agent = new Agent({ keepAlive: true });

/** Sends an application under a new id. Rejects unless it is answered with 201. */
export const send = (url: string, { type, before, after, size }: PreparedBody): Promise<void> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': type, 'content-length': size };
    const call = request(`${url}/api/staff`, { method: 'POST', agent, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk) => {
        text += chunk;
      });
      answer.on('end', () =>
        answer.statusCode === 201 ? resolve() : reject(new Error(`answered ${answer.statusCode}: ${text}`)),
      );
    });
    call.on('error', reject);
    call.write(before);
    call.write(randomUUID());
    call.end(after);
  });

/** Runs `work` so many times, a few at once. Returns the seconds it took. */
export const together = async (times: number, atOnce: number, work: () => Promise<void>): Promise<number> => {
  const start = performance.now();
  let begun = 0;
  const worker = async () => {
    while (begun < times) {
      begun += 1;
      await work();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return (performance.now() - start) / 1000;
};
