import { newId } from '#forms/id.ts';
import { postHead, rawCall } from '#tests/server/rawCall.ts';
import { type HandmadePart, MULTIPART, multipartBody, textPart } from '#tests/server/receiving/multipartBody.ts';

/** Something that is done to the running service, and its answer. */
export interface Attack {
  what: string;
  /** Runs the attack, and `meanwhile` in the middle of it. Returns all bytes of the service. */
  run: (port: number, meanwhile: () => Promise<void>) => Promise<string>;
  /** The statuses of the answers, in order. None when the service closes the connection without an answer. */
  statuses: number[];
  /** The answer may be lost, because the attack goes on sending while the service closes the connection. */
  mayBeLost?: true;
  /** The number of applications that are stored; 0 by default. */
  stores?: number;
  /** A part of the answer. */
  detail?: string;
}

type Bytes = string | Uint8Array;

/** Sends bytes, all but the last one before `meanwhile`. */
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

/** Sends a body of a submissionId and these parts. */
export const sendingParts = (make: () => HandmadePart[]): Attack['run'] =>
  sendingBytes(() => {
    const body = multipartBody([textPart('submissionId', newId()), ...make()]);
    return [postHead({ 'Content-Type': MULTIPART, 'Content-Length': body.length }), body];
  });

/** Sends the beginning of a request and disconnects. */
export const disconnecting =
  (make: () => Bytes[]): Attack['run'] =>
  async (port, meanwhile) => {
    const call = await rawCall(port);
    for (const part of make()) call.write(part);
    await meanwhile();
    call.socket.destroy();
    return call.answer();
  };
