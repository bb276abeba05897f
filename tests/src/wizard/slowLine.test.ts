import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { examplePdf } from '#forms/examplePdf.ts';
import { staff } from '#forms/staff/staff.ts';
import { firstSend } from '#machines/inspect/sendingSamples.ts';
import { sender } from '#machines/sender.ts';
import type { PostInput, SendingEvent } from '#machines/sendingTypes.ts';
import { sendingOverNetwork } from '#src/wizard/sending/sendingActors.ts';

/** Sends a file of so many bytes. The browser says at once that all of it was sent. Gives whether it goes on after so many seconds. */
const goesOn = (bytes: number, seconds: number) => {
  const clock = new SimulatedClock();
  const post = sender<SendingEvent, PostInput>(({ sendBack }) =>
    sendBack({ type: 'PROGRESS', sent: bytes, total: bytes }),
  );
  const watch = sender<SendingEvent>(() => undefined);
  const answers = { personalInfo: { passport: { ...examplePdf('passport.pdf'), size: bytes } } };
  const machine = sendingOverNetwork(staff).provide({ actors: { post, watchNetwork: watch, watchWaking: watch } });
  const actor = createActor(machine, { input: { ...firstSend, answers }, clock }).start();
  clock.increment(seconds * 1_000);
  return actor.getSnapshot().matches('attempting');
};

test('an upload whose bytes wait in the buffers of a slow line is not ended before they can have arrived', () => {
  const slowest = 4_000; // bytes a second
  for (const bytes of [298_000, 688_000]) {
    expect(goesOn(bytes, bytes / slowest + 59), `${bytes} bytes`).toBe(true);
    expect(goesOn(bytes, bytes / slowest + 61), `${bytes} bytes`).toBe(false);
  }
  expect(goesOn(80_000_000, 6 * 60), 'no buffer holds all of it').toBe(false);
});
