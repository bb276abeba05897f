import { once } from 'node:events';
import { expect, test } from 'vitest';
import { newId } from '#forms/id.ts';
import { BODY_BYTES, limits } from '#forms/limits.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { encode } from '#forms/wire.ts';
import { message } from '#languages/message.ts';
import { fileOf, pdfOf, undeclared } from '#tests/server/application.ts';
import { postHead, rawCall } from '#tests/server/rawCall.ts';
import { bytesOf, filePart, MULTIPART, multipartBody, textPart } from '#tests/server/receiving/multipartBody.ts';
import { sharedIntake, startIntake } from '#tests/server/startIntake.ts';

const single = staffExamples['single man'];
const passport = 'personalInfo[passport]';

interface Problem {
  detail: string;
  errors?: Record<string, string>;
}

const intake = sharedIntake();

/** Sends a body that is refused and checks that nothing of it is left. Returns the problem document. */
const refused = async (status: number, body: BodyInit, headers?: Record<string, string>): Promise<Problem> => {
  const { post, stored, spools } = intake();
  const storedBefore = await stored();
  const response = await post(body, headers);
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const problem = await response.json();
  expect(problem).toMatchObject({ type: 'about:blank', title: expect.any(String), status });
  expect(problem.detail).toMatch(/^[A-Z].*\.$/s);
  expect(JSON.stringify(problem)).not.toMatch(/node_modules|\/tmp|ENO|\bat .*:\d+/);
  expect(await stored()).toEqual(storedBefore);
  expect(await spools()).toEqual([]);
  return problem;
};

const changed = (change: (body: FormData) => void) => {
  const body = undeclared();
  change(body);
  return body;
};

test('all wrong answers are reported at once', async () => {
  const { errors, detail } = await refused(
    422,
    changed((body) => {
      body.set('personalInfo[email]', 'nobody');
      body.set('personalInfo[mobilePhone]', '12');
      body.set('personalInfo[firstName]', '   ');
    }),
  );
  expect(errors).toEqual({
    'personalInfo[firstName]': 'First name is a required field',
    'personalInfo[mobilePhone]': 'Please provide a valid phone number.',
    'personalInfo[email]': 'Email must be a valid email',
  });
  expect(detail).toContain('3 answers');
});

test('a refusal is in the language of the application', async () => {
  const { post } = intake();
  for (const [email, sentence] of [
    ['nobody', 'veuillez indiquer une adresse e-mail valide.'],
    ['x'.repeat(70_000), message('This answer is too long.')({ lang: 'fr' })],
  ] as const) {
    const body = encode(newId(), single, { language: 'fr' });
    body.delete('submissionParts');
    body.set('personalInfo[email]', email);
    const response = await post(body);
    expect([response.status, response.headers.get('content-language')]).toEqual([422, 'fr']);
    expect(await response.json()).toMatchObject({
      detail: 'Veuillez corriger une réponse, puis envoyer à nouveau.',
      errors: { 'personalInfo[email]': expect.stringContaining(sentence) },
    });
  }
});

test.each([
  ['none', (body: FormData) => body.delete('submissionId')],
  ['no UUID', (body: FormData) => body.set('submissionId', '42')],
  // A program that has made none: all applications with it would count as one.
  ['nothing but zeros', (body: FormData) => body.set('submissionId', '00000000-0000-0000-0000-000000000000')],
  ['a file', (body: FormData) => body.set('submissionId', fileOf(newId()))],
])('a submissionId that is %s is refused', async (_what, change) => {
  const { errors } = await refused(422, changed(change));
  expect(errors).toEqual({
    submissionId: 'The application did not arrive as this form sends it. Please reload the form and send it again.',
  });
});

test('a submissionId that comes late is refused', async () => {
  const body = new FormData();
  body.append('hasReferences', 'no');
  body.append('submissionId', newId());
  await refused(422, body);
});

