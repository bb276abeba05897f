import { newId } from '#forms/id.ts';
import { type Attack, attackHead } from '#tests/server/hostile/attack.ts';
import { rawCall } from '#tests/server/rawCall.ts';
import { MULTIPART, multipartBody, textPart } from '#tests/server/receiving/multipartBody.ts';

/** Opens many connections, says the same on each, and keeps them open until `meanwhile` is over. */
export const crowding =
  (count: number, words: () => string | Uint8Array, drip?: string): Attack['run'] =>
  async (port, meanwhile) => {
    const calls = await Promise.all(Array.from({ length: count }, () => rawCall(port)));
    for (const call of calls) call.write(words());
    const dripping = setInterval(() => {
      if (drip) for (const call of calls) if (call.socket.writable) call.write(drip);
    }, 200);
    try {
      await meanwhile();
    } finally {
      clearInterval(dripping);
      for (const { socket } of calls) socket.destroy();
    }
    await Promise.all(calls.map(({ answer }) => answer()));
    return '';
  };

const begun = () =>
  attackHead({ 'Content-Type': MULTIPART, 'Content-Length': 50_000_000 }) +
  multipartBody([textPart('submissionId', newId())])
    .toString()
    .slice(0, -4);

const wordy = () =>
  Buffer.concat([
    Buffer.from(begun()),
    Buffer.from('\r\n'),
    multipartBody(Array.from({ length: 50 }, (_, i) => textPart(`a${i}`, 'x'.repeat(100_000)))),
  ]);

/** Many at once, none of which ever comes to an end. */
export const crowdsThatWait: Attack[] = [
  { what: '1,000 connections that say nothing', run: crowding(1_000, () => ''), statuses: [] },
  {
    what: '1,000 heads that never end',
    run: crowding(1_000, () => attackHead({}).slice(0, -2), 'X: y\r\n'),
    statuses: [],
  },
  { what: '90 uploads of 5 MB of text', run: crowding(90, wordy), statuses: [] },
  { what: '150 uploads that bring nothing', run: crowding(150, begun), statuses: [] },
  { what: '150 uploads that drip', run: crowding(150, begun, '-'), statuses: [] },
];
