import { describe, expect, test } from 'vitest';
import { fromPromise, waitFor } from 'xstate';
import type { Attachment } from '#forms/attachment.ts';
import { answersOf, validateStep } from '#forms/check.ts';
import { answerAt, blank, withAnswer } from '#forms/draft.ts';
import { filesOf } from '#forms/draftValue.ts';
import { examplePdf } from '#forms/examplePdf.ts';
import type { PhoneRules } from '#forms/phone.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { draftNamed } from '#tests/forms/staff/edited.ts';
import { attach, startWizard } from '#tests/machines/startWizard.ts';

const steps = Object.keys(staff.steps);
const email = ['personalInfo', 'email'];
const mobilePhone = ['personalInfo', 'mobilePhone'];

describe('an applicant who goes through the steps', () => {
  test('starts at the first step, with a blank draft and nothing to go back to', () => {
    const { currentStep, context, can } = startWizard();
    expect(currentStep()).toBe('personalInfo');
    expect(context().draft).toEqual(blank(staff));
    expect([can('PREVIOUS'), can('NEXT'), can('SUBMIT')]).toEqual([false, false, false]);
  });

  test('does not render the prerendered step again when no draft is restored', () => {
    expect(startWizard().context().revision).toBe(0);
  });

  test.each(steps)('may not leave %s before its answers are valid', (step) => {
    const { goTo, can, send, currentStep, fill } = startWizard();
    const onward = step === 'references' ? 'SUBMIT' : 'NEXT';
    goTo(step, 'experienced teacher');
    expect(can(onward)).toBe(false);
    send({ type: onward });
    expect(currentStep()).toBe(step);
    fill('experienced teacher');
    expect(can(onward)).toBe(true);
  });

  test('may not go on once an answer was made invalid again', () => {
    const { fill, can, send } = startWizard();
    fill('single man');
    send({ type: 'CHANGE', path: email, answer: 'elias' });
    expect(can('NEXT')).toBe(false);
    send({ type: 'CHANGE', path: email, answer: 'elias@mail.example' });
    expect(can('NEXT')).toBe(true);
  });

  test('goes forward and back one step at a time and finds every answer again', () => {
    const { complete, send, currentStep, context } = startWizard();
    complete('married mother of two');
    const { draft } = context();
    for (const step of steps.toReversed().slice(1)) {
      send({ type: 'PREVIOUS' });
      expect(currentStep()).toBe(step);
    }
    send({ type: 'PREVIOUS' });
    expect(currentStep()).toBe('personalInfo');
    for (const step of steps.slice(1)) {
      send({ type: 'NEXT' });
      expect(currentStep()).toBe(step);
    }
    expect(context().draft).toBe(draft);
    expect(answersOf(staff, draft)).toEqual(staffExamples['married mother of two']);
  });

  test('sees only the branches that the answers ask for', () => {
    const { actor, fill, send } = startWizard();
    const shown = () => actor.getSnapshot().value;
    fill('married mother of two');
    expect(shown()).toMatchObject({
      journey: { steps: { personalInfo: { married: 'shown', 'married woman': 'shown', 'has children': 'shown' } } },
    });
    send({ type: 'CHANGE', path: ['personalInfo', 'maritalStatus'], answer: 'single' });
    expect(shown()).toMatchObject({
      journey: { steps: { personalInfo: { married: 'hidden', 'married woman': 'hidden', 'has children': 'hidden' } } },
    });
  });

  test('may not submit when an earlier step has become incomplete', () => {
    const { complete, can, send } = startWizard();
    complete('single man');
    expect(can('SUBMIT')).toBe(true);
    send({ type: 'CHANGE', path: email, answer: '' });
    expect(can('SUBMIT')).toBe(false);
  });
});

describe('messages', () => {
  test('may show for a question after it was left, and from then on', () => {
    const { send, context } = startWizard();
    expect(context().touched.size).toBe(0);
    send({ type: 'BLUR', path: email }, { type: 'CHANGE', path: email, answer: 'x' });
    expect([...context().touched]).toEqual(['personalInfo-email']);
  });

  test('may show for every question of the step after an attempt to go on', () => {
    const { send, context } = startWizard();
    send({ type: 'CHANGE', path: ['personalInfo', 'maritalStatus'], answer: 'married' }, { type: 'SHOW_NEEDED' });
    const { touched } = context();
    expect(touched).toContain('personalInfo-passport');
    expect(touched).toContain('personalInfo-spouseOccupation');
    expect(touched).not.toContain('personalInfo-maidenName');
    expect(touched).not.toContain('hasReferences');
  });

  test('never change an answer', () => {
    const { send, context } = startWizard();
    const { draft } = context();
    send({ type: 'BLUR', path: email }, { type: 'SHOW_NEEDED' });
    expect(context().draft).toBe(draft);
  });

  test('of a phone number follow the rules of its country once they are loaded', async () => {
    const { actor, send, context } = startWizard();
    const messageOf = (answer: string) => {
      send({ type: 'CHANGE', path: mobilePhone, answer });
      const { draft, phoneRules } = context();
      return validateStep(staff, 'personalInfo', draft, phoneRules).messages.get('personalInfo-mobilePhone');
    };
    expect(messageOf('+961 1')).toBe('Please provide a valid phone number.');
    expect(messageOf('03 123 456')).toBe('Please provide a valid phone number.');
    expect(messageOf('+961 99 999 999 9')).toBeUndefined();
    await waitFor(actor, (snapshot) => snapshot.matches({ phoneRules: 'loaded' }));
    expect(messageOf('03 123 456')).toBeUndefined();
    expect(messageOf('+961 99 999 999 9')).toBe('Please provide a valid phone number.');
  });
});

