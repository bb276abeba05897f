import { describe, expect, test } from 'vitest';
import { initialTransition, transition } from 'xstate';
import { form, step } from '#forms/form.ts';
import { text, yesNo } from '#forms/staff/fields.ts';
import { momentOf } from '#machines/inspect/chartMoment.ts';
import { mermaid } from '#machines/inspect/mermaid.ts';
import { openly } from '#machines/inspect/redaction.ts';
import { sampleEvents } from '#machines/inspect/samples.ts';
import { statesOf, transitionsOf } from '#machines/inspect/transitions.ts';
import { wizardMachine } from '#machines/wizard/machine.ts';
import { explore } from '#tests/machines/exploring.ts';

const visit = form(
  { name: 'visit', title: 'Visit', path: '/api/visit', applicant: ({ who }) => who.name },
  {
    who: step('Who', { name: text('Name') }),
    when: step('When', { day: text('Day'), isMorning: yesNo('In the morning?') }),
  },
);
const examples = { 'an early visitor': { who: { name: 'Rana' }, when: { day: 'Monday', isMorning: 'yes' } } };
const machine = wizardMachine(visit);
const samples = sampleEvents(visit, examples);

describe('a small form without lists, files and branches', () => {
  test('has a chart', () => {
    const chart = mermaid(machine);
    expect(chart).toContain('SUBMIT');
    expect(chart).not.toMatch(/ADD_ENTRY|REMOVE|ATTACH|DETACH/);
  });

  test('says in its beginning what is missing', () => {
    const [opening] = initialTransition(machine);
    const [snapshot] = transition(machine, opening, { type: 'RESTORE' });
    const { forbidden } = momentOf(visit, snapshot, {
      cause: '',
      taken: [],
      redaction: openly,
      events: [[{ type: 'NEXT' }]],
    });
    expect(forbidden[0]!.missing).toEqual([{ label: 'Name', text: 'Name is a required field' }]);
  });

  test('is walked through every state by the samples that are made for it', async () => {
    const { seen } = await explore({
      name: 'visit',
      title: 'Visit',
      machine,
      applying: { form: visit, examples },
      samples,
    });
    expect(
      statesOf(machine)
        .map(({ id }) => id)
        .filter((id) => !seen.states.has(id)),
    ).toEqual([]);
    expect(seen.transitions.size).toBe(transitionsOf(machine).length);
  });
});
