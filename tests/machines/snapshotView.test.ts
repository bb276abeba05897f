import { describe, expect, test } from 'vitest';
import { type EventObject, initialTransition, transition } from 'xstate';
import { validateStep } from '#forms/check.ts';
import { blank } from '#forms/draft.ts';
import { loadPhoneRules } from '#forms/phone.ts';
import {
  contextSections,
  payloadFacts,
  type Redaction,
  type Section,
  unmasked,
} from '#machines/inspect/contextView.ts';
import { applications, machineEntries } from '#machines/inspect/machineEntries.ts';
import { snapshotViewOf } from '#machines/inspect/snapshotView.ts';

const [staff] = applications as [(typeof applications)[number]];

const beginning = (redaction: Redaction) => {
  const { machine, form } = staff;
  const [first] = initialTransition(machine);
  const [snapshot] = transition(machine, first, { type: 'RESTORE' });
  const events = [[{ type: 'NEXT' }], [{ type: 'SHOW_NEEDED' }]];
  return snapshotViewOf(form, { cause: '', time: 0, snapshot, traversed: [] }, redaction, events);
};

describe('the view of a snapshot', () => {
  test('has the reasons why an event is blocked: the conditions, and the answers by their labels', () => {
    const { form } = staff;
    const [first] = Object.keys(form.steps) as [string];
    const { blocked } = beginning(unmasked);
    expect(blocked.map(({ type }) => type)).toEqual(['NEXT']);
    expect(blocked[0]!.conditions).toEqual(['step is valid', 'step differs from its defaults']);
    expect(blocked[0]!.missing).toHaveLength(validateStep(form, first, blank(form)).messages.size);
    expect(blocked[0]!.missing).toContainEqual({ label: 'First name', text: 'First name is a required field' });
  });

  test('calls no event blocked of which another sample has an effect', () => {
    const { machine } = machineEntries.find(({ name }) => name === 'menu')!;
    const [first] = initialTransition(machine);
    const [snapshot] = transition(machine, first, { type: 'RESIZE', width: 320 });
    const [same, wider] = [320, 1_280].map((width) => ({ type: 'RESIZE', width }));
    const blockedOf = (...events: object[]) =>
      snapshotViewOf(undefined, { cause: '', time: 0, snapshot, traversed: [] }, unmasked, [events as never]).blocked
        .length;
    expect([blockedOf(same!), blockedOf(wider!), blockedOf(same!, wider!)]).toEqual([1, 0, 0]);
  });

  test('has the active states', () => {
    expect(beginning(unmasked).active).toEqual(
      expect.arrayContaining(['staff.journey.steps.personalInfo.married.hidden', 'staff.cooldown.ready']),
    );
  });
});

test('of a context a form is its title, and what was loaded is no text', async () => {
  const [{ facts }] = contextSections(
    undefined,
    { form: staff.form, phoneRules: await loadPhoneRules() },
    unmasked,
  ) as [Section];
  expect(facts).toEqual([
    { label: 'form', text: 'Staff Application' },
    { label: 'phoneRules', text: 'loaded' },
  ]);
});

test('of an event a path is one text, and a number stays one', () => {
  expect(payloadFacts({ type: 'MOVE', id: 'p1', by: 1 } as EventObject, unmasked)).toEqual([
    { label: 'id', text: 'p1' },
    { label: 'by', text: '1' },
  ]);
  expect(payloadFacts({ type: 'BLUR', path: ['personalInfo', 'firstName'] } as EventObject, unmasked)).toEqual([
    { label: 'path', text: 'personalInfo.firstName' },
  ]);
});
