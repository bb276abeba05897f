import { describe, expect, test } from 'vitest';
import { initialTransition, transition } from 'xstate';
import { isAttachment } from '#forms/attachment.ts';
import { validateStep } from '#forms/check.ts';
import { blank } from '#forms/draft.ts';
import { draftOf } from '#forms/receive.ts';
import { partsOf } from '#forms/wire.ts';
import { masked, type Redaction, unmasked } from '#machines/inspect/contextView.ts';
import { applications } from '#machines/inspect/machineEntries.ts';
import { snapshotViewOf } from '#machines/inspect/snapshotView.ts';
import { isMasked } from '#tests/machines/masking.ts';

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
    expect(blocked[0]!.conditions).toEqual(['step is valid', 'step is changed']);
    expect(blocked[0]!.missing).toHaveLength(validateStep(form, first, blank(form)).messages.size);
    expect(blocked[0]!.missing).toContainEqual({ label: 'First name', text: 'First name is a required field' });
  });

  test('has the active states', () => {
    expect(beginning(unmasked).active).toEqual(
      expect.arrayContaining(['staff.journey.steps.personalInfo.married.hidden', 'staff.cooldown.ready']),
    );
  });
});

/** What an applicant wrote or attached, of more than two letters. */
const written = (value: unknown): string[] => {
  if (isAttachment(value)) return [value.name, value.name.replace(/\.pdf$/, '')];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(written);
  return typeof value === 'string' && value.length > 2 ? [value] : [];
};

describe.each(applications)('a masked view of $name', ({ machine, form, examples }) => {
  test.each(Object.entries(examples))('%s: has no answer and no file in it', (_name, answers) => {
    const draft = draftOf(form, answers);
    const step = Object.keys(form.steps).at(-1)!;
    const [first] = initialTransition(machine);
    const [snapshot] = transition(machine, first, { type: 'RESTORE', draft, step, submission: undefined });
    const viewWith = (redaction: Redaction) =>
      snapshotViewOf(form, { cause: 'RESTORE', time: 0, snapshot, traversed: [] }, redaction, [[{ type: 'SUBMIT' }]]);
    const texts = viewWith(masked).sections.flatMap(({ facts }) => facts.map(({ text }) => text));
    expect(texts.length).toBeGreaterThanOrEqual(partsOf(answers).length);
    expect(texts.filter((text) => !isMasked(text))).toEqual([]);
    expect(written(answers)).not.toEqual([]);
    expect(written(answers).filter((answer) => texts.some((text) => text.includes(answer)))).toEqual([]);
    expect(JSON.stringify(viewWith(unmasked))).toContain(written(answers)[0]);
  });
});
