import { PassThrough, Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { zipArchive } from '#server/office/export/archive.ts';

const FILES = 60;
const CHUNK = 64 * 1024;
const CHUNKS_OF_A_FILE = 3;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

test('a ZIP file is never read ahead by more than some buffers, and keeps no file that is written', async () => {
  let read = 0;
  let written = 0;
  let mostAhead = 0;
  function* chunks() {
    for (let each = 0; each < CHUNKS_OF_A_FILE; each += 1) {
      read += CHUNK;
      mostAhead = Math.max(mostAhead, read - written);
      yield Buffer.alloc(CHUNK, each);
    }
  }
  const output = new PassThrough();
  const received = (async () => {
    for await (const chunk of output) {
      written += (chunk as Buffer).length;
      await turn();
    }
  })();
  const archive = zipArchive(output);
  const streams: WeakRef<Readable>[] = [];
  const add = async (number: number) => {
    const stream = Readable.from(chunks());
    streams.push(new WeakRef(stream));
    await archive.add(`${number}.pdf`, new Date(), stream);
  };
  for (let number = 0; number < FILES; number += 1) await add(number);
  await turn();
  collectGarbage();
  const kept = streams.filter((stream) => stream.deref() !== undefined).length;
  await archive.finish();
  await received;
  expect(written).toBeGreaterThan(FILES * CHUNKS_OF_A_FILE * CHUNK);
  expect(mostAhead).toBeLessThan(16 * CHUNK);
  expect(kept).toBeLessThan(5);
});
