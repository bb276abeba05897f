import type { Socket } from 'node:net';
import { newId } from '#forms/id.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { encode } from '#forms/wire.ts';
import { handmadePdf } from '#tests/forms/handmadePdf.ts';
import { type Attempt, attackingSocket, manyTimes } from '#tests/server/load/attempt.ts';
import { postHead } from '#tests/server/rawCall.ts';
import { BOUNDARY, bytesOf, MULTIPART, multipartBody, textPart } from '#tests/server/receiving/multipartBody.ts';

/** A file of the site that is larger than the buffers of a connection. */
export const LARGE_ASSET = '/assets/large-Bx12_9aZ.js';

const CRLF = '\r\n';
const idPart = () => textPart('submissionId', newId());
/** A body without its last boundary. */
const openBody = (...parts: Parameters<typeof multipartBody>[0]) => multipartBody([idPart(), ...parts]).subarray(0, -4);
const upload = (body: Uint8Array) =>
  Buffer.concat([Buffer.from(postHead({ 'Content-Type': MULTIPART, 'Content-Length': 50_000_000 })), body]);
const post = (body: Uint8Array, type = MULTIPART) =>
  Buffer.concat([Buffer.from(postHead({ 'Content-Type': type, 'Content-Length': body.length })), body]);
const filePart = {
  head: ['Content-Disposition: form-data; name="personalInfo[passport]"; filename="a.pdf"'],
  body: '%PDF-1.4',
};

const drip = (socket: Socket, bytes: string, interval: number) => {
  const timer = setInterval(() => socket.writable && socket.write(bytes), interval);
  socket.once('close', () => clearInterval(timer));
};

/** Connections that all send the same bytes. `more` sends further bytes. */
const sending =
  (count: number, bytes: () => string | Uint8Array, more?: (socket: Socket) => void): Attempt['start'] =>
  (port, end) =>
    manyTimes(count, end, async () => {
      const socket = await attackingSocket(port, end);
      socket.resume();
      socket.write(bytes());
      more?.(socket);
      return socket;
    });

/** Connections that send bytes once, however long it takes. */
const sendingOnce =
  (count: number, bytes: () => Uint8Array[]): Attempt['start'] =>
  async (port, end) => {
    const sockets = await Promise.all(Array.from({ length: count }, () => attackingSocket(port, end)));
    for (const socket of sockets) for (const part of [...bytes(), Buffer.from(CRLF)]) socket.resume().write(part);
  };

const get = `GET ${LARGE_ASSET} HTTP/1.1${CRLF}Host: 127.0.0.1${CRLF}${CRLF}`;

/** Connections that send requests, read nothing, and close. */
const requestingWithoutReading =
  (sockets: number, requests: number): Attempt['start'] =>
  async (port, end) => {
    for (let i = 0; i < sockets; i += 1) {
      const socket = await attackingSocket(port, end);
      socket.pause();
      socket.write(get.repeat(requests));
      setTimeout(() => socket.destroy(), 500).unref();
    }
  };

/** A whole body after a submissionId of its own. `rest` is not copied. */
const largeUpload = (rest: Uint8Array) => {
  const id = multipartBody([idPart()]);
  const begin = id.subarray(0, id.indexOf(`--${BOUNDARY}--`));
  const length = begin.length + rest.length;
  return [Buffer.from(postHead({ 'Content-Type': MULTIPART, 'Content-Length': length })), begin, rest];
};

const unknownAnswer = () => multipartBody([idPart(), textPart('nothing', 'of ours')]);
const texts = () => openBody(...Array.from({ length: 8 }, (_, i) => textPart(`a${i}`, 'x'.repeat(60_000))));
const unknownAnswers = multipartBody(Array.from({ length: 998 }, (_, i) => textPart(`unknown[${i}]`, 'x')));
const largeFile = multipartBody([{ ...filePart, body: Buffer.alloc(9_000_000, 'x') }]);
const nestedPdf = { ...filePart, body: Buffer.from(handmadePdf({ objects: ['<<'.repeat(700_000)] })) };
const nestedPdfs = multipartBody([nestedPdf, nestedPdf]);

const example = await bytesOf(encode(newId(), staffExamples['single man']));
const application = () => {
  const body = Buffer.from(example.body);
  body.write(newId(), body.indexOf(CRLF + CRLF) + 4);
  return post(body, example.type);
};

export const pipelining: Attempt = {
  what: '20 sockets send 5,000 requests and read nothing',
  start: requestingWithoutReading(20, 5_000),
};
const wholeApplications: Attempt = {
  what: '100 senders of whole applications, again and again',
  start: sending(100, application),
};

export const attempts: Attempt[] = [
  pipelining,
  {
    what: '100 uploads of 1,500 bytes a second',
    start: sending(
      100,
      () => upload(openBody(filePart)),
      (socket) => drip(socket, 'x'.repeat(150), 100),
    ),
  },
  wholeApplications,
  { what: '100 senders of refused posts, again and again', start: sending(100, () => post(unknownAnswer())) },
  { what: '1,000 sockets that send nothing', start: sending(1_000, () => '') },
  {
    what: '1,000 heads that never end',
    start: sending(
      1_000,
      () => postHead({}).slice(0, -2),
      (socket) => drip(socket, `X: y${CRLF}`, 1_000),
    ),
  },
  { what: '150 uploads that send no more', start: sending(150, () => upload(openBody())) },
  { what: '300 clients that do not read', start: requestingWithoutReading(300, 1) },
  { what: '240 x 480 KB of text, then nothing', start: sendingOnce(240, () => [upload(texts())]) },
  { what: '90 x 998 unknown parts', start: sendingOnce(90, () => largeUpload(unknownAnswers)) },
  { what: '50 x a file of 9 MB', start: sendingOnce(50, () => largeUpload(largeFile)) },
  { what: '40 x two PDFs of many objects', start: sendingOnce(40, () => largeUpload(nestedPdfs)) },
];
