import { EventEmitter, once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { newId } from '#forms/id.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { encode } from '#forms/wire.ts';
import { disk } from '#server/storing/fileSystem.ts';
import { fileOf, pdfOf, undeclared } from '#tests/server/application.ts';
import { postHead, rawCall } from '#tests/server/rawCall.ts';
import { bytesOf } from '#tests/server/receiving/multipartBody.ts';
import { startIntake } from '#tests/server/startIntake.ts';

const single = staffExamples['single man'];

test('the same application again, with and without a manifest, is stored once and gets the same receipt', async () => {
  const { post, stored, spools } = await startIntake();
  const submissionId = newId();
  const first = await post(encode(submissionId, single));
  const second = await post(encode(submissionId, single));
  const third = await post(undeclared(submissionId, single));
  expect([first.status, second.status, third.status]).toEqual([201, 200, 200]);
  const receipt = await first.json();
  expect(await second.json()).toEqual(receipt);
  expect(await third.json()).toEqual(receipt);
  expect(await stored()).toHaveLength(1);
  expect(await spools()).toEqual([]);
});

test('an application that a newer program stored is not changed, and a retry gets a sentence', async () => {
  const { post, stored, spools, dataDir } = await startIntake();
  const submissionId = newId();
  await post(encode(submissionId, single));
  const record = join(dataDir, 'received', 'staff', (await stored())[0]!, 'application.json');
  const newer = JSON.stringify({ ...JSON.parse(await readFile(record, 'utf8')), version: 2 });
  await writeFile(record, newer);

  const answer = await post(encode(submissionId, single));

  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('300');
  expect(await answer.json()).toMatchObject({ detail: expect.stringContaining('our system cannot read it') });
  expect(await readFile(record, 'utf8')).toBe(newer);
  expect(await spools()).toEqual([]);
});

test.each([
  [
    'another answer',
    () => encode('', { ...single, hasReferences: 'no', education: { ...single.education, languages: ['English'] } }),
  ],
  [
    'another file of the same name and size',
    () => {
      const body = encode('', single);
      const passport = body.get('personalInfo[passport]') as File;
      body.set('personalInfo[passport]', fileOf(pdfOf(passport.size), passport.name));
      return body;
    },
  ],
])('%s under the same id is refused and changes nothing', async (_what, make) => {
  const { post, getStatus, stored, spools } = await startIntake();
  const submissionId = newId();
  const first = await post(encode(submissionId, single));
  const other = make();
  other.set('submissionId', submissionId);

  const second = await post(other);

  expect(second.status).toBe(422);
  expect(await second.json()).toMatchObject({ detail: expect.stringContaining('has arrived from this form already') });
  expect(await (await getStatus(submissionId)).json()).toEqual(await first.json());
  expect(await stored()).toHaveLength(1);
  expect(await spools()).toEqual([]);
});

/** Sends an application without its last bytes, `rest`. */
const sendPart = async (port: number, submissionId: string) => {
  const { body, type } = await bytesOf(encode(submissionId, single, { asked: 0 }));
  const call = await rawCall(port);
  call.write(postHead({ 'Content-Type': type, 'Content-Length': body.length }));
  call.write(body.subarray(0, body.length - 100));
  return { ...call, rest: body.subarray(body.length - 100) };
};

/** A disk whose renames wait for the event 'go'. */
const waitingDisk = () => {
  const storing = new EventEmitter();
  const started = once(storing, 'started');
  const rename: typeof disk.rename = async (from, to) => {
    const go = once(storing, 'go');
    storing.emit('started');
    await go;
    return disk.rename(from, to);
  };
  return { storing, started, fs: { ...disk, rename } };
};

test('while an application is being stored, another request with it gets 409', async () => {
  const { storing, started, fs } = waitingDisk();
  const { post, stored } = await startIntake({ fs });
  const submissionId = newId();
  const first = post(encode(submissionId, single));
  await started;

  const { status, headers } = await post(encode(submissionId, single));
  expect([status, headers.get('retry-after')]).toEqual([409, '2']);

  storing.emit('go');
  expect((await first).status).toBe(201);
  expect(await stored()).toHaveLength(1);
});

test('an application that is arriving when a status request is answered with "not found" is never stored', async () => {
  const { port, getStatus, waitForFiles, stored, waitForNoSpools } = await startIntake();
  const submissionId = newId();
  const first = await sendPart(port, submissionId);
  await waitForFiles(1);

  expect((await getStatus(submissionId)).status).toBe(404);

  first.write(first.rest);
  expect(await first.answer()).toBe('');
  await waitForNoSpools();
  expect(await stored()).toEqual([]);
});

test('an application whose id arrives after a status request was answered with "not found" is never stored', async () => {
  const { port, getStatus, stored, waitForNoSpools, dataDir } = await startIntake();
  const submissionId = newId();
  const { body, type } = await bytesOf(encode(submissionId, single, { asked: 0 }));
  const call = await rawCall(port);
  call.write(postHead({ 'Content-Type': type, 'Content-Length': body.length }));
  call.write(body.subarray(0, 20));
  await vi.waitFor(async () => expect(await readdir(join(dataDir, 'tmp'))).toHaveLength(1), 20_000);

  expect((await getStatus(submissionId)).status).toBe(404);

  call.write(body.subarray(20));
  const answer = await call.answer();
  expect(answer).toMatch(/^HTTP\/1\.1 409 /);
  // The form then asks again.
  expect(answer).toContain(`"received":false,"submissionId":"${submissionId}"`);
  await waitForNoSpools();
  expect(await stored()).toEqual([]);
});

test('each "not found" says how often it was answered, and the next application brings that number', async () => {
  const { post, getStatus, stored } = await startIntake();
  const submissionId = newId();
  for (const asked of [1, 2])
    expect(await (await getStatus(submissionId)).json()).toMatchObject({ received: false, submissionId, asked });

  expect((await post(encode(submissionId, single, { asked: 1 }))).status).toBe(409);
  expect(await stored()).toEqual([]);
  expect((await post(encode(submissionId, single, { asked: 2 }))).status).toBe(201);
  expect((await post(encode(submissionId, single, { asked: 2 }))).status).toBe(200);
});

test('a retry after a status request, as by the form, replaces an upload whose connection is dead', async () => {
  const { post, getStatus, port, waitForFiles, stored } = await startIntake();
  const submissionId = newId();
  const dead = await sendPart(port, submissionId);
  await waitForFiles(1);

  expect((await getStatus(submissionId)).status).toBe(404);
  expect((await post(encode(submissionId, single, { asked: 1 }))).status).toBe(201);

  expect(await dead.answer()).toBe('');
  expect(await stored()).toHaveLength(1);
});

test('an unknown id is answered with 404', async () => {
  const { getStatus } = await startIntake();
  for (const id of [newId(), 'no-id', '__proto__', '..%2f..%2ftmp', 'x'.repeat(500)]) {
    const answer = await getStatus(id);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toMatchObject({ type: 'about:blank', title: 'Not Found', status: 404 });
  }
  expect(await (await getStatus(newId())).json()).toMatchObject({ received: false });
});
