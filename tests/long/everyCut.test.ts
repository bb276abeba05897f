import { expect, test } from 'vitest';
import { newId } from '#forms/id.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { encode } from '#forms/wire.ts';
import { postHead, rawCall } from '#tests/server/rawCall.ts';
import { bytesOf } from '#tests/server/receiving/multipartBody.ts';
import { startIntake } from '#tests/server/startIntake.ts';

test('an application that is cut at any byte is refused, or dropped when its client is gone, and leaves nothing', async () => {
  const { port, stored, waitForNoSpools } = await startIntake();
  const { body, type } = await bytesOf(encode(newId(), staffExamples['single man']));
  for (let length = 0; length < body.length - 4; length += 1) {
    const ended = await rawCall(port);
    ended.write(postHead({ 'Content-Type': type, 'Content-Length': length }));
    ended.write(body.subarray(0, length));
    expect(await ended.answer(), `a body of ${length} bytes`).toMatch(/^HTTP\/1\.1 4(?:00|22) /);

    const gone = await rawCall(port);
    gone.write(postHead({ 'Content-Type': type, 'Content-Length': body.length }));
    gone.write(body.subarray(0, length));
    gone.socket.destroy();
    await gone.answer();
  }
  await waitForNoSpools();
  expect(await stored()).toEqual([]);
});
