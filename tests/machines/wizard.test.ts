import { beforeAll, expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { loadPhoneRules } from '#forms/phone.ts';
import { draftOf } from '#forms/receive.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { staffMachine } from '#machines/staff.ts';
import { stepOf } from '#machines/wizard.ts';
import type { Receipt, SubmitInput } from '#machines/wizardTypes.ts';

beforeAll(loadPhoneRules);
const steps = Object.keys(staff.steps);

const start = (send: (input: SubmitInput) => Promise<Receipt>) => {
  const clock = new SimulatedClock();
  const machine = staffMachine.provide({ actors: { submit: fromPromise(({ input }) => send(input)) } });
  return { actor: createActor(machine, { clock }).start(), clock };
};

test('goes', async () => {
  const sent: string[] = [];
  const { actor, clock } = start(({ submission }) => { sent.push(submission.id); return Promise.reject(new Error('x')) });
  const draft = draftOf(staff, staffExamples['married mother of two']);
  expect(actor.getSnapshot().can({ type: 'NEXT' })).toBe(false);
  actor.send({ type: 'RESTORE', draft, step: 'personalInfo', submission: undefined });
  expect(actor.getSnapshot().value).toMatchInlineSnapshot(`
    {
      "journey": {
        "steps": {
          "personalInfo": {
            "has children": "shown",
            "married": "shown",
            "married woman": "shown",
          },
        },
      },
      "throttle": "open",
    }
  `);
  for (const step of steps.slice(1)) { actor.send({ type: 'NEXT' }); expect(stepOf(staff, actor.getSnapshot())).toBe(step); }
  actor.send({ type: 'SUBMIT' });
  expect(actor.getSnapshot().value).toMatchInlineSnapshot(`
    {
      "journey": "submitting",
      "throttle": "closed",
    }
  `);
  await waitFor(actor, (s) => s.matches({ journey: 'failed' }));
  actor.send({ type: 'CLOSE' });
  expect(actor.getSnapshot().can({ type: 'SUBMIT' })).toBe(false);
  clock.increment(2000);
  expect(actor.getSnapshot().can({ type: 'SUBMIT' })).toBe(true);
  expect(sent.length).toBe(1);
});
