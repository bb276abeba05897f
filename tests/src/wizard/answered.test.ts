import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { parseProblem } from '#forms/intakeAnswer.ts';
import { referenceOf } from '#forms/reference.ts';
import { staff } from '#forms/staff/staff.ts';
import { answeredBy, statusIn } from '#src/wizard/sending/answered.ts';
import { secondsToRetry } from '#src/wizard/sending/requests.ts';

const id = '7d4c2b1a-6f0e-4b58-9a53-0c1d2e3f4a5b';
const another = '00000000-0000-4000-8000-000000000001';
const json = (status: number, body: unknown) => ({
  status,
  type: 'application/json',
  text: JSON.stringify(body),
  retryAfter: undefined,
});
const page = (status: number) => ({ status, type: 'text/html', text: '<h1>Sign in</h1>', retryAfter: undefined });

const strangers = [
  ['a page with status 200', page(200)],
  ['a portal’s JSON with status 200', json(200, { status: 'login required' })],
  ['the receipt of another application', json(200, { received: true, submissionId: another })],
  ['a receipt that does not say that it was received', json(200, { submissionId: id })],
  ['a refusal with status 200', json(200, { received: false, submissionId: id })],
  ['no body', { ...page(200), text: '' }],
  ['a list', json(200, [{ received: true, submissionId: id }])],
  ['the gateway’s own 404 in JSON', json(404, { message: 'no route' })],
  ['the gateway’s own 404 with received', json(404, { received: false })],
  ['the network’s sign-in, 511', page(511)],
  ['a redirection', page(302)],
] as const;

describe('an answer that is not our intake’s', () => {
  test.each(strangers)('%s is neither a success nor a refusal', (_what, answer) => {
    const failed = { became: 'failed', failure: { kind: 'not the school' }, temporary: false };
    expect(answeredBy(answer, id)).toMatchObject(failed);
    expect(statusIn(answer, id)).toMatchObject(failed);
  });

  test('of a gateway in trouble is tried again, whatever it contains', () => {
    for (const answer of [page(500), page(502), json(502, { error: 'bad gateway' }), json(503, [])])
      expect(answeredBy(answer, id)).toMatchObject({ failure: { kind: 'busy' }, temporary: true });
  });

  test('of a gateway that was too slow or too busy for it is tried again', () => {
    for (const status of [408, 425, 429])
      expect(answeredBy(page(status), id), String(status)).toMatchObject({
        failure: { kind: 'busy' },
        temporary: true,
      });
  });

  test('of what was damaged on its way, maybe with its id, is tried again', () => {
    expect(answeredBy(page(400), id)).toMatchObject({ failure: { kind: 'not the school' }, temporary: true });
    expect(answeredBy(json(400, { detail: 'It arrived damaged.' }), id)).toMatchObject({ temporary: true });
  });

  test('of a proxy that finds the application too large says so', () => {
    expect(answeredBy(page(413), id)).toMatchObject({ failure: { kind: 'too large' }, temporary: false });
  });
});

test('of another backend any success is a receipt that is no page', async () => {
  vi.stubEnv('VITE_BACKEND_URL', 'https://backend.example');
  vi.resetModules();
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });
  const ofAnother = await import('#src/wizard/sending/answered.ts');
  expect(ofAnother.answeredBy(json(200, { id: 7 }), id)).toMatchObject({ became: 'received' });
  expect(ofAnother.answeredBy(page(200), id)).toMatchObject({ became: 'failed' });
  expect(await abilities()).toEqual({ asks: false, handsOver: false });
});

/** Whether a send can ask what has arrived, and a draft go on on another device. */
const abilities = async () => {
  const [{ sendingOverNetwork }, { canHandOver }] = await Promise.all([
    import('#src/wizard/sending/sendingActors.ts'),
    import('#src/wizard/handover/handover.ts'),
  ]);
  const asks = sendingOverNetwork(staff).implementations.guards['the receiver can be asked'] as () => boolean;
  return { asks: asks(), handsOver: canHandOver() };
};

