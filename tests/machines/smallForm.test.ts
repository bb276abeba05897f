import { describe, expect, test } from 'vitest';
import { examplePdf } from '#forms/examplePdf.ts';
import { form, step } from '#forms/form.ts';
import type { Rule } from '#forms/rule.ts';
import { pdf, phone, text, yesNo } from '#forms/staff/fields.ts';
import { nameOf, statesOf, transitionsOf } from '#machines/inspect/transitions.ts';
import { wizardSamples } from '#machines/inspect/wizardSamples.ts';
import { wizardMachine } from '#machines/wizard/machine.ts';
import { explore } from '#tests/machines/explore.ts';
import { possibleOutcomes } from '#tests/machines/guardOutcomes.ts';

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

const hasPermit: Rule<{ ride: { hasPermit: string } }> = {
  name: 'has a permit',
  holds: (draft) => draft.ride.hasPermit === 'yes',
};
const ride = form(
  { name: 'ride', title: 'Ride', path: '/api/ride', applicant: ({ ride: { name } }) => name },
  {
    ride: step('Ride', {
      name: text('Name'),
      mobilePhone: phone('Mobile phone'),
      hasPermit: yesNo('Do you have a permit?'),
      permit: pdf('Permit', { when: hasPermit }),
    }),
  },
);
const rider = { name: 'Rana', mobilePhone: '+9613123456' };
const riders = {
  'a rider without a permit': { ride: { ...rider, hasPermit: 'no' } },
  'a rider with a permit': { ride: { ...rider, hasPermit: 'yes', permit: examplePdf('permit.pdf') } },
};

test('a form of one step with a number and a paper that some need reaches every state and both outcomes of every condition', async () => {
  const entry = { name: 'ride', title: 'Ride', machine: wizardMachine(ride), form: ride, examples: riders };
  const { covered } = await explore({ ...entry, samples: wizardSamples(ride, riders) });
  const transitions = transitionsOf(entry.machine);
  expect(
    statesOf(entry.machine)
      .map(({ id }) => id)
      .filter((id) => !covered.states.has(id)),
  ).toEqual([]);
  expect(transitions.map(nameOf).filter((name) => !covered.transitions.has(name))).toEqual([]);
  expect(possibleOutcomes(transitions).filter((each) => !covered.outcomes.has(each))).toEqual([]);
});

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
