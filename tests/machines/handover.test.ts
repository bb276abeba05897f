import { expect, test } from 'vitest';
import { createActor, fromCallback, fromTransition } from 'xstate';
import { handoverMachine } from '#machines/handover.ts';
import { offer } from '#machines/inspect/handoverSamples.ts';
import { sharing } from '#machines/shared.ts';
import { startWizard } from '#tests/machines/startWizard.ts';

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
