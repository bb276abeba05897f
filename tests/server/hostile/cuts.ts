import { newId } from '#forms/id.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { encode } from '#forms/wire.ts';
import { type Attack, attackHead, goingAway, sendingBytes } from '#tests/server/hostile/attack.ts';
import { bytesOf } from '#tests/server/receiving/multipartBody.ts';

const DAMAGED = 'The application arrived incomplete or damaged.';
const { body, type } = await bytesOf(encode(newId(), staffExamples['single man']));
const head = () => attackHead({ 'Content-Type': type, 'Content-Length': body.length });
const upTo = (text: string, more: number) => body.subarray(0, body.indexOf(text) + text.length + more);

const phases: [where: string, bytes: () => (string | Uint8Array)[]][] = [
  ['in the request line', () => ['POST /api/st']],
  ['in the request headers', () => [head().slice(0, -20)]],
  ['before the body', () => [head()]],
  ['in a part header', () => [head(), upTo('Content-Disposition', 5)]],
  ['in a field', () => [head(), upTo('name="personalInfo[email]"', 8)]],
  ['in a file', () => [head(), upTo('%PDF-1.4', 200)]],
  ['in the last boundary', () => [head(), body.subarray(0, -3)]],
];

/** Whole applications that end too early, in every phase; and such whose parts cannot be told apart. */
export const bodiesThatBreak: Attack[] = [
  ...phases.map(([where, bytes]) => ({
    what: `a client that goes away ${where}`,
    run: goingAway(bytes),
    statuses: [],
  })),
  {
    what: 'a body that ends in its last boundary',
    run: sendingBytes(() => [
      attackHead({ 'Content-Type': type, 'Content-Length': body.length - 8 }),
      body.subarray(0, -8),
    ]),
    statuses: [400],
    detail: DAMAGED,
  },
  {
    what: 'a body with another boundary than it says',
    run: sendingBytes(() => [
      attackHead({ 'Content-Type': 'multipart/form-data; boundary=another', 'Content-Length': body.length }),
      body,
    ]),
    statuses: [400],
    detail: DAMAGED,
  },
  {
    what: 'a body with a boundary of 9 KB',
    run: sendingBytes(() => [
      attackHead({
        'Content-Type': `multipart/form-data; boundary=${'x'.repeat(9_000)}`,
        'Content-Length': body.length,
      }),
      body,
    ]),
    statuses: [400],
    detail: DAMAGED,
  },
  {
    what: 'a body that is longer than it says',
    run: sendingBytes(() => [
      attackHead({ 'Content-Type': type, 'Content-Length': 500 }).replace('close', 'keep-alive'),
      body,
    ]),
    statuses: [400],
  },
  {
    what: 'a body that says it is compressed',
    run: sendingBytes(() => [
      attackHead({ 'Content-Type': type, 'Content-Encoding': 'gzip', 'Content-Length': 4 }),
      '\x1f\x8b\x08\x00',
    ]),
    statuses: [400],
    detail: DAMAGED,
  },
];
