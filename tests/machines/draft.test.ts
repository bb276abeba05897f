import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { staff } from '#forms/staff/staff.ts';
import { draftMachine } from '#machines/draft.ts';
import type { Claimed } from '#machines/draftTypes.ts';
import { receipt } from '#machines/inspect/samples.ts';

const ours: Claimed = { ours: true, generation: 1, receipt };

test('a receipt that is to go goes, also when another tab held the form in between', async () => {
  const claims: Claimed[] = [ours, { ours: false }, ours];
  const written: unknown[] = [];
  const machine = draftMachine.provide({
    actors: {
      claim: fromPromise(() => Promise.resolve(claims.shift()!)),
      turn: fromPromise(() => Promise.resolve<unknown>(undefined)),
      write: fromPromise(({ input }) => {
        written.push(input.receipt);
        return Promise.resolve(true);
      }),
    },
  });
  const wizard = createActor(fromCallback(() => undefined));
  const draft = createActor(machine, { input: { form: staff, wizard } }).start();
  await waitFor(draft, (snapshot) => snapshot.matches('held'));
  draft.send({ type: 'BEGIN', forget: true });
  await waitFor(draft, (snapshot) => snapshot.matches({ held: 'erased' }));
  expect(draft.getSnapshot().context.receipt).toBeUndefined();
  expect(written).toEqual([undefined]);
});
