import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newId } from '#forms/id.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { encode, partsOf, sizeOf } from '#forms/wire.ts';
import { strictParts } from '#server/receiving/strictParts.ts';
import { bytesIn } from '#tests/server/application.ts';
import {
  bytesOf,
  filePart,
  type HandmadePart,
  MULTIPART,
  multipartBody,
  textPart,
} from '#tests/server/receiving/multipartBody.ts';
import { startIntake } from '#tests/server/startIntake.ts';

const single = partsOf(staffExamples['single man']);
const honest = await Promise.all(
  single.map(async ([name, value]) =>
    typeof value === 'string' ? textPart(name, value) : filePart(name, value.name, await bytesIn(value)),
  ),
);
const manifest = textPart(
  'submissionParts',
  JSON.stringify(single.map(([name, value]) => ({ name, size: sizeOf(value) }))),
);
const NAME = 'Content-Disposition: form-data; name="personalInfo[familyName]"';

const dishonest: [what: string, part: HandmadePart][] = [
  ['that is no UTF-8', { head: [NAME], body: Uint8Array.of(0x4b, 0xc3, 0x28) }],
  ['in base64', { head: [NAME, 'Content-Transfer-Encoding: base64'], body: 'S2hvdXJ5' }],
  ['in quoted-printable', { head: [NAME, 'Content-Transfer-Encoding: quoted-printable'], body: 'Khour=79' }],
  ['in another charset', { head: [NAME, 'Content-Type: text/plain; charset=utf-16'], body: 'Khoury' }],
  ['that is an attachment', { head: [NAME.replace('form-data', 'attachment')], body: 'Khoury' }],
  ['without a disposition', { head: ['X: y'], body: 'Khoury' }],
  ['with a head of 100 KB', { head: [NAME, `X: ${'y'.repeat(100_000)}`], body: 'Khoury' }],
];

describe.each([
  ['without a manifest', []],
  ['with a manifest', [manifest]],
])('%s', (_with, first) => {
  test.each(dishonest)('a part %s is refused, not dropped or bent', async (_what, part) => {
    const { post, stored, leftOvers } = await startIntake();
    const kept = honest.filter(({ head }) => head[0] !== NAME);
    const body = multipartBody([textPart('submissionId', newId()), ...first, part, ...kept]);
    const answer = await post(body, { 'content-type': MULTIPART });
    expect(answer.status).toBe(422);
    expect(await stored()).toEqual([]);
    expect(await leftOvers()).toEqual([]);
  });

  test('the same application is stored when its parts are as they should be', async () => {
    const { post } = await startIntake();
    const body = multipartBody([textPart('submissionId', newId()), ...first, ...honest]);
    expect((await post(body, { 'content-type': MULTIPART })).status).toBe(201);
  });
});

test('an id of zeros is no id', async () => {
  const { post } = await startIntake();
  const answer = await post(encode('00000000-0000-0000-0000-000000000000', staffExamples['single man']));
  expect(answer.status).toBe(422);
});

test('what a browser sends is read without objection, wherever it is cut', async () => {
  const { body, type } = await bytesOf(encode(newId(), staffExamples['married mother of two']));
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: body.length })), (places) => {
      const strict = strictParts(type, 16_384);
      const cuts = [0, ...places.toSorted((a, b) => a - b), body.length];
      for (const [i, cut] of cuts.entries()) expect(strict.see(body.subarray(cuts[i - 1] ?? 0, cut))).toBeUndefined();
    }),
  );
});
