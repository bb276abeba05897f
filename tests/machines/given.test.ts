import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { papersExamples } from '#forms/papers/examples.ts';
import { papers } from '#forms/papers/papers.ts';
import { draftOf } from '#forms/receive.ts';
import type { DraftEvent } from '#machines/draftTypes.ts';
import { papersMachine } from '#machines/papers.ts';
import { placeOf } from '#machines/wizard/snapshot.ts';
import type { Given, WizardEvent } from '#machines/wizard/types.ts';

const given: Given = [[['reference'], 'R3JWT-9AKX4']];

/** The form, opened with these answers on a device that has this draft. */
const open = (answers: Given, found: Partial<Extract<WizardEvent, { type: 'RESTORE' }>> = {}) => {
  const device = fromCallback<DraftEvent>(({ sendBack, receive }) => {
    receive((event) => event.type === 'START_OVER' && sendBack({ type: 'RESTORE' }));
    sendBack({ type: 'RESTORE', ...found });
  });
  const checkClock = fromPromise<string | undefined>(() => new Promise(() => undefined));
  const machine = papersMachine.provide({ actors: { draft: device, checkClock } as never });
  const actor = createActor(machine, { input: { given: answers } }).start();
  return { actor, place: () => placeOf(actor.getSnapshot()), context: () => actor.getSnapshot().context };
};

const receipt = { submissionId: '7d4c2b1a-6f0e-4b58-9a53-0c1d2e3f4a5b', reference: 'K7MQ4-XR29H' };

test('an answer that the address brings is filled in and rendered, and shows no message of its own', () => {
  const { context, place } = open(given);
  expect(place()).toBe('message');
  expect(context()).toMatchObject({ draft: { reference: 'R3JWT-9AKX4', applicant: '' }, revision: 1 });
  expect(context().touched.size).toBe(0);
});

test('it replaces what an earlier link has brought, where nothing else was answered', () => {
  const draft = { ...draftOf(papers, papersExamples['missing paper']) };
  const onlyReference = Object.fromEntries(
    Object.entries(draft).map(([name, answer]) => [
      name,
      name === 'reference' ? answer : name === 'papers' ? undefined : '',
    ]),
  );
  expect(open(given, { draft: onlyReference, step: 'message' }).context()).toMatchObject({
    draft: { reference: 'R3JWT-9AKX4' },
    given: [],
  });
});

test('it replaces no answer of what was begun, and stays known while it differs', () => {
  const draft = draftOf(papers, papersExamples['missing paper']);
  expect(open(given, { draft, step: 'message' }).context()).toMatchObject({ draft, given });
  const same: Given = [[['reference'], 'K7MQ4-XR29H']];
  for (const reference of ['K7MQ4-XR29H', 'k7mq4 xr29h'])
    expect(open(same, { draft: { ...draft, reference }, step: 'message' }).context().given).toEqual([]);
  const { context } = open(given, { draft: { ...draft, reference: ' ' }, step: 'message' });
  expect(context().draft).toEqual({ ...draft, reference: 'R3JWT-9AKX4' });
});

test('with it the form opens, and without it the receipt of what was sent last', () => {
  expect(open([], { receipt }).place()).toBe('receipt');
  const { place, context, actor } = open(given, { receipt });
  expect(place()).toBe('message');
  expect(context().receipt).toEqual(receipt);
  // A form that is begun again is blank.
  actor.send({ type: 'RESTART' });
  expect(context().draft['reference']).toBe('');
});
