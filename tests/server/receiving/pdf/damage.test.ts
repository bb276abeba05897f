import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { examinePdf } from '#forms/pdf.ts';
import { flagsOf } from '#server/receiving/pdf/examination.ts';
import { handmadePdf } from '#tests/forms/handmadePdf.ts';

const pairs = '10 0 11 38 ';
const content = deflateSync(`${pairs}<< /S /JavaScript /JS (app.alert) >>  << /URI (a) >>`).toString('latin1');
const compressed = `<< /Type /ObjStm /N 2 /First ${pairs.length} /Filter /FlateDecode >>\nstream\n${content}\nendstream`;
const picture = `<< /Length 20000 >>\nstream\n${'\x7f\x01'.repeat(10_000)}\nendstream`;
const sound = Buffer.from(handmadePdf({ objects: [compressed, picture, compressed] }), 'latin1');

const examine = async (bytes: Buffer) => ({
  ...examinePdf({ name: 'scan.pdf', type: 'application/pdf', size: bytes.length, bytes }),
  flags: await flagsOf(bytes),
});

const place = fc.integer({ min: 0, max: sound.length - 1 });
const cut = place.map((at) => sound.subarray(0, at));
const holed = fc
  .tuple(place, place)
  .map(([from, to]) => Buffer.from(sound).fill(0, Math.min(from, to), Math.max(from, to)));
const flipped = fc.array(fc.tuple(place, fc.integer({ min: 1, max: 255 })), { maxLength: 50 }).map((flips) => {
  const bytes = Buffer.from(sound);
  for (const [at, mask] of flips) bytes[at]! ^= mask;
  return bytes;
});
const mixed = fc
  .array(fc.tuple(place, place), { maxLength: 6 })
  .map((pieces) => Buffer.concat(pieces.map(([from, to]) => sound.subarray(Math.min(from, to), Math.max(from, to)))));
const noise = fc
  .uint8Array({ maxLength: 4_000 })
  .map((bytes) => Buffer.concat([Buffer.from('%PDF-1.7\n1 0 obj'), bytes]));

test('what is sound is whole, with its flags', async () => {
  expect(await examine(sound)).toEqual({ verdict: 'whole', locked: false, flags: ['JavaScript', 'web link'] });
});

test('no damage makes the check fail', async () => {
  const verdicts = ['whole', 'truncated', 'empty', 'notPdf'];
  await fc.assert(
    fc.asyncProperty(fc.oneof(cut, holed, flipped, mixed, noise), async (bytes) => {
      expect(verdicts).toContain((await examine(bytes)).verdict);
    }),
    { numRuns: 300 },
  );
});
