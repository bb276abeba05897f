import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { newId } from '#forms/id.ts';
import { fileOf, pdfOf, undeclared } from '#tests/server/application.ts';
import { ownBundle } from '#tests/server/bundle.ts';
import { postHead, rawCall } from '#tests/server/rawCall.ts';
import { bytesOf } from '#tests/server/receiving/multipartBody.ts';
import { startService } from '#tests/server/service.ts';

const bundle = ownBundle();

const BYTES_PER_SECOND = 8 * 1024;
const SECONDS = 5 * 60;

test('an honest upload of 8 KB/s survives five minutes, one stall of 20 s included', async () => {
  const service = await startService(bundle(), 'data');
  onTestFinished(() => service.kill());
  const form = undeclared(newId());
  form.set('personalInfo[passport]', fileOf(pdfOf(BYTES_PER_SECOND * SECONDS)));
  const { body, type } = await bytesOf(form);
  const call = await rawCall(service.port);
  call.write(postHead({ 'Content-Type': type, 'Content-Length': body.length }));
  for (let at = 0; at < body.length; at += BYTES_PER_SECOND) {
    call.write(body.subarray(at, at + BYTES_PER_SECOND));
    await pause(at === 60 * BYTES_PER_SECOND ? 20_000 : 1_000);
  }
  expect(await call.answer()).toMatch(/^HTTP\/1\.1 201 /);
  expect(await readdir(join(service.dataDir, 'received', 'staff'))).toHaveLength(1);
});
