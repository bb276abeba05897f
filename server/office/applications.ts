import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { environment } from '#server/environment.ts';
import { runCommand } from '#server/office/cli.ts';
import { describeError } from '#server/office/describeError.ts';
import type { Terminal } from '#server/office/terminal.ts';

// React's development build would be several times slower.
process.env.NODE_ENV ??= 'production';

const interruption = new AbortController();
const interrupt = () => {
  interruption.abort();
  killSoon();
};
/** An orderly exit waits for calls of the file system, and a disk may not answer. */
const killSoon = () => void setTimeout(() => process.kill(process.pid, 'SIGKILL'), 1_000).unref();
process.on('SIGINT', interrupt).on('SIGTERM', interrupt);
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // The pipe is closed when the output goes to a command like `head`.
  if (error.code === 'EPIPE') process.exit();
  terminal.report(describeError(error));
  process.exit(1);
});

const terminal: Terminal = {
  write: (text) => void process.stdout.write(text),
  report: (line) => void process.stderr.write(`${line}\n`),
  ask: async (question) => {
    const reader = createInterface({ input: process.stdin, output: process.stderr });
    const closed = once(reader, 'close').then(() => '');
    return Promise.race([reader.question(question), closed]).finally(() => reader.close());
  },
  interrupted: interruption.signal,
};

try {
  const { dataDir, databaseUrl, databaseConnections } = environment(process.env);
  const location = { dataDir: resolve(dataDir), databaseUrl, databaseConnections };
  process.exitCode = await runCommand(location, process.argv.slice(2), terminal);
} catch (error) {
  terminal.report(describeError(error));
  process.exitCode = 1;
}
killSoon();