test.each([
  ['lists a part that did not come', (list: unknown[]) => [...list, { name: 'references[0][email]', size: 4 }]],
  ['does not list a part that came', (list: unknown[]) => list.slice(1)],
  ['lists another size', ([first, ...rest]: { size: number }[]) => [{ ...first, size: first!.size + 1 }, ...rest]],
  ['lists another name', ([first, ...rest]: object[]) => [{ ...first, name: 'personalInfo[firstname]' }, ...rest]],
  ['lists another order', (list: unknown[]) => list.toReversed()],
  ['is no list', () => ({ name: 'x' })],
  ['holds more than names and sizes', (list: object[]) => list.map((part) => ({ ...part, path: '/' }))],
])('a manifest that %s is refused', async (_what, change) => {
  const body = encode(newId(), single);
  body.set('submissionParts', JSON.stringify(change(JSON.parse(body.get('submissionParts') as string))));
  const { errors } = await refused(422, body);
  expect(Object.keys(errors!)).toEqual(['submissionParts']);
});

test.each([[Buffer.from([0x41, 0xff, 0xfe])], [Buffer.from([0xc3])], [Buffer.from([0xed, 0xa0, 0x80])]])(
  'a text of the bytes %j, which are not UTF-8, is refused',
  async (bytes) => {
    const { body, type } = await bytesOf(undeclared());
    const at = body.indexOf('Elias');
    await refused(400, Buffer.concat([body.subarray(0, at), bytes, body.subarray(at + 5)]), { 'content-type': type });
  },
);

test('a part with a malformed header is dropped by the parser, and missed by the manifest', async () => {
  const { body, type } = await bytesOf(encode(newId(), single));
  const bent = body.toString('latin1').replace('form-data; name="hasReferences"', 'form-data name=hasReferences');
  const { errors } = await refused(422, Buffer.from(bent, 'latin1'), { 'content-type': type });
  expect(Object.keys(errors!)).toEqual(['submissionParts']);
});

test('a file over the limit is refused while it arrives', async () => {
  const { errors, detail } = await refused(
    413,
    changed((body) => body.set(passport, fileOf(pdfOf(limits.fileBytes + 1)))),
  );
  expect(detail).toBe('This file is larger than 10 MB. Please attach a smaller one.');
  expect(errors).toEqual({ [passport]: detail });
});

test.each([
  ['texts', 11, 1, 50_000],
  ['names', 60, 10_000, 0],
])('%s that are too long together are refused', async (_what, count, nameLength, length) => {
  const texts = Array.from({ length: count }, (_, i) => textPart(`${'a'.repeat(nameLength)}${i}`, 'x'.repeat(length)));
  const body = multipartBody([textPart('submissionId', newId()), ...texts]);
  expect((await refused(413, body, { 'content-type': MULTIPART })).detail).toContain(
    'All texts together are too long.',
  );
});

test.each([
  ['', 422],
  ['b', 413],
])('texts of 512 KB and “%s” are answered with %i', async (more, status) => {
  const texts = Array.from({ length: 8 }, (_, i) => textPart(`a${i}`, 'x'.repeat(65_534)));
  const rest = more === '' ? [] : [textPart(more, '')];
  const body = multipartBody([textPart('submissionId', newId()), ...texts, ...rest]);
  await refused(status, body, { 'content-type': MULTIPART });
});

test.each([
  ['files', 61, (i: number) => filePart(`a${i}`, 'a.pdf', 'x')],
  ['parts', 1_001, (i: number) => textPart(`a${i}`, 'x')],
])('too many %s are refused', async (_what, count, partOf) => {
  const parts = [textPart('submissionId', newId()), ...Array.from({ length: count }, (_, i) => partOf(i))];
  const { detail } = await refused(413, multipartBody(parts), { 'content-type': MULTIPART });
  expect(detail).toContain('did not arrive as this form sends it');
});

