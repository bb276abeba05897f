import { newId } from '#forms/id.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { encode } from '#forms/wire.ts';
import { type Attack, disconnecting, sendingBytes } from '#tests/server/hostile/attack.ts';
import { postHead } from '#tests/server/rawCall.ts';
import { bytesOf } from '#tests/server/receiving/multipartBody.ts';

const DAMAGED = 'The application arrived incomplete or damaged.';
const { body, type } = await bytesOf(encode(newId(), staffExamples['single man']));
const headOf = (length: number) => postHead({ 'Content-Type': type, 'Content-Length': length });
const upTo = (text: string, more: number) => body.subarray(0, body.indexOf(text) + text.length + more);

const places: [where: string, beginning: Uint8Array][] = [
  ['in the name of a part', upTo('name="personalInfo', 3)],
  ['in a file', upTo('%PDF-1.4', 100)],
  ['in its last boundary', body.subarray(0, -8)],
];

/** Applications that end too early, and applications that cannot be split into parts. */
export const brokenBodies: Attack[] = [
  ...places.flatMap(([where, beginning]): Attack[] => [
    {
      what: `a body that ends ${where}`,
      run: sendingBytes(() => [headOf(beginning.length), beginning]),
      statuses: [400],
      detail: DAMAGED,
    },
    {
      what: `a client that disconnects ${where}`,
      run: disconnecting(() => [headOf(body.length), beginning]),
      statuses: [],
    },
  ]),
  {
    what: 'a client that disconnects in the request line',
    run: disconnecting(() => ['POST /api/st']),
    statuses: [],
  },
  {
    what: 'a client that disconnects in the request headers',
    run: disconnecting(() => [headOf(body.length).slice(0, -20)]),
    statuses: [],
  },
  {
    what: 'a body with another boundary than its header says',
    run: sendingBytes(() => [
      postHead({ 'Content-Type': 'multipart/form-data; boundary=another', 'Content-Length': body.length }),
      body,
    ]),
    statuses: [400],
    detail: DAMAGED,
  },
  {
    what: 'a body with a boundary of 9 KB',
    run: sendingBytes(() => [
      postHead({
        'Content-Type': `multipart/form-data; boundary=${'x'.repeat(9_000)}`,
        'Content-Length': body.length,
      }),
      body,
    ]),
    statuses: [400],
    detail: DAMAGED,
  },
  {
    what: 'a body that is longer than its header says',
    run: sendingBytes(() => [headOf(500).replace('close', 'keep-alive'), body]),
    statuses: [400],
  },
  {
    what: 'a body whose header says that it is compressed',
    run: sendingBytes(() => [
      postHead({ 'Content-Type': type, 'Content-Encoding': 'gzip', 'Content-Length': 4 }),
      '\x1f\x8b\x08\x00',
    ]),
    statuses: [400],
    detail: DAMAGED,
  },
];