test('our own intake is asked what has arrived, and keeps a draft for another device where the browser can encrypt it', async () => {
  expect(await abilities()).toEqual({ asks: true, handsOver: true });
  // A page without TLS.
  vi.stubGlobal('crypto', { randomUUID: crypto.randomUUID.bind(crypto) });
  expect(await abilities()).toEqual({ asks: true, handsOver: false });
});

describe('our intake’s answer', () => {
  test('is a receipt', () => {
    const receivedAt = '2026-11-25T07:00:00.000Z';
    const receipt = { submissionId: id, reference: referenceOf(id), receivedAt };
    for (const read of [answeredBy, statusIn])
      expect(read(json(201, { received: true, submissionId: id, receivedAt }), id)).toEqual({
        became: 'received',
        receipt,
      });
  });

  test('is a receipt without a time where the time cannot be read', () => {
    expect(answeredBy(json(200, { received: true, submissionId: id, receivedAt: 'today' }), id)).toEqual({
      became: 'received',
      receipt: { submissionId: id, reference: referenceOf(id) },
    });
  });

  test('says that nothing is there, and how often it has said so', () => {
    expect(statusIn(json(404, { received: false, submissionId: id, asked: 2 }), id)).toEqual({
      became: 'not there',
      asked: 2,
    });
    expect(statusIn(json(404, { received: false, submissionId: id, asked: 'twice' }), id)).toMatchObject({ asked: 0 });
  });

  test('is a refusal with its answers', () => {
    const errors = { 'personalInfo[email]': 'Email must be a valid email' };
    const body = { received: false, submissionId: id, detail: 'Please correct one answer.', errors };
    expect(answeredBy(json(422, body), id)).toMatchObject({
      failure: { kind: 'refused', detail: 'Please correct one answer.', errors },
      temporary: false,
    });
  });

  test.each([[[{ field: 'email', message: 'wrong' }]], [null], ['wrong'], [5]])(
    'whose messages cannot be read is a refusal without them: %j',
    (errors) => {
      const body = { received: false, submissionId: id, detail: 'Please correct one answer.', errors };
      const answered = answeredBy(json(422, body), id);
      expect(answered).toMatchObject({ failure: { kind: 'refused', detail: body.detail } });
      expect(answered).not.toHaveProperty('failure.errors.0');
      expect(parseProblem(JSON.stringify({ errors, detail: body.detail }))).toMatchObject({ detail: body.detail });
    },
  );

  test('has a message where it is a text or a list of texts, whatever the others are', () => {
    const errors = { a: 'must be x', b: ['must be y', 'must be z', 1], c: [], d: { e: ['must be w'] }, f: null };
    expect(answeredBy(json(422, { received: false, submissionId: id, errors }), id)).toMatchObject({
      failure: { kind: 'refused', errors: { a: 'must be x', b: 'must be y must be z' } },
    });
    expect(parseProblem(JSON.stringify({ errors, detail: 5 }))).toEqual({
      errors: { a: 'must be x', b: 'must be y must be z' },
    });
  });

  test('that the upload was damaged leads to another attempt', () => {
    expect(answeredBy(json(400, { received: false, submissionId: id }), id)).toMatchObject({ temporary: true });
  });
});

describe('Retry-After', () => {
  const date = 'Wed, 25 Nov 2026 07:00:00 GMT';

  test.each([
    ['30', 30],
    ['86400', 86_400],
    ['86401', undefined],
    ['18446744073709551615', undefined],
    ['Wed, 25 Nov 2026 07:01:30 GMT', 90],
    ['Wed, 25 Nov 2026 06:59:00 GMT', undefined],
    ['Wed, 25 Nov 2037 07:00:00 GMT', undefined],
    ['soon', undefined],
    ['', undefined],
    [null, undefined],
    ['-5', undefined],
  ])('%s is %s seconds after the date of the answer', (header, seconds) => {
    expect(secondsToRetry(header, date)).toBe(seconds);
  });
});
