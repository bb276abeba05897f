import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { newId } from '#forms/id.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { encode } from '#forms/wire.ts';
import { bytesOf } from '#tests/server/receiving/multipartBody.ts';

/** An applicant gives up after so many milliseconds. */
const GIVEN_UP = 60_000;

export interface Sent {
  stored: boolean;
  /** The answers and error codes of its tries. */
  answers: (number | string)[];
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
  return { status: response.statusCode!, seconds: Number(response.headers['retry-after'] ?? 0) };
};

/** The form lets so many milliseconds pass between two tries, and longer when it is asked to. */
const PAUSE = 2_000;

/** Sends an application as the form does: again when it is asked to come back or the line breaks. */
export const sendHonestly = async (port: number, address: string): Promise<Sent> => {
  const begun = performance.now();
  const elapsed = () => performance.now() - begun;
  const application = await bytesOf(encode(newId(), staffExamples['single man']));
  const answers: Sent['answers'] = [];
  while (elapsed() < GIVEN_UP) {
    const answer = await sendOnce(port, address, application).catch(({ code }: NodeJS.ErrnoException) => `${code}`);
    const { status, seconds } = typeof answer === 'string' ? { status: answer, seconds: 0 } : answer;
    answers.push(status);
    if (status === 201 || status === 200) return { stored: true, answers, ms: elapsed() };
    await pause(Math.max(PAUSE, seconds * 1_000));
  }
  return { stored: false, answers, ms: elapsed() };
};
