import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { newId } from '#forms/id.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { encode } from '#forms/wire.ts';
import { bytesOf } from '#tests/server/receiving/multipartBody.ts';

// Milliseconds. The form waits for RETRY_PAUSE between two tries, and longer when the service asks for it.
const TIMEOUT = 60_000;
const RETRY_PAUSE = 2_000;

export interface Sent {
  isStored: boolean;
  /** The statuses and error codes of all tries. */
  tries: (number | string)[];
  ms: number;
}

const sendOnce = async (port: number, localAddress: string, { body, type }: { body: Buffer; type: string }) => {
  const call = request({
    port,
    localAddress,
    host: '127.0.0.1',
    path: '/api/staff',
    method: 'POST',
    agent: false,
    headers: { 'content-type': type, 'content-length': body.length },
  });
  call.end(body);
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  response.resume();
  return { status: response.statusCode!, retryAfter: Number(response.headers['retry-after'] ?? 0) };
};

/** Sends an application as the form does: again when the connection breaks or the service is busy. */
export const sendApplication = async (port: number, address: string): Promise<Sent> => {
  const start = performance.now();
  const elapsed = () => performance.now() - start;
  const application = await bytesOf(encode(newId(), staffExamples['single man']));
  const tries: Sent['tries'] = [];
  while (elapsed() < TIMEOUT) {
    const answer = await sendOnce(port, address, application).catch(({ code }: NodeJS.ErrnoException) => `${code}`);
    const { status, retryAfter } = typeof answer === 'string' ? { status: answer, retryAfter: 0 } : answer;
    tries.push(status);
    if (status === 201 || status === 200) return { isStored: true, tries, ms: elapsed() };
    await pause(Math.max(RETRY_PAUSE, retryAfter * 1_000));
  }
  return { isStored: false, tries, ms: elapsed() };
};
