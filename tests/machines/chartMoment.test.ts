import { describe, expect, test } from 'vitest';
import { initialTransition, transition } from 'xstate';
import { isAttachment } from '#forms/attachment.ts';
import { validateStep } from '#forms/check.ts';
import { blank } from '#forms/draft.ts';
import { draftOf } from '#forms/receive.ts';
import { partsOf } from '#forms/wire.ts';
import { momentOf } from '#machines/inspect/chartMoment.ts';
import { applications } from '#machines/inspect/machineEntries.ts';
import { masked, openly, type Redaction } from '#machines/inspect/redaction.ts';

const [staff] = applications as [(typeof applications)[number]];

const beginning = (redaction: Redaction) => {
  const { machine, applying } = staff;
  const [first] = initialTransition(machine);
  const [snapshot] = transition(machine, first, { type: 'RESTORE' });
  const events = [[{ type: 'NEXT' }], [{ type: 'SHOW_NEEDED' }]];
  return momentOf(applying.form, snapshot, { cause: '', taken: [], redaction, events });
};

describe('a moment', () => {
  test('says why an event leads nowhere: the conditions, and the answers by their labels', () => {
    const { form } = staff.applying;
    const [first] = Object.keys(form.steps) as [string];
    const { forbidden } = beginning(openly);
    expect(forbidden.map(({ type }) => type)).toEqual(['NEXT']);
    expect(forbidden[0]!.conditions).toEqual(['step is valid', 'step is changed']);
    expect(forbidden[0]!.missing).toHaveLength(validateStep(form, first, blank(form)).messages.size);
    expect(forbidden[0]!.missing).toContainEqual({ label: 'First name', text: 'First name is a required field' });
  });

  test('says which states are active', () => {
    expect(beginning(openly).active).toEqual(
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

describe.each(applications)('a masked moment of $name', ({ machine, applying: { form, examples } }) => {
  test.each(Object.entries(examples))('%s: has no answer and no file in it', (_name, answers) => {
    const draft = draftOf(form, answers);
    const step = Object.keys(form.steps).at(-1)!;
    const [first] = initialTransition(machine);
    const [snapshot] = transition(machine, first, { type: 'RESTORE', draft, step, submission: undefined });
    const momentWith = (redaction: Redaction) =>
      momentOf(form, snapshot, { cause: 'RESTORE', taken: [], redaction, events: [[{ type: 'SUBMIT' }]] });
    const texts = momentWith(masked).sections.flatMap(({ facts }) => facts.map(({ text }) => text));
    expect(texts.length).toBeGreaterThanOrEqual(partsOf(answers).length);
    expect(
      texts.filter((text) => !/^(?:••• \d+|application\/pdf, [\d.,]+ \w+(?:; .*)?|\d+|once|\d+ times)$/.test(text)),
    ).toEqual([]);
    expect(written(answers)).not.toEqual([]);
    expect(written(answers).filter((answer) => texts.some((text) => text.includes(answer)))).toEqual([]);
    expect(JSON.stringify(momentWith(openly))).toContain(written(answers)[0]);
  });
});
