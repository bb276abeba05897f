import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { newId } from '#forms/id.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { encode } from '#forms/wire.ts';
import { bytesOf } from '#tests/server/receiving/multipartBody.ts';

/** An applicant who gets through only after so long has been kept out, even on a busy machine. */
const PATIENCE = 60_000;

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
  return { status: response.statusCode!, seconds: Number(response.headers['retry-after'] ?? 0) };
};

/** The form lets so many milliseconds pass between two tries, and longer when it is asked to. */
const PAUSE = 2_000;

/** Sends an application as the form does: again when it is asked to come back or the line breaks. */
export const sendHonestly = async (port: number, address: string) => {
  const begun = performance.now();
  const waited = () => performance.now() - begun;
  const application = await bytesOf(encode(newId(), staffExamples['single man']));
  const statuses: (number | string)[] = [];
  while (waited() < PATIENCE) {
    const answer = await sendOnce(port, address, application).catch(({ code }: NodeJS.ErrnoException) => `${code}`);
    const { status, seconds } = typeof answer === 'string' ? { status: answer, seconds: 0 } : answer;
    statuses.push(status);
    if (status === 201 || status === 200) return { stored: true, statuses, ms: waited() };
    await pause(Math.max(PAUSE, seconds * 1_000));
  }
  return { stored: false, statuses, ms: waited() };
};
