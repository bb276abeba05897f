import { beforeEach, expect, test } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { answerAt } from '#forms/draft.ts';
import { draftOf } from '#forms/receive.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import type { DraftEvent } from '#machines/draftTypes.ts';
import { staffMachine } from '#machines/staff.ts';
import { asChecked, pageOf, type WizardView } from '#machines/wizard/snapshot.ts';

const firstName = ['personalInfo', 'firstName'];

/** The first step, with what it has given to the device to save. */
const start = () => {
  const saved: unknown[] = [];
  const draft = fromCallback<DraftEvent>(({ receive }) =>
    receive((event) => event.type === 'SAVE' && saved.push(answerAt(event.record.draft, firstName))),
  );
  const clock = new SimulatedClock();
  const actor = createActor(staffMachine.provide({ actors: { draft } as never }), { clock }).start();
  actor.send({ type: 'RESTORE' });
  const view = asChecked(actor);
  const type = (answer: string, typing = true) => actor.send({ type: 'CHANGE', path: firstName, answer, typing });
  const nameIn = (of: WizardView) => answerAt(of.getSnapshot().context.draft, firstName);
  return { actor, clock, saved, type, known: () => nameIn(actor), shown: () => nameIn(view) };
};
let form: ReturnType<typeof start>;
beforeEach(() => {
  form = start();
});

test('each key is in the draft at once, and is given to the device', () => {
  form.saved.length = 0;
  for (const text of ['R', 'Ra', 'Ran']) {
    form.type(text);
    expect(form.known()).toBe(text);
  }
  expect(form.saved).toEqual(['R', 'Ra', 'Ran']);
});

test('the view follows when the typing pauses', () => {
  form.type('R');
  form.clock.increment(150);
  form.type('Ra');
  form.clock.increment(199);
  form.actor.send({ type: 'SAVE_SETTLED' });
  expect(form.shown()).toBe('');
  form.clock.increment(1);
  expect(form.shown()).toBe('Ra');
  form.type('Ran');
  expect(form.shown()).toBe('Ra');
});

test('under a press the view does not follow before the press is over', () => {
  form.type('Rana');
  form.actor.send({ type: 'PRESS' });
  form.clock.increment(1_000);
  form.actor.send({ type: 'SAVE_SETTLED' });
  expect(form.shown()).toBe('');
  form.actor.send({ type: 'CHECK' });
  expect(form.shown()).toBe('Rana');
});

test.each([
  { type: 'BLUR', path: firstName },
  { type: 'NEXT' },
  { type: 'SHOW_NEEDED' },
  { type: 'CHANGE', path: ['personalInfo', 'familyName'], answer: 'Haddad' },
] as const)('the view follows at once with $type', (event) => {
  form.type('Rana');
  form.actor.send(event);
  expect(form.shown()).toBe('Rana');
});

test('a key under a message is shown at once', () => {
  form.type('R');
  form.type('Ra', false);
  expect(form.shown()).toBe('Ra');
});

test('the view of a page follows only while the wizard is at that page', () => {
  const view = asChecked(form.actor, 'personalInfo');
  const notified: unknown[] = [];
  view.subscribe((snapshot) => notified.push(pageOf(snapshot)));
  form.actor.send({ type: 'CHANGE', path: firstName, answer: 'Rana' });
  form.actor.send({ type: 'RESTORE', draft: draftOf(staff, staffExamples['single man']), step: 'references' });
  expect(pageOf(form.actor.getSnapshot())).toBe('references');
  expect(pageOf(view.getSnapshot())).toBe('personalInfo');
  expect(notified).toEqual(['personalInfo']);
});

test('a machine that breaks while keys follow each other is seen as broken', () => {
  const machine = staffMachine.provide({
    actors: { draft: fromCallback(() => undefined) } as never,
    actions: {
      'show its message': () => {
        throw new Error('out of order');
      },
    },
  });
  const actor = createActor(machine).start();
  actor.send({ type: 'RESTORE' });
  const view = asChecked(actor, 'personalInfo');
  const errors: unknown[] = [];
  view.subscribe({ error: (error) => errors.push(error) });
  actor.send({ type: 'CHANGE', path: firstName, answer: 'R', typing: true });
  actor.send({ type: 'BLUR', path: firstName });
  expect(errors).toEqual([new Error('out of order')]);
  expect(view.getSnapshot().status).toBe('error');
});
