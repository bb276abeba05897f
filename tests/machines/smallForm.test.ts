import { describe, expect, test } from 'vitest';
import { form, step } from '#forms/form.ts';
import { text, yesNo } from '#forms/staff/fields.ts';
import { statesOf, transitionsOf } from '#machines/inspect/transitions.ts';
import { wizardSamples } from '#machines/inspect/wizardSamples.ts';
import { wizardMachine } from '#machines/wizard/machine.ts';
import { explore } from '#tests/machines/explore.ts';

const visit = form(
  { name: 'visit', title: 'Visit', path: '/api/visit', applicant: ({ who }) => who.name },
  {
    who: step('Who', { name: text('Name') }),
    when: step('When', { day: text('Day'), isMorning: yesNo('In the morning?') }),
  },
);
const examples = { 'an early visitor': { who: { name: 'Rana' }, when: { day: 'Monday', isMorning: 'yes' } } };
const machine = wizardMachine(visit);
const samples = wizardSamples(visit, examples);

describe('a small form without lists, files and branches', () => {
  test('reaches every state with its samples', async () => {
    const { covered } = await explore({ name: 'visit', title: 'Visit', machine, form: visit, examples, samples });
    expect(
      statesOf(machine)
        .map(({ id }) => id)
        .filter((id) => !covered.states.has(id)),
    ).toEqual([]);
    expect(covered.transitions.size).toBe(transitionsOf(machine).length);
  });
});
