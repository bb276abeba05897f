import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { environment } from '#server/environment.ts';
import { office } from '#server/office/cli.ts';
import { sentenceOf } from '#server/office/failure.ts';
import type { Terminal } from '#server/office/terminal.ts';

// React's development build would be several times slower.
process.env.NODE_ENV ??= 'production';

const interruption = new AbortController();
const interrupt = () => {
  interruption.abort();
  endSoon();
};
/** Ends the process when it has not ended by itself: an orderly exit would wait for a disk that does not answer. */
const endSoon = () => void setTimeout(() => process.kill(process.pid, 'SIGKILL'), 1_000).unref();
process.on('SIGINT', interrupt).on('SIGTERM', interrupt);
// Whoever looks at the head of a long list closes the pipe.
process.stdout.on('error', () => process.exit());

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
  const { dataDir, databaseUrl } = environment(process.env);
  process.exitCode = await office({ dataDir: resolve(dataDir), databaseUrl }, process.argv.slice(2), terminal);
} catch (error) {
  terminal.report(sentenceOf(error));
  process.exitCode = 1;
}
endSoon();
