import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { newId } from '#forms/id.ts';
import { type Attack } from '#tests/server/hostile/attack.ts';
import { postHead, rawCall } from '#tests/server/rawCall.ts';
import { BOUNDARY, MULTIPART } from '#tests/server/receiving/multipartBody.ts';

const MB = 1024 * 1024;
const piece = Buffer.alloc(MB, 'x');
const chunked = (bytes: Uint8Array | string) =>
  Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), Buffer.from(bytes as string), Buffer.from('\r\n')]);

const fileHead = () =>
  [
    `--${BOUNDARY}`,
    'Content-Disposition: form-data; name="submissionId"',
    '',
    newId(),
    `--${BOUNDARY}`,
    'Content-Disposition: form-data; name="personalInfo[passport]"; filename="a.pdf"',
    'Content-Type: application/pdf',
    '',
    '%PDF-1.4',
    '',
  ].join('\r\n');

/** Sends a beginning and then megabytes, until the service closes the connection. */
const flooding =
  (headers: Record<string, string | number>, begin: () => string, megabytes: number): Attack['run'] =>
  async (port, meanwhile) => {
    const call = await rawCall(port);
    const frame =
      'Transfer-Encoding' in headers ? chunked : (bytes: Uint8Array | string) => Buffer.from(bytes as string);
    let meanwhileDone: Promise<void> | undefined;
    const meanwhileOnce = () => (meanwhileDone ??= meanwhile());
    async function* flood() {
      yield postHead(headers);
      yield frame(begin());
      for (let i = 0; i < megabytes; i++) {
        if (i === 1) await meanwhileOnce();
        yield frame(piece);
      }
    }
    // The service may close the connection before all has been sent.
    await pipeline(Readable.from(flood()), call.socket).catch(() => {});
    await meanwhileOnce();
    return call.answer();
  };

/** Bodies that are too large, and bodies that never end. */
export const endlessStreams: Attack[] = [
  {
    what: 'a file of 100 MB that says so',
    run: flooding(
      { Connection: 'keep-alive', 'Content-Type': MULTIPART, 'Content-Length': fileHead().length + 100 * MB },
      fileHead,
      100,
    ),
    statuses: [413],
    detail: 'All files together are larger than 80 MB.',
  },
  {
    what: 'a file of 100 MB in chunks, of which the last is missing',
    run: flooding({ 'Content-Type': MULTIPART, 'Transfer-Encoding': 'chunked' }, fileHead, 100),
    // Node answers the missing end.
    statuses: [413, 400],
  },
  {
    what: 'a body whose first boundary never comes',
    run: flooding({ 'Content-Type': MULTIPART, 'Transfer-Encoding': 'chunked' }, () => 'x', Number.POSITIVE_INFINITY),
    statuses: [413],
    mayBeLost: true,
  },
  {
    what: 'JSON that never ends',
    run: flooding(
      { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' },
      () => '{"a":"',
      Number.POSITIVE_INFINITY,
    ),
    statuses: [415],
    mayBeLost: true,
  },
];
