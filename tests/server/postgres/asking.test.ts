import { expect, test } from 'vitest';
import { newId } from '#forms/id.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { encode } from '#forms/wire.ts';
import { ownCluster } from '#tests/server/postgres/ownCluster.ts';
import { postHead, rawCall } from '#tests/server/rawCall.ts';
import { bytesOf } from '#tests/server/receiving/multipartBody.ts';
import { startIntake } from '#tests/server/startIntake.ts';

const cluster = ownCluster();

test('an application that one service is receiving is never stored once another has answered "not found"', async () => {
  const databaseUrl = await cluster().makeDatabase();
  const [receiving, asked] = await Promise.all([startIntake({ databaseUrl }), startIntake({ databaseUrl })]);
  const submissionId = newId();
  const single = staffExamples['single man'];
  const { body, type } = await bytesOf(encode(submissionId, single, { asked: 0 }));
  const first = await rawCall(receiving.port);
  first.write(postHead({ 'Content-Type': type, 'Content-Length': body.length }));
  first.write(body.subarray(0, body.length - 100));
  await receiving.waitForFiles(1);

  const answer = await asked.getStatus(submissionId);

  expect(await answer.json()).toMatchObject({ status: 404, received: false, asked: 1 });
  first.write(body.subarray(body.length - 100));
  expect(await first.answer()).toMatch(/^HTTP\/1\.1 409 /);
  expect(await (await receiving.getStatus(submissionId)).json()).toMatchObject({ status: 404, asked: 2 });
  expect((await asked.post(encode(submissionId, single, { asked: 2 }))).status).toBe(201);
});
