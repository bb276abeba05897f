import { expect, test } from 'vitest';
import { newId } from '#forms/id.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { encode } from '#forms/wire.ts';
import { pdfOf } from '#tests/server/application.ts';
import { postHead, rawCall } from '#tests/server/rawCall.ts';
import { bytesOf, filePart, MULTIPART, multipartBody, textPart } from '#tests/server/receiving/multipartBody.ts';
import { startIntake } from '#tests/server/startIntake.ts';

const example = () => bytesOf(encode(newId(), staffExamples['single man']));

/** A place in a body, as many bytes after the first occurrence of a text. */
const after = (body: Buffer, text: string, bytes = 0) => body.indexOf(text) + text.length + bytes;

const places: [string, (body: Buffer) => number][] = [
  ['before its first boundary', () => 0],
  ['in its first boundary', () => 10],
  ['in the head of a part', (body) => after(body, 'Content-Disposition', 3)],
  ['in the name of a part', (body) => after(body, 'name="personalInfo', 3)],
  ['in a text', (body) => after(body, 'name="personalInfo[email]"', 8)],
  ['in the head of a file', (body) => after(body, 'filename="passport', 3)],
  ['in a file', (body) => after(body, '%PDF-1.4', 100)],
  ['in its last boundary', (body) => body.length - 8],
];

test.each(places)('a body that ends %s is refused', async (_where, place) => {
  const { port, stored, leftOvers } = await startIntake();
  const { body, type } = await example();
  const cut = body.subarray(0, place(body));
  const call = await rawCall(port);
  call.write(postHead({ 'Content-Type': type, 'Content-Length': cut.length }));
  call.write(cut);
  const answer = await call.answer();
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('The application arrived incomplete or damaged. Please send it again.');
  expect(await stored()).toEqual([]);
  expect(await leftOvers()).toEqual([]);
});

test.each(places)('a client that goes away %s leaves nothing behind', async (_where, place) => {
  const { post, port, stored, tidied } = await startIntake();
  const { body, type } = await example();
  const call = await rawCall(port);
  call.write(postHead({ 'Content-Type': type, 'Content-Length': body.length }));
  call.write(body.subarray(0, place(body)));
  call.socket.destroy();
  await call.answer();
  expect((await post(encode(newId(), staffExamples['single man']))).status).toBe(201);
  await tidied();
  expect(await stored()).toHaveLength(1);
});

test('a chunked body that is cut leaves nothing behind', async () => {
  const { port, stored, tidied } = await startIntake();
  const { body, type } = await example();
  const call = await rawCall(port);
  call.write(postHead({ 'Content-Type': type, 'Transfer-Encoding': 'chunked' }));
  call.write(`${(2_000).toString(16)}\r\n`);
  call.write(body.subarray(0, 2_000));
  call.write('\r\nthis is no size\r\n');
  expect(await call.answer()).not.toMatch(/HTTP\/1\.1 2/);
  await tidied();
  expect(await stored()).toEqual([]);
});

test('a chunked body is received', async () => {
  const { port, stored } = await startIntake();
  const { body, type } = await example();
  const call = await rawCall(port);
  call.write(postHead({ 'Content-Type': type, 'Transfer-Encoding': 'chunked' }));
  for (let i = 0; i < body.length; i += 777) {
    const chunk = body.subarray(i, i + 777);
    call.write(`${chunk.length.toString(16)}\r\n`);
    call.write(chunk);
    call.write('\r\n');
  }
  call.write('0\r\n\r\n');
  expect(await call.answer()).toMatch(/^HTTP\/1\.1 201 /);
  expect(await stored()).toHaveLength(1);
});

test('a body that comes byte by byte is received', async () => {
  const { port } = await startIntake();
  const { body, type } = await example();
  const call = await rawCall(port);
  call.socket.setNoDelay();
  call.write(postHead({ 'Content-Type': type, 'Content-Length': body.length }));
  for (const byte of body) call.write(Uint8Array.of(byte));
  expect(await call.answer()).toMatch(/^HTTP\/1\.1 201 /);
});

test('a client that waits for 100-continue gets it', async () => {
  const { port } = await startIntake();
  const { body, type } = await example();
  const call = await rawCall(port);
  call.write(postHead({ 'Content-Type': type, 'Content-Length': body.length, Expect: '100-continue' }));
  call.write(body);
  expect(await call.answer()).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 201 /);
});

test.each([
  ['two lengths', { 'Content-Length': '10, 11' }, 400],
  ['a length and chunks', { 'Content-Length': 10, 'Transfer-Encoding': 'chunked' }, 400],
  ['a length that is none', { 'Content-Length': 'many' }, 400],
  ['a huge head', { 'X-Long': 'x'.repeat(200_000) }, 431],
])('a request with %s is refused', async (_what, headers: Record<string, string | number>, status) => {
  const { port } = await startIntake();
  const call = await rawCall(port);
  call.write(postHead({ 'Content-Type': 'multipart/form-data; boundary=x', ...headers }));
  const answer = await call.answer();
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});

test('the rest of a refused body is read, so that a client sees the answer and may go on', async () => {
  const { port } = await startIntake();
  const large = multipartBody([
    textPart('submissionId', newId()),
    filePart('personalInfo[passport]', 'a.pdf', pdfOf(30_000_000)),
  ]);
  const call = await rawCall(port);
  call.write(postHead({ 'Content-Type': MULTIPART, 'Content-Length': large.length }).replace('close', 'keep-alive'));
  call.write(large);
  call.write('GET /api/staff/none HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n');
  const answer = await call.answer();
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 404']);
});

test('an application over HTTP/1.0 is received', async () => {
  const { port } = await startIntake();
  const { body, type } = await example();
  const call = await rawCall(port);
  call.write(`POST /api/staff HTTP/1.0\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n`);
  call.write(body);
  expect(await call.answer()).toMatch(/^HTTP\/1\.1 201 /);
});
