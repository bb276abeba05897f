import { describe, expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { answerAt, blank } from '#forms/draft.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import type { WizardEvent } from '#machines/wizard/types.ts';
import { draftNamed } from '#tests/forms/staff/edited.ts';
import { startWizard, submitted } from '#tests/machines/startWizard.ts';

const computer = ['education', 'computer_literacy'];

describe('submitting', () => {
  test('sends the visible answers once, and shows the dialog', () => {
    const { sent, actor, can, send } = submitted();
    send({ type: 'SUBMIT' });
    expect(sent.map(({ answers }) => answers)).toEqual([staffExamples['married mother of two']]);
    expect(actor.getSnapshot().hasTag('dialog')).toBe(true);
    expect(can('SUBMIT')).toBe(false);
  });

  test('does not send an answer that is hidden', () => {
    const { complete, send, sent } = startWizard();
    complete('married mother of two');
    send({ type: 'CHANGE', path: ['personalInfo', 'maritalStatus'], answer: 'single' }, { type: 'SUBMIT' });
    expect(sent[0]!.answers!['personalInfo']).not.toHaveProperty('maidenName');
    expect(sent[0]!.answers!['employmentInfo']).not.toHaveProperty('isWillingToRegisterChildren');
  });

  test('leaves the answers alone', () => {
    const { send, context } = submitted();
    const { draft } = context();
    send({ type: 'CHANGE', path: computer, answer: 'x' }, { type: 'PREVIOUS' }, { type: 'RESTART' });
    expect(context().draft).toBe(draft);
  });
});

describe('an application that arrived', () => {
  test('leads to a receipt, and from there to a blank application', async () => {
    const { sent, send, actor, context, currentStep } = submitted();
    await sent[0]!.succeed({ receivedAt: '2026-11-21T07:00:00Z' });
    expect(actor.getSnapshot().value).toMatchObject({ journey: 'succeeded' });
    send({ type: 'CLOSE' });
    expect(actor.getSnapshot().value).toMatchObject({ journey: 'receipt' });
    expect(context().receipt).toEqual({
      submissionId: sent[0]!.submission.id,
      reference: 'K7MQ4-XR29H',
      receivedAt: '2026-11-21T07:00:00Z',
    });
    send({ type: 'RESTART' });
    expect(currentStep()).toBe('personalInfo');
    expect(context()).toMatchObject({
      draft: blank(staff),
      submission: undefined,
      receipt: { reference: 'K7MQ4-XR29H' },
    });
  });

  test('cannot be sent again', async () => {
    const { sent, send, can, clock } = submitted();
    await sent[0]!.succeed();
    clock.increment(2_000);
    send({ type: 'SUBMIT' }, { type: 'CLOSE' }, { type: 'SUBMIT' });
    expect(can('SUBMIT')).toBe(false);
    expect(sent).toHaveLength(1);
  });
});

describe('an application that failed', () => {
  test('keeps everything and returns to the last step', async () => {
    const { sent, send, context, currentStep, actor } = submitted();
    const { draft } = context();
    const failure = { kind: 'refused', detail: 'Please correct one answer.' } as const;
    await sent[0]!.fail(failure);
    expect(actor.getSnapshot().value).toMatchObject({ journey: 'failed' });
    expect(context().failure).toEqual(failure);
    send({ type: 'CLOSE' });
    expect(currentStep()).toBe('references');
    expect(context().draft).toBe(draft);
    expect(draft.personalInfo).toMatchObject({ passport: draftNamed('married mother of two').personalInfo.passport });
  });

  test('forgets the failure when it is sent again', async () => {
    const { sent, send, context, clock } = submitted();
    await sent[0]!.fail();
    clock.increment(2_000);
    send({ type: 'CLOSE' }, { type: 'SUBMIT' });
    expect(sent).toHaveLength(2);
    expect(context()).toMatchObject({ failure: undefined });
  });
});

describe('a send that was left unfinished', () => {
  /** What the page that is opened next sends, after these events in the one before. */
  const sentByNextPage = async (became: 'stopped' | 'not known', ...events: WizardEvent[]) => {
    const { sent, send, toDraft } = submitted();
    if (became === 'stopped') await sent[0]!.end('stopped');
    else await sent[0]!.fail({ kind: 'offline' });
    send({ type: 'CLOSE' }, ...events);
    const saved = toDraft.findLast(({ type }) => type === 'SAVE');
    const next = startWizard(saved?.type === 'SAVE' ? { ...saved.record, step: 'references' } : {});
    await waitFor(next.actor, () => next.sent.length > 0);
    return next.sent[0]!.answers !== undefined;
  };
  const before = answerAt(draftNamed('married mother of two'), computer);

  test('goes on by itself when the form is opened again', async () => {
    expect(await sentByNextPage('not known')).toBe(true);
  });

  test.each<[string, 'stopped' | 'not known', WizardEvent[]]>([
    ['stopped', 'stopped', []],
    ['stopped, and the note about it dismissed', 'stopped', [{ type: 'DISMISS' }]],
    ['dismissed', 'not known', [{ type: 'DISMISS' }]],
    [
      'followed by an edit that was taken back',
      'not known',
      [
        { type: 'CHANGE', path: computer, answer: 'x' },
        { type: 'CHANGE', path: computer, answer: before! },
      ],
    ],
  ])('is only asked about where it was %s', async (_, became, events) => {
    expect(await sentByNextPage(became, ...events)).toBe(false);
  });
});

describe('the throttle', () => {
  test('lets the next send go 2,000 ms after the one before, not earlier', async () => {
    const { sent, send, can, clock } = submitted();
    await sent[0]!.fail();
    send({ type: 'CLOSE' });
    clock.increment(1_999);
    expect(can('SUBMIT')).toBe(false);
    send({ type: 'SUBMIT' });
    expect(sent).toHaveLength(1);
    clock.increment(1);
    expect(can('SUBMIT')).toBe(true);
    send({ type: 'SUBMIT' });
    expect(sent).toHaveLength(2);
  });

  test('also holds for a new application', async () => {
    const { sent, send, can, clock, complete } = submitted();
    await sent[0]!.succeed();
    send({ type: 'CLOSE' }, { type: 'RESTART' });
    complete('single man');
    expect(can('SUBMIT')).toBe(false);
    clock.increment(2_000);
    expect(can('SUBMIT')).toBe(true);
  });

  test('counts from the send, however long its answer takes', async () => {
    const { sent, send, can, clock } = submitted();
    clock.increment(30_000);
    await sent[0]!.fail();
    send({ type: 'CLOSE' });
    expect(can('SUBMIT')).toBe(true);
  });
});
