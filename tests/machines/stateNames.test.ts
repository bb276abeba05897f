import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { admissionMachine } from '#machines/admission.ts';
import type { WizardSnapshot } from '#machines/wizard/snapshot.ts';

/** Never called: the compiler refuses what is not expected to be refused, and what is expected to be and is not. */
export const misspelled = (snapshot: WizardSnapshot) => {
  // @ts-expect-error: the state is called submitting
  snapshot.matches({ journey: 'submiting' });
  // @ts-expect-error: the state is called leaving
  snapshot.matches({ journey: { submitting: { sending: 'left' } } });
  // @ts-expect-error: the region is called files
  snapshot.matches({ file: 'reading' });
  // @ts-expect-error: the tag is called restored
  snapshot.hasTag('restore');
  // @ts-expect-error: the event is called NEXT
  snapshot.can({ type: 'NXT' });
  // @ts-expect-error: the draft's state is called holding
  snapshot.children.draft?.getSnapshot().matches('held');
  // @ts-expect-error: the sending's state is called offline
  snapshot.children.sending?.getSnapshot().matches('online');
};

test('the states, regions, tags and events of a wizard go by the names that the compiler knows', () => {
  const snapshot: WizardSnapshot = createActor(admissionMachine).getSnapshot();
  expect(snapshot.matches({ journey: { opening: 'restoring' } })).toBe(true);
  expect(snapshot.matches({ files: 'read', cooldown: 'ready', phoneRules: 'loading' })).toBe(true);
  expect(snapshot.children.draft?.getSnapshot().matches({ requesting: 'locking' })).toBe(true);
});
