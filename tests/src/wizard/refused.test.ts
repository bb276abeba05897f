import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { blank } from '#forms/draft.ts';
import { staff } from '#forms/staff/staff.ts';
import { draftMachine } from '#machines/draft.ts';
import type { Claimed, ClaimInput, WriteInput } from '#machines/draftTypes.ts';

test('a device that refuses is said to refuse all the while it is typed on, until it takes a write', async () => {
  let takes = false;
  const draft = createActor(
    draftMachine.provide({
      actors: {
        claim: fromPromise<Claimed, ClaimInput>(() => Promise.resolve({ ours: true, generation: 1 })),
        write: fromPromise<boolean, WriteInput>(() =>
          takes ? Promise.resolve(true) : Promise.reject(new Error('The disk is full.')),
        ),
      },
      delays: { pause: 1 },
    }),
    { input: { form: staff, wizard: undefined as never } },
  ).start();
  const type = (firstName: string) => {
    const { personalInfo } = blank(staff);
    const kept = { draft: { ...blank(staff), personalInfo: { ...personalInfo, firstName } }, step: 'personalInfo' };
    draft.send({ type: 'KEEP', kept: { ...kept, reached: 0, submission: undefined } });
  };
  await waitFor(draft, (snapshot) => snapshot.matches('held'));
  type('M');
  await waitFor(draft, (snapshot) => snapshot.matches({ held: 'refused' }));

  const told: boolean[] = [];
  draft.subscribe(({ context }) => told.push(context.refused));
  type('Ma');
  await waitFor(draft, (snapshot) => snapshot.matches({ held: 'refused' }));
  expect(told.length).toBeGreaterThan(2);
  expect(told.every(Boolean)).toBe(true);

  takes = true;
  type('May');
  await waitFor(draft, (snapshot) => snapshot.matches({ held: 'kept' }));
  expect(draft.getSnapshot().context.refused).toBe(false);
});
