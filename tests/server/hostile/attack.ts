import { newId } from '#forms/id.ts';
import { rawCall } from '#tests/server/rawCall.ts';
import { type HandmadePart, MULTIPART, multipartBody, textPart } from '#tests/server/receiving/multipartBody.ts';

/** What somebody does to the running service, and what the service answers. */
export interface Attack {
  what: string;
  /** Attacks the port. Calls `meanwhile` in the middle of it. Returns everything the service said. */
  run: (port: number, meanwhile: () => Promise<void>) => Promise<string>;
  /** The statuses it answers with, in order; none when it hangs up without a word. */
  statuses: number[];
  /** It goes on sending when it has its answer, which may be lost as the connection is closed. */
  mayBeLost?: true;
  /** How many applications it leaves in the store; none unless said. */
  stores?: number;
  /** A part of its answer. */
  detail?: string;
}

type Bytes = string | Uint8Array;

/** A head of a POST to the staff call. */
export const attackHead = (headers: Record<string, string | number>): string => {
  const lines = { Host: '127.0.0.1', Connection: 'close', ...headers };
  const written = Object.entries(lines).map(([name, value]) => `${name}: ${value}`);
  return `POST /api/staff HTTP/1.1\r\n${written.join('\r\n')}\r\n\r\n`;
};

/** Sends bytes as they are, all but the last one before `meanwhile`. */
export const sendingBytes =
  (make: () => Bytes[]): Attack['run'] =>
  async (port, meanwhile) => {
    const bytes = Buffer.concat(make().map((part) => Buffer.from(part as Uint8Array)));
    const call = await rawCall(port);
    call.write(bytes.subarray(0, -1));
    await meanwhile();
    call.write(bytes.subarray(-1));
    return call.answer();
  };

/** Sends a body of these parts, after a submissionId. */
export const sendingParts = (make: () => HandmadePart[]): Attack['run'] =>
  sendingBytes(() => {
    const body = multipartBody([textPart('submissionId', newId()), ...make()]);
    return [attackHead({ 'Content-Type': MULTIPART, 'Content-Length': body.length }), body];
  });

/** Sends the beginning of something and goes away. */
export const goingAway =
  (make: () => Bytes[]): Attack['run'] =>
  async (port, meanwhile) => {
    const call = await rawCall(port);
    for (const part of make()) call.write(part);
    await meanwhile();
    call.socket.destroy();
    return call.answer();
  };
