import { EventEmitter, once } from 'node:events';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { newId } from '#forms/id.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { encode } from '#forms/wire.ts';
import { spoolFile } from '#server/receiving/spoolFile.ts';
import { disk, type FileSystem } from '#server/storing/fileSystem.ts';
import { spoolsIn } from '#server/storing/spool.ts';
import { pdfOf } from '#tests/server/application.ts';
import { ownFolder } from '#tests/server/office/officeIn.ts';
import { postHead, rawCall } from '#tests/server/rawCall.ts';
import { bytesOf } from '#tests/server/receiving/multipartBody.ts';
import { startIntake } from '#tests/server/startIntake.ts';

const diskWith = (freeBytes: () => number): FileSystem => ({
  ...disk,
  statfs: (async () => ({ bavail: freeBytes(), bsize: 1 })) as unknown as FileSystem['statfs'],
});

test('of uploads at once those are accepted that fit beside what the others have declared', async () => {
  let free = 100;
  const fs = diskWith(() => free);
  const spools = spoolsIn(fs, await ownFolder(), 40);
  const uploads = new EventEmitter();
  const all: Promise<unknown>[] = [];
  const start = (bytes: number) =>
    new Promise<string>((resolve) => {
      const upload = spools.withSpool(async (spool) => {
        resolve('goes on');
        await once(uploads, 'write');
        await spool.write('01.pdf', Readable.from([Buffer.alloc(bytes)]));
        free -= bytes;
      }, bytes);
      all.push(upload.catch(({ code }) => resolve(code)));
    });

  expect(await Promise.all([25, 25, 25, 10].map(start))).toEqual(['goes on', 'goes on', 'ENOSPC', 'goes on']);

  uploads.emit('write');
  await Promise.all(all);
  expect([await spools.hasFreeSpace(), await start(1)]).toEqual([true, 'ENOSPC']);
  free = 100;
  expect(await start(60)).toBe('goes on');
});

test('an upload that has written nothing for 10 seconds keeps no room from another', async () => {
  let now = 0;
  const fs = diskWith(() => 100);
  const spools = spoolsIn(fs, await ownFolder(), 0, undefined, () => now);
  const uploads = new EventEmitter();
  const begin = (pieces: number) =>
    new Promise<string>((resolve) => {
      const work = spools.withSpool(async (spool) => {
        const arriving = async function* () {
          for (let piece = 0; piece < pieces; piece += 1) {
            await once(uploads, 'bytes');
            yield Buffer.alloc(1);
          }
          await once(uploads, 'end');
        };
        const written = spool.write('01.pdf', arriving());
        resolve('goes on');
        await written;
      }, 60);
      work.catch(({ code }) => resolve(code));
    });

  expect([await begin(0), await begin(0)]).toEqual(['goes on', 'ENOSPC']);
  now = 11_000;
  expect([await begin(1), await begin(0)]).toEqual(['goes on', 'ENOSPC']);
  now = 20_000;
  await expect.poll(() => uploads.listenerCount('bytes')).toBe(1);
  uploads.emit('bytes');
  await expect.poll(() => uploads.listenerCount('end')).toBe(2);
  now = 25_000;
  expect(await begin(0)).toBe('ENOSPC');
  uploads.emit('end');
});

test('a PDF that arrives in small pieces is whole, also when a mail program has added bytes to it', async () => {
  const pdf = Buffer.concat([pdfOf(100_000), Buffer.alloc(2_000, 'x')]);
  const pieces = Array.from({ length: Math.ceil(pdf.length / 999) }, (_, i) => pdf.subarray(999 * i, 999 * (i + 1)));
  await spoolsIn(disk, await ownFolder(), 0).withSpool(async (spool) => {
    const file = await spoolFile(spool, 1, { filename: 'a.pdf', type: '', bytes: Readable.from(pieces) });
    expect([file.verdict, file.body.size]).toEqual(['whole', pdf.length]);
  });
});

test('an application that does not fit beside one that is arriving gets 507, and fits afterwards', async () => {
  const single = staffExamples['single man'];
  const { body, type } = await bytesOf(encode(newId(), single));
  const fs = diskWith(() => 1.5 * body.length);
  const { port, post, waitForFiles } = await startIntake({ fs });
  const first = await rawCall(port);
  first.write(postHead({ 'Content-Type': type, 'Content-Length': body.length }));
  first.write(body.subarray(0, body.length - 100));
  await waitForFiles(1);

  const refused = await post(encode(newId(), single));

  expect([refused.status, refused.headers.get('retry-after')]).toEqual([507, '300']);
  first.write(body.subarray(body.length - 100));
  expect(await first.answer()).toMatch(/^HTTP\/1\.1 201 /);
  expect((await post(encode(newId(), single))).status).toBe(201);
});
