import type { Socket } from 'node:net';
import { newId } from '#forms/id.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { encode } from '#forms/wire.ts';
import { handmadePdf } from '#tests/forms/handmadePdf.ts';
import { attackHead } from '#tests/server/hostile/attack.ts';
import { type Attempt, attackingSocket, manyTimes } from '#tests/server/load/attempt.ts';
import { BOUNDARY, bytesOf, MULTIPART, multipartBody, textPart } from '#tests/server/receiving/multipartBody.ts';

/** A file of the site that is larger than what a socket takes unread. */
export const LARGE_ASSET = '/assets/large-Bx12_9aZ.js';

const CRLF = '\r\n';
const LAST = `--${BOUNDARY}--`;
/** A body without its end: its last boundary may be followed by more. */
const openEnded = (...parts: Parameters<typeof multipartBody>[0]) =>
  multipartBody([textPart('submissionId', newId()), ...parts]).subarray(0, -4);
const beginning = (body: Uint8Array) =>
  Buffer.concat([Buffer.from(attackHead({ 'Content-Type': MULTIPART, 'Content-Length': 50_000_000 })), body]);
const filePartHead = {
  head: ['Content-Disposition: form-data; name="personalInfo[passport]"; filename="a.pdf"'],
  body: '%PDF-1.4',
};

const dripping = (socket: Socket, bytes: string, every: number) => {
  const timer = setInterval(() => socket.writable && socket.write(bytes), every);
  socket.once('close', () => clearInterval(timer));
};

/** Connections that all send the same; `more` goes on sending. */
const sending =
  (count: number, bytes: () => string | Uint8Array, more?: (socket: Socket) => void): Attempt['start'] =>
  (port, over) =>
    manyTimes(count, over, async () => {
      const socket = await attackingSocket(port, over);
      socket.resume();
      socket.write(bytes());
      more?.(socket);
      return socket;
    });

const get = `GET ${LARGE_ASSET} HTTP/1.1${CRLF}Host: 127.0.0.1${CRLF}${CRLF}`;

/** Asks, reads nothing, and goes away. */
const asking =
  (sockets: number, times: number): Attempt['start'] =>
  async (port, over) => {
    for (let i = 0; i < sockets; i += 1) {
      const socket = await attackingSocket(port, over);
      socket.pause();
      socket.write(get.repeat(times));
      setTimeout(() => socket.destroy(), 500).unref();
    }
  };

const unknownAnswers = () => {
  const body = multipartBody([textPart('submissionId', newId()), textPart('nothing', 'of ours')]);
  const head = attackHead({ 'Content-Type': MULTIPART, 'Content-Length': body.length });
  return Buffer.concat([Buffer.from(head), body]);
};

export const pipelining: Attempt = { what: '20 sockets ask 5,000 times and read nothing', start: asking(20, 5_000) };
const drips: Attempt = {
  what: '100 uploads of 1,500 bytes a second',
  start: sending(
    100,
    () => beginning(openEnded(filePartHead)),
    (socket) => dripping(socket, 'x'.repeat(150), 100),
  ),
};

/** Each connection sends this once, however long it takes. */
const sendingOnce =
  (count: number, bytes: () => Uint8Array[]): Attempt['start'] =>
  async (port, over) => {
    const sockets = await Promise.all(Array.from({ length: count }, () => attackingSocket(port, over)));
    for (const socket of sockets) for (const part of [...bytes(), Buffer.from(CRLF)]) socket.resume().write(part);
  };

// Each just short enough to be read.
const texts = () => openEnded(...Array.from({ length: 8 }, (_, i) => textPart(`a${i}`, 'x'.repeat(60_000))));
const unknown = multipartBody(Array.from({ length: 998 }, (_, i) => textPart(`unknown[${i}]`, 'x')));
const fileEnd = multipartBody([{ ...filePartHead, body: Buffer.alloc(9_000_000, 'x') }]);
const deep = { ...filePartHead, body: Buffer.from(handmadePdf({ objects: ['<<'.repeat(700_000)] })) };
const deepFiles = multipartBody([deep, deep]);
const whole = (rest: Uint8Array) => {
  const id = multipartBody([textPart('submissionId', newId())]);
  const begin = id.subarray(0, id.indexOf(LAST));
  const length = begin.length + rest.length;
  return [Buffer.from(attackHead({ 'Content-Type': MULTIPART, 'Content-Length': length })), begin, rest];
};

const example = await bytesOf(encode(newId(), staffExamples['single man']));
const application = () => {
  const body = Buffer.from(example.body);
  body.write(newId(), body.indexOf(CRLF + CRLF) + 4);
  return Buffer.concat([
    Buffer.from(attackHead({ 'Content-Type': example.type, 'Content-Length': body.length })),
    body,
  ]);
};

export const wholeApplications: Attempt = {
  what: '100 senders of whole applications, again and again',
  start: sending(100, application),
};

export const attempts: Attempt[] = [
  pipelining,
  drips,
  wholeApplications,
  { what: '100 senders of refused posts, again and again', start: sending(100, unknownAnswers) },
  { what: '1,000 sockets that send nothing', start: sending(1_000, () => '') },
  {
    what: '1,000 heads that never end',
    start: sending(
      1_000,
      () => attackHead({}).slice(0, -2),
      (socket) => dripping(socket, `X: y${CRLF}`, 1_000),
    ),
  },
  { what: '150 uploads that bring nothing', start: sending(150, () => beginning(openEnded())) },
  { what: '300 readers that do not read', start: asking(300, 1) },
  { what: '240 x 480 KB of text, then nothing', start: sendingOnce(240, () => [beginning(texts())]) },
  { what: '90 x 998 unknown parts', start: sendingOnce(90, () => whole(unknown)) },
  { what: '50 x a file of 9 MB', start: sendingOnce(50, () => whole(fileEnd)) },
  { what: '40 x two PDFs of many objects', start: sendingOnce(40, () => whole(deepFiles)) },
];
