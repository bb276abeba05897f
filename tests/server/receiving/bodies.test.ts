import { expect, test } from 'vitest';
import { newId } from '#forms/id.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { ASKED_PART, encode, LANGUAGE_PART } from '#forms/wire.ts';
import { storedUnder } from '#tests/e2e/stored.ts';
import { pdfOf } from '#tests/server/application.ts';
import { postHead, rawCall } from '#tests/server/rawCall.ts';
import { bytesOf, filePart, MULTIPART, multipartBody, textPart } from '#tests/server/receiving/multipartBody.ts';
import { sharedIntake } from '#tests/server/startIntake.ts';

// tests/server/hostile has bodies that are cut or malformed.

const intake = sharedIntake();
const example = () => bytesOf(encode(newId(), staffExamples['single man']));

const chunkOf = (bytes: Uint8Array) =>
  Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);

test('a chunked body that is cut leaves nothing behind', async () => {
  const { port, stored, waitForNoSpools } = intake();
  const storedBefore = await stored();
  const { body, type } = await example();
  const call = await rawCall(port);
  call.write(postHead({ 'Content-Type': type, 'Transfer-Encoding': 'chunked' }));
  call.write(chunkOf(body.subarray(0, 2_000)));
  call.write('this is no size\r\n');
  expect(await call.answer()).not.toMatch(/HTTP\/1\.1 2/);
  await waitForNoSpools();
  expect(await stored()).toEqual(storedBefore);
});

test('a chunked body is received', async () => {
  const { body, type } = await example();
  const call = await rawCall(intake().port);
  call.write(postHead({ 'Content-Type': type, 'Transfer-Encoding': 'chunked' }));
  for (let i = 0; i < body.length; i += 777) call.write(chunkOf(body.subarray(i, i + 777)));
  call.write('0\r\n\r\n');
  expect(await call.answer()).toMatch(/^HTTP\/1\.1 201 /);
});

test('a file keeps its name, also with quotation marks', async () => {
  const { post, dataDir } = intake();
  const form = encode(newId(), staffExamples['single man']);
  const [name, file] = [...form].find((part): part is [string, File] => part[1] instanceof File)!;
  form.set(name, file, 'passport “2” "new".pdf');
  const { reference } = (await (await post(form)).json()) as { reference: string };
  expect((await storedUnder(reference, dataDir))[name]).toMatch(/^passport “2” "new"\.pdf /);
});

test('the language and how often the intake was asked count only before the answers: after them each is an answer that is not asked for', async () => {
  const { post } = intake();
  for (const [name, value, before] of [
    [LANGUAGE_PART, 'ar', 'a text'],
    [LANGUAGE_PART, 'ar', 'a file'],
    [ASKED_PART, '3', 'a text'],
  ] as const) {
    const [id, , ...answers] = encode(newId(), staffExamples['single man']);
    const first = answers.findIndex(([, answer]) => (typeof answer === 'string') === (before === 'a text'));
    const form = new FormData();
    for (const [part, answer] of [id!, answers[first]!, [name, value] as const, ...answers.toSpliced(first, 1)])
      form.append(part, answer);
    const answer = await post(form);
    expect(answer.status).toBe(422);
    expect(Object.keys(((await answer.json()) as { errors: object }).errors)).toEqual([name]);
  }
});

test('a client that waits for 100-continue gets it', async () => {
  const { body, type } = await example();
  const call = await rawCall(intake().port);
  call.write(postHead({ 'Content-Type': type, 'Content-Length': body.length, Expect: '100-continue' }));
  call.write(body);
  expect(await call.answer()).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 201 /);
});

test('the rest of a refused body is read, so that a client sees the answer and may go on', async () => {
  const large = multipartBody([
    textPart('submissionId', newId()),
    filePart('personalInfo[passport]', 'a.pdf', pdfOf(30_000_000)),
  ]);
  const call = await rawCall(intake().port);
  call.write(postHead({ 'Content-Type': MULTIPART, 'Content-Length': large.length }).replace('close', 'keep-alive'));
  call.write(large);
  call.write('GET /api/staff/none HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n');
  const answer = await call.answer();
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 404']);
});

test('an application over HTTP/1.0 is received', async () => {
  const { body, type } = await example();
  const call = await rawCall(intake().port);
  call.write(`POST /api/staff HTTP/1.0\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n`);
  call.write(body);
  expect(await call.answer()).toMatch(/^HTTP\/1\.1 201 /);
});

test('how often it was asked is a number from 0; anything else does not count', async () => {
  const form = encode(newId(), staffExamples['single man'], { asked: 0 });
  form.set(ASKED_PART, '-1');
  expect((await intake().post(form)).status).toBe(201);
});
