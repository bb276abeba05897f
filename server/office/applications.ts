import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { environment } from '#server/environment.ts';
import { office } from '#server/office/cli.ts';
import type { Desk } from '#server/office/desk.ts';

const interruption = new AbortController();
process.once('SIGINT', () => interruption.abort()).once('SIGTERM', () => interruption.abort());
// Whoever looks at the head of a long list closes the pipe.
process.stdout.on('error', () => process.exit());

const terminal: Desk = {
  write: (text) => void process.stdout.write(text),
  say: (line) => void process.stderr.write(`${line}\n`),
  ask: async (question) => {
    const reader = createInterface({ input: process.stdin, output: process.stderr });
    const closed = once(reader, 'close').then(() => '');
    return Promise.race([reader.question(question), closed]).finally(() => reader.close());
  },
  interrupted: interruption.signal,
};

try {
  process.exitCode = await office(resolve(environment(process.env).dataDir), process.argv.slice(2), terminal);
} catch (error) {
  terminal.say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
