import { expect, test } from 'vitest';
import { newId } from '#forms/id.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { encode } from '#forms/wire.ts';
import { postHead, rawCall } from '#tests/server/rawCall.ts';
import { bytesOf } from '#tests/server/receiving/multipartBody.ts';
import { startIntake } from '#tests/server/startIntake.ts';

test('an intake stops in time with open connections, and nothing is left of their uploads', async () => {
  const { intake, port, waitForFiles, waitForNoSpools, stored } = await startIntake({ shutdownGrace: 50 });
  const calls = await Promise.all([1, 2, 3, 4].map(() => rawCall(port)));
  const [, head, begun, stalled] = calls;
  head!.write('GET / HTTP/1.1\r\n');
  const { body, type } = await bytesOf(encode(newId(), staffExamples['single man']));
  for (const [upload, end] of [
    [begun!, 20],
    [stalled!, -100],
  ] as const) {
    upload.write(postHead({ 'Content-Type': type, 'Content-Length': body.length }));
    upload.write(body.subarray(0, end));
  }
  await waitForFiles(2);

  await intake.close();

  for (const call of calls) expect(await call.answer()).not.toMatch(/^HTTP\/1\.1 2/);
  await waitForNoSpools();
  expect(await stored()).toEqual([]);
});
