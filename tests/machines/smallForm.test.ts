import { describe, expect, test } from 'vitest';
import { type AnyMachineSnapshot, initialTransition } from 'xstate';
import { form, step } from '#forms/form.ts';
import { text, yesNo } from '#forms/staff/fields.ts';
import { momentOf } from '#machines/inspect/chartMoment.ts';
import { mermaid } from '#machines/inspect/mermaid.ts';
import { openly } from '#machines/inspect/redaction.ts';
import { sampleEvents } from '#machines/inspect/samples.ts';
import { statesOf, transitionsOf } from '#machines/inspect/transitions.ts';
import { wizardMachine } from '#machines/wizard/machine.ts';
import { replay, type Seen } from '#tests/machines/replay.ts';
import { cover, eventsFrom, waysOf } from '#tests/machines/ways.ts';

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

const placeOf = (snapshot: AnyMachineSnapshot) =>
  JSON.stringify([snapshot.value, ['NEXT', 'SUBMIT'].map((type) => snapshot.can({ type }))]);

describe('a small form without lists, files and branches', () => {
  test('has a chart', () => {
    const chart = mermaid(machine);
    expect(chart).toContain('SUBMIT');
    expect(chart).not.toMatch(/ADD_ENTRY|REMOVE|ATTACH|DETACH/);
  });

  test('says in its beginning what is missing', () => {
    const [snapshot] = initialTransition(machine);
    const { forbidden } = momentOf({ machine, form: visit }, snapshot, {
      said: '',
      taken: [],
      telling: openly,
      events: [[{ type: 'NEXT' }]],
    });
    expect(forbidden[0]!.missing).toEqual([{ label: 'Name', text: 'Name is a required field' }]);
  });

  test('is walked through every state by the samples that are made for it', async () => {
    const seen: Seen = { states: new Set(), transitions: new Set(), conditions: new Set() };
    for (const { events } of cover(waysOf(machine, placeOf, eventsFrom(samples)))) await replay(machine, events, seen);
    expect(
      statesOf(machine)
        .map(({ id }) => id)
        .filter((id) => !seen.states.has(id)),
    ).toEqual([]);
    expect(seen.transitions.size).toBe(transitionsOf(machine).length);
  });
});