test('as many files as a form can have are read', async () => {
  // A certificate of each degree, a letter of each employer, and a passport.
  const parts = Array.from({ length: 2 * limits.entries + 1 }, (_, i) => filePart(`a${i}`, 'a.pdf', 'x'));
  const { detail } = await refused(422, multipartBody([textPart('submissionId', newId()), ...parts]), {
    'content-type': MULTIPART,
  });
  expect(detail).not.toContain('more parts');
});

test('a file of exactly the limit is stored', async () => {
  const { post } = intake();
  const body = undeclared();
  body.set(passport, fileOf(pdfOf(limits.fileBytes)));
  expect((await post(body)).status).toBe(201);
});

test('a body of 80 MB of files, their answers and headers is read, and a larger one is refused at once', async () => {
  const firstLine = async (bytes: number) => {
    const call = await rawCall(intake().port);
    call.write(postHead({ 'Content-Type': MULTIPART, 'Content-Length': bytes }));
    call.write(multipartBody([textPart('submissionId', 'none'), textPart('more', 'x'.repeat(200_000))]));
    const [answer] = (await once(call.socket, 'data')) as [Buffer];
    call.socket.destroy();
    return answer.toString().split('\r\n')[0];
  };
  expect(await firstLine(BODY_BYTES)).toContain(' 422 ');
  expect(await firstLine(BODY_BYTES + 1)).toContain(' 413 ');
});

const tooLarge = 'All files together are larger than 80 MB. Please attach smaller ones.';
const largeApplication = () => changed((body) => body.append('personalInfo[other]', fileOf(pdfOf(2_000_000))));

test.each([
  ['says it is too large', false],
  ['turns out to be too large while it arrives', true],
])('an application that %s is refused', async (_what, chunked) => {
  const { url, stored, spools } = await startIntake({ bodyBytes: 1_000_000 });
  const { body, headers } = new Response(largeApplication());
  const answer = await fetch(`${url}/api/staff`, {
    method: 'POST',
    headers: { 'content-type': headers.get('content-type')! },
    body: chunked ? body : await new Response(body).arrayBuffer(),
    duplex: 'half',
  } as RequestInit);
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({ detail: tooLarge });
  expect(await stored()).toEqual([]);
  expect(await spools()).toEqual([]);
});

test.each([
  ['application/json', '{}'],
  ['application/x-www-form-urlencoded', 'submissionId=1'],
  ['text/plain', 'submissionId'],
])('%s is refused', async (type, body) => {
  const { detail } = await refused(415, body, { 'content-type': type });
  expect(detail).toContain('multipart/form-data');
});

test('a post without a body is refused', async () => {
  expect((await fetch(`${intake().url}/api/staff`, { method: 'POST' })).status).toBe(415);
});

test('a multipart body without a boundary is refused', async () => {
  await refused(400, 'x', { 'content-type': 'multipart/form-data' });
});

test('an empty multipart body is refused', async () => {
  await refused(400, '', { 'content-type': MULTIPART });
});

test.each([
  ['says it is cross-site', { 'sec-fetch-site': 'cross-site' }],
  ['comes from another origin', { origin: 'https://elsewhere.example' }],
  ['comes from another port of this host', { origin: 'http://127.0.0.1:1' }],
  ['comes from a sandbox', { origin: 'null' }],
  ['says both', { 'sec-fetch-site': 'same-site', origin: 'https://elsewhere.example' }],
])('a post that %s is refused', async (_what, headers: Record<string, string>) => {
  expect((await refused(403, encode(newId(), single), headers)).detail).toContain('our own website');
});

test('a post from our own page is accepted, even through a proxy that renames the host', async () => {
  const { post, url } = intake();
  for (const headers of [
    { 'sec-fetch-site': 'same-origin', origin: 'https://school.example' },
    { origin: url },
    { 'sec-fetch-site': 'none' },
  ])
    expect((await post(encode(newId(), single), headers as Record<string, string>)).status).toBe(201);
});
