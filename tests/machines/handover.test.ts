import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, fromTransition, SimulatedClock } from 'xstate';
import { blank } from '#forms/draft.ts';
import { staff } from '#forms/staff/staff.ts';
import { handoverMachine, sharing } from '#machines/handover.ts';
import type { Decrypted, HandoverEvent, Looked } from '#machines/handoverTypes.ts';
import { offer } from '#machines/inspect/handoverSamples.ts';
import { sender } from '#machines/sender.ts';
import { reached } from '#tests/machines/reached.ts';
import { startWizard } from '#tests/machines/startWizard.ts';

interface Linked {
  link: string;
}

test('a second device that does not save what came ends after a minute, and leaves the copy to another one', async () => {
  const { actor: wizard } = startWizard();
  const clock = new SimulatedClock();
  const record = { draft: blank(staff), step: 'education', reached: 1, submission: undefined };
  const machine = handoverMachine.provide({
    actors: {
      look: fromPromise<Looked, Linked>(async () => 'waiting'),
      fetch: sender<HandoverEvent, Linked>(({ sendBack }) => sendBack({ type: 'FETCHED', bytes: new ArrayBuffer(0) })),
      decrypt: fromPromise<Decrypted, Linked & { bytes: ArrayBuffer }>(async () => ({
        became: 'decrypted',
        record,
        incomplete: false,
      })),
      awaitSave: fromPromise<void, { submissionId: string | undefined }>(() => new Promise(() => undefined)),
    },
  });
  const dialog = createActor(machine, { input: { wizard, link: 'a link', hasDraft: false }, clock }).start();
  await reached(dialog, (snapshot) => snapshot.matches({ arriving: 'restoring' }));
  clock.increment(60_000);
  expect(dialog.getSnapshot().matches({ arriving: 'unstored' })).toBe(true);
});

test('a link that nobody has used in time ends in the dialog and in the form', () => {
  const nothingSaved = fromTransition((state) => state, { context: {} });
  const { actor: wizard, context, send } = startWizard({}, undefined, { draft: nothingSaved });
  send({ type: 'SHARE', offer, shared: sharing(wizard) });
  const machine = handoverMachine.provide({ actors: { watch: fromCallback(() => undefined) } });
  const dialog = createActor(machine, { input: { wizard, offer, hasDraft: true } }).start();
  expect(context().offer).toEqual(offer);
  dialog.send({ type: 'GONE' });
  expect(dialog.getSnapshot().matches({ offering: 'over' })).toBe(true);
  expect(context().offer).toBeUndefined();
});