describe('a restored draft', () => {
  const draft = draftNamed('married mother of two');
  const national = withAnswer(draft, mobilePhone, '03 123 456');
  const gap = withAnswer(draft, ['education', 'computer_literacy'], '');

  test.each(steps)('that is complete resumes where it was left: %s', (step) => {
    const { currentStep, context } = startWizard({ draft, step, submission: undefined });
    expect(currentStep()).toBe(step);
    expect(context().draft).toBe(draft);
  });

  test('resumes at the first step that is not complete', () => {
    const { currentStep } = startWizard({ draft: gap, step: 'references', submission: undefined });
    expect(currentStep()).toBe('education');
  });

  test('does not go beyond the step it was left in', () => {
    const { currentStep } = startWizard({ draft: gap, step: 'personalInfo', submission: undefined });
    expect(currentStep()).toBe('personalInfo');
  });

  test('with a number that lacks its country waits for the phone rules, but no longer than ten seconds', () => {
    const never = fromPromise<PhoneRules>(() => new Promise(() => undefined));
    const { actor, clock, currentStep } = startWizard({ draft: national, step: 'education' }, never);
    const isWaiting = () => actor.getSnapshot().matches({ journey: { opening: 'resuming' } });
    clock.increment(9_999);
    expect(isWaiting()).toBe(true);
    clock.increment(1);
    expect(isWaiting()).toBe(false);
    expect(currentStep()).toBe('personalInfo');
  });

  test('with a number that lacks its country resumes where it was left, once the phone rules are loaded', async () => {
    const { actor, currentStep } = startWizard({ draft: national, step: 'education' });
    await waitFor(actor, (snapshot) => !snapshot.matches({ journey: 'opening' }));
    expect(currentStep()).toBe('education');
  });

  test('with a number that lacks its country is opened where the phone rules cannot be loaded', async () => {
    const missing = fromPromise<PhoneRules>(() => Promise.reject(new Error('no connection')));
    const { actor, currentStep } = startWizard({ draft: national, step: 'education' }, missing);
    await waitFor(actor, (snapshot) => !snapshot.matches({ journey: 'opening' }));
    expect(currentStep()).toBe('personalInfo');
  });

  test('of a step the form no longer has is restored all the same', () => {
    const { context } = startWizard({ draft, step: 'hobbies', submission: undefined });
    expect(context().draft).toBe(draft);
  });

  test('counts as changed, and is rendered again', () => {
    const { can, context } = startWizard({ draft, step: 'personalInfo', submission: undefined });
    expect(can('NEXT')).toBe(true);
    expect(context().revision).toBe(1);
  });
});

describe('a new application', () => {
  test('is blank at the first step, whenever it is started', () => {
    const { complete, send, currentStep, context } = startWizard();
    complete('experienced teacher');
    send({ type: 'SHOW_NEEDED' }, { type: 'RESTART' });
    expect(currentStep()).toBe('personalInfo');
    expect(context()).toMatchObject({ draft: blank(staff), submission: undefined, removal: undefined });
    expect(context().touched.size).toBe(0);
  });
});

describe('chosen files', () => {
  const path = ['personalInfo', 'passport'];
  const [sound, other] = [examplePdf('passport.pdf'), examplePdf('id.pdf')];
  const unreadable: Attachment = { ...other, id: 'unreadable', verdict: 'unreadable' };
  const truncated: Attachment = { ...other, id: 'truncated', verdict: 'truncated' };
  const attachedAfter = (multiple: boolean, ...choices: Attachment[][]) => {
    const { send, context } = startWizard();
    for (const files of choices) send(...attach(path, files, multiple));
    return filesOf(answerAt(context().draft, path));
  };

  test('replace the one before, unless they cannot be read', () => {
    expect(attachedAfter(false, [sound], [other])).toEqual([other]);
    expect(attachedAfter(false, [sound], [truncated])).toEqual([truncated]);
    expect(attachedAfter(false, [sound], [unreadable])).toEqual([sound, unreadable]);
    expect(attachedAfter(false, [sound], [unreadable], [unreadable])).toEqual([sound, unreadable]);
    expect(attachedAfter(false, [sound], [unreadable], [other])).toEqual([other]);
  });

  test('are added where several may be attached; one of the same name replaces the one that could not be sent', () => {
    expect(attachedAfter(true, [sound], [truncated])).toEqual([sound, truncated]);
    expect(attachedAfter(true, [truncated, sound], [other])).toEqual([sound, other]);
    expect(attachedAfter(true, [other], [{ ...other, id: 'again' }])).toHaveLength(2);
  });
});
