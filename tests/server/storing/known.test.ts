import { EventEmitter, once } from 'node:events';
import { expect, test } from 'vitest';
import { newId } from '#forms/id.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { encode } from '#forms/wire.ts';
import { disk } from '#server/storing/fileSystem.ts';
import { postHead, rawCall } from '#tests/server/rawCall.ts';
import { bytesOf } from '#tests/server/receiving/multipartBody.ts';
import { startIntake } from '#tests/server/startIntake.ts';
import { failingDisk } from '#tests/server/storing/failingDisk.ts';

const single = staffExamples['single man'];

/** Stores an application, then sends it again and another one under these circumstances. Returns what is answered to both. */
const sendingAgain = async (intake: Awaited<ReturnType<typeof startIntake>>, change: () => Promise<void> | void) => {
  const submissionId = newId();
  const first = await intake.post(encode(submissionId, single));
  expect(first.status).toBe(201);
  const receipt = await first.json();
  await change();
  const [again, another] = [
    await intake.post(encode(submissionId, single)),
    await intake.post(encode(newId(), single)),
  ];
  if (again.status === 200) expect(await again.json()).toEqual(receipt);
  expect(await intake.stored()).toHaveLength(1);
  return [again.status, another.status];
};

test('one that is known gets its receipt while the disk is nearly full', async () => {
  let blocks = 1e9;
  const statfs = (async () => ({ bavail: blocks, bsize: 4096 })) as unknown as typeof disk.statfs;
  const intake = await startIntake({ fs: { ...disk, statfs }, freeBytes: 50_000 });
  expect(await sendingAgain(intake, () => void (blocks = 10))).toEqual([200, 507]);
});

test.each([
  ['when an upload begins', 'mkdir', {}],
  ['within a file', 'write', { where: /01\.pdf$/ }],
] as const)(
  'one that is known gets its receipt from a disk that turns out to be full %s',
  async (_when, operation, which) => {
    const { fs, fail } = failingDisk(operation, 'ENOSPC', which);
    expect(await sendingAgain(await startIntake({ fs }), fail)).toEqual([200, 507]);
  },
);

test('one that is known gets its receipt while all places are taken', async () => {
  const intake = await startIntake({ uploadsAtOnce: 1 });
  const { body, type } = await bytesOf(encode(newId(), single));
  const taker = await rawCall(intake.port);
  const take = async () => {
    taker.write(postHead({ 'Content-Type': type, 'Content-Length': body.length }));
    taker.write(body.subarray(0, -100));
    await intake.arriving(2);
  };
  expect(await sendingAgain(intake, take)).toEqual([200, 503]);
});

test('one that is known gets its receipt while all texts together are too long', async () => {
  const { post, dataDir } = await startIntake();
  const submissionId = newId();
  expect((await post(encode(submissionId, single))).status).toBe(201);
  const full = await startIntake({ dataDir, textBytesAtOnce: 100 });
  expect((await full.post(encode(submissionId, single))).status).toBe(200);
  expect((await full.post(encode(newId(), single))).status).toBe(503);
});

test('one that is known gets its receipt while it is being stored once more', async () => {
  const storing = new EventEmitter();
  let isHeld = false;
  const rename: typeof disk.rename = async (from, to) => {
    if (isHeld) {
      storing.emit('begun');
      await once(storing, 'go');
    }
    return disk.rename(from, to);
  };
  const { post } = await startIntake({ fs: { ...disk, rename } });
  const submissionId = newId();
  await post(encode(submissionId, single));
  isHeld = true;
  const begun = once(storing, 'begun');
  const again = post(encode(submissionId, single));
  await begun;
  expect((await post(encode(submissionId, single))).status).toBe(200);
  storing.emit('go');
  expect((await again).status).toBe(200);
});

test('who announces a body and sends none is refused all the same', async () => {
  const { port } = await startIntake({ uploadsAtOnce: 0 });
  const call = await rawCall(port);
  call.write(postHead({ 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': 1_000 }));
  const [answer] = (await once(call.socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 503 /);
  call.socket.destroy();
});
