import { describe, expect, test } from 'vitest';
import { fromCallback, fromPromise } from 'xstate';
import { answersOf } from '#forms/check.ts';
import { answerAt, blank, withAnswer } from '#forms/draft.ts';
import { filesOf } from '#forms/draftValue.ts';
import { examplePdf } from '#forms/examplePdf.ts';
import { loadPhoneRules, type PhoneRules } from '#forms/phone.ts';
import { draftOf } from '#forms/receive.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { draftMachine } from '#machines/draft.ts';
import { sharing } from '#machines/handover.ts';
import { offer, taken } from '#machines/inspect/handoverSamples.ts';
import { sendingMachine } from '#machines/sending.ts';
import type { SendingInput } from '#machines/sendingTypes.ts';
import { refusalOf } from '#machines/wizard/refusedAnswers.ts';
import { placeOf } from '#machines/wizard/snapshot.ts';
import type { Failure, LastSend, WizardEvent } from '#machines/wizard/types.ts';
import { draftNamed } from '#tests/forms/staff/edited.ts';
import { reached } from '#tests/machines/reached.ts';
import { attach, startWizard, submitted } from '#tests/machines/startWizard.ts';

const computer = ['education', 'computer_literacy'];

describe('submitting', () => {
  test('sends the visible answers once, and shows the dialog', () => {
    const { sent, actor, can, send, currentStep } = submitted();
    send({ type: 'SUBMIT' });
    expect(currentStep()).toBe('references');
    expect(sent.map(({ answers }) => answers)).toEqual([staffExamples['married mother of two']]);
    expect(actor.getSnapshot().hasTag('dialog')).toBe(true);
    expect(can('SUBMIT')).toBe(false);
  });

  test('leaves the answers alone', () => {
    const { send, context } = submitted();
    const { draft } = context();
    send({ type: 'CHANGE', path: computer, answer: 'x' }, { type: 'PREVIOUS' }, { type: 'RESTART' });
    expect(context().draft).toBe(draft);
  });
});

test.each([
  [{ type: 'SUBMIT' } as const, 1],
  [{ type: 'STOP' } as const, 0],
])('while the device saves, a send waits for a second and no longer, and can be stopped: %j', (event, sends) => {
  const slow = fromCallback(({ sendBack }) => sendBack({ type: 'RESTORE' }));
  const { sent, clock, send, complete } = startWizard({}, undefined, { draft: slow });
  complete('single man');
  send({ type: 'SUBMIT' }, event);
  clock.increment(999);
  expect(sent).toEqual([]);
  clock.increment(1);
  expect(sent).toHaveLength(sends);
});

test('a number that turns out wrong before anything is sent leads back to the step, and nobody is asked to call the school', async () => {
  let load = (_rules: PhoneRules): void => undefined;
  const phoneRules = fromPromise<PhoneRules>(() => new Promise((resolve) => (load = resolve)));
  const draft = withAnswer(draftNamed('single man'), ['personalInfo', 'mobilePhone'], '+1234567');
  const restored: WizardEvent = { type: 'RESTORE', draft, step: 'references', reached: 4, submission: undefined };
  const slow = fromCallback(({ sendBack }) => sendBack(restored));
  const { actor, clock, send } = startWizard({}, phoneRules, { draft: slow, sending: sendingMachine });
  send({ type: 'SUBMIT' });
  load(await loadPhoneRules());
  await reached(actor, ({ context }) => context.phoneRules !== undefined);
  clock.increment(1_000);
  await reached(actor, (snapshot) => !snapshot.matches({ journey: 'submitting' }));
  expect([placeOf(actor.getSnapshot()), actor.getSnapshot().context.lastSend]).toEqual(['references', 'not there']);
});

test('what comes from another device to a receipt is stored at once, also while the phone rules are loading', () => {
  const phoneRules = fromPromise<PhoneRules>(() => new Promise(() => {}));
  const { send, toDraft } = startWizard({ receipt: { submissionId: 'a', reference: 'K7MQ4-XR29H' } }, phoneRules);
  const phone = ['personalInfo', 'mobilePhone'];
  const draft = withAnswer(draftNamed('married mother of two'), phone, '03 12');
  send({ type: 'RESTORE', draft, step: 'references', reached: 4, submission: undefined });
  const next = toDraft.findIndex(({ type }) => type === 'START_OVER') + 1;
  expect(toDraft[next]).toMatchObject({ type: 'SAVE', record: { draft, step: 'references' }, now: true });
});

describe('an application that arrived', () => {
  test('leads to a receipt, and from there to a blank application', async () => {
    const { sent, send, actor, context, currentStep, toDraft } = submitted();
    await sent[0]!.succeed({ receivedAt: '2026-11-21T07:00:00Z' });
    expect(actor.getSnapshot().value).toMatchObject({ journey: 'succeeded' });
    expect(currentStep()).toBe('references');
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
      submission: { fingerprint: '' },
      receipt: { reference: 'K7MQ4-XR29H' },
    });
    expect(toDraft).toContainEqual({ type: 'START_OVER', forget: false });
  });

  test('is no longer shown once its receipt is removed', async () => {
    const { sent, send, context, toDraft } = submitted();
    await sent[0]!.succeed();
    send({ type: 'CLOSE' }, { type: 'FORGET_RECEIPT' });
    expect(context().receipt).toBeUndefined();
    expect(toDraft).toContainEqual({ type: 'START_OVER', forget: true });
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

test('an application that is started in the place of another one is offered by no link', () => {
  const { send, actor, context, complete } = startWizard();
  complete('single man');
  send({ type: 'SHARE', offer, shared: sharing(actor, offer) });
  expect(context().offer).toEqual(offer);
  send({ type: 'RESTART' });
  expect(context()).toMatchObject({ draft: blank(staff), offer: undefined });
});

describe('an application that failed', () => {
  test('keeps everything and returns to the last step', async () => {
    const { sent, send, context, currentStep, actor, toDraft } = submitted();
    const { draft } = context();
    const failure = { kind: 'refused', detail: 'Please correct one answer.' } as const;
    await sent[0]!.fail(failure);
    expect(actor.getSnapshot().value).toMatchObject({ journey: 'failed' });
    expect(context().failure).toEqual(failure);
    expect(toDraft.findLast(({ type }) => type === 'SAVE')).toMatchObject({
      record: { step: 'references' },
      now: true,
    });
    expect(currentStep()).toBe('references');
    send({ type: 'CLOSE' });
    expect(currentStep()).toBe('references');
    expect(context().draft).toBe(draft);
    expect(draft.personalInfo).toMatchObject({ passport: draftNamed('married mother of two').personalInfo.passport });
  });

  test.each<[Failure['kind'], LastSend, boolean]>([
    ['refused', 'refused', false],
    ['too large', 'refused', false],
    ['not known', 'not known', true],
    ['offline', 'not confirmed', true],
    ['busy', 'not confirmed', true],
  ])('%s is noted as %s; that it may have arrived: %s', async (kind, lastSend, unsure) => {
    const { sent, context } = submitted();
    const errors = { 'personalInfo[firstName]': 'Another name, please.' };
    await sent[0]!.fail({ kind, errors });
    expect(context()).toMatchObject({ lastSend, submission: { unsure } });
    expect(context().refused).toMatchObject([{ step: 'personalInfo', message: 'Another name, please.' }]);
  });

  test.each(['stopped', 'not there'] as const)('that was %s is noted so, with what that means', async (became) => {
    const { sent, context } = submitted();
    await sent[0]!.end(became);
    expect(context()).toMatchObject({ lastSend: became, submission: { unsure: became === 'stopped' } });
  });

  test('is noted until an answer is another, not until a field is left unchanged', async () => {
    const { sent, send, context } = submitted();
    await sent[0]!.fail();
    const path = ['personalInfo', 'birthDate'];
    const date = context().draft.personalInfo as { birthDate: string };
    send({ type: 'CLOSE' }, { type: 'CHANGE', path, answer: date.birthDate });
    expect(context().lastSend).toBe('not confirmed');
    send({ type: 'CHANGE', path, answer: '1990-01-01' });
    expect(context().lastSend).toBeUndefined();
  });

  test('is noted until another file is attached', async () => {
    const { sent, send, context } = submitted();
    await sent[0]!.fail();
    send({ type: 'CLOSE' });
    expect(context().lastSend).toBe('not confirmed');
    send(...attach(['personalInfo', 'passport'], [examplePdf('passport.pdf')]));
    expect(context().lastSend).toBeUndefined();
  });

  test('forgets the failure when it is sent again', async () => {
    const { sent, send, context, clock } = submitted();
    await sent[0]!.fail({ kind: 'refused', errors: { hasReferences: 'Please answer.' } });
    clock.increment(2_000);
    send({ type: 'CLOSE' }, { type: 'SUBMIT' });
    expect(sent).toHaveLength(2);
    expect(context()).toMatchObject({ failure: undefined, refused: [], lastSend: 'awaited', resumes: false });
  });
});

test('an answer that was refused has the receiver’s message until it is changed, a file until it is replaced', async () => {
  const { sent, send, context } = submitted();
  const [name, passport] = [
    ['personalInfo', 'firstName'],
    ['personalInfo', 'passport'],
  ] as const;
  const said = () => [name, passport].map((path) => refusalOf(context().refused, context().draft, path));
  const errors = { 'personalInfo[firstName]': 'Another name, please.', 'personalInfo[passport]': 'Not readable.' };
  await sent[0]!.fail({ kind: 'refused', errors });
  const [file] = filesOf(answerAt(context().draft, passport));
  send({ type: 'CLOSE' });
  expect(said()).toEqual(['Another name, please.', 'Not readable.']);
  send({ type: 'CHANGE', path: name, answer: 'Mona' }, ...attach(passport, [{ ...file!, id: 'scanned again' }]));
  expect(said()).toEqual([undefined, undefined]);
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
    await reached(next.actor, () => next.sent.length > 0);
    expect(next.sent[0]!.resumes).toBe(true);
    return next.sent[0]!.answers !== undefined;
  };
  const before = answerAt(draftNamed('married mother of two'), computer);

  test('goes on by itself when the form is opened again', async () => {
    expect(await sentByNextPage('not known')).toBe(true);
  });

  test('may be sent anew where the school does not have it', async () => {
    const { sent, context } = submitted();
    const { draft, submission } = context();
    const next = startWizard({ draft, step: 'references', submission });
    await reached(next.actor, () => next.sent.length > 0);
    await next.sent[0]!.end('not there');
    next.clock.increment(2_000);
    next.send({ type: 'SUBMIT' });
    expect(next.sent[1]).toMatchObject({ answers: sent[0]!.answers, resumes: false });
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

  const photographed = {
    path: ['personalInfo', 'passport'],
    replaces: [],
    photographs: [{ file: examplePdf('front.jpg') }],
  };
  const leftBehind = {
    draft: draftNamed('married mother of two'),
    step: 'references',
    submission: { id: '6042b176-1f3d-4148-b4e5-0a1b2c3d4e5f', fingerprint: '', unsure: true },
    lastSend: 'not confirmed',
  } as const;
  const loadPhotographs = fromPromise(() => Promise.resolve());
  const withPhotographs = () =>
    startWizard({ ...leftBehind, photographing: photographed }, undefined, { loadPhotographs });

  test('is only asked about where a paper was photographed since, which can be attached once it is not there', async () => {
    const { sent, actor, currentStep } = withPhotographs();
    await reached(actor, (snapshot) => sent.length > 0 && snapshot.matches({ photographs: 'loaded' }));
    expect(sent[0]!.answers).toBeUndefined();
    await sent[0]!.end('not there');
    expect([currentStep(), actor.getSnapshot().value.photographs]).toEqual(['references', 'open']);
  });

  test('goes on by itself where photographs were there before it was submitted', async () => {
    const { send, sent, toDraft, complete } = startWizard();
    complete('married mother of two');
    // The dialog cannot be loaded.
    send({
      type: 'RESTORE',
      draft: draftNamed('married mother of two'),
      step: 'references',
      photographing: photographed,
    });
    send({ type: 'SUBMIT' });
    await sent[0]!.fail({ kind: 'offline' });
    const stored = toDraft.findLast(({ type }) => type === 'SAVE');
    const next = startWizard(stored?.type === 'SAVE' ? { ...stored.record, step: 'references' } : {});
    await reached(next.actor, () => next.sent.length > 0);
    expect(next.sent[0]!.answers).toEqual(sent[0]!.answers);
  });

  test('opens no photographs over the receipt', async () => {
    const { sent, actor } = withPhotographs();
    await reached(actor, (snapshot) => sent.length > 0 && snapshot.matches({ photographs: 'loaded' }));
    await sent[0]!.succeed();
    expect(actor.getSnapshot().value).toMatchObject({ journey: 'succeeded', photographs: 'loaded' });
  });

  test.each([
    ['no answer was edited', [], undefined],
    ['an answer was edited', [{ type: 'CHANGE', path: computer, answer: 'x' } as const], true],
  ])('is found after %s: the receipt says whether it is of the answers that are shown', async (_, edits, earlier) => {
    const { sent, send, toDraft } = submitted();
    await sent[0]!.fail({ kind: 'offline' });
    send({ type: 'CLOSE' }, ...edits, { type: 'PREVIOUS' });
    const saved = toDraft.findLast(({ type }) => type === 'SAVE');
    const next = startWizard(saved?.type === 'SAVE' ? { ...saved.record, step: 'references' } : {});
    await reached(next.actor, () => next.sent.length > 0);
    await next.sent[0]!.succeed();
    expect(next.context().receipt?.earlier).toBe(earlier);
  });

  test('is found after a file was lost on the device: nobody has edited it', async () => {
    const { context, toDraft } = submitted();
    const saved = toDraft.findLast(({ type }) => type === 'SAVE');
    const draft = withAnswer(context().draft, ['personalInfo', 'passport'], []);
    const next = startWizard(saved?.type === 'SAVE' ? { ...saved.record, draft, step: 'references' } : {});
    await reached(next.actor, () => next.sent.length > 0);
    await next.sent[0]!.succeed();
    expect(next.context().receipt?.earlier).toBeUndefined();
  });

  test('is neither sent nor asked about by itself, once another device has the draft', async () => {
    // A device that keeps nothing: its draft is in the machine alone.
    const draft = draftMachine.provide({
      actors: {
        requestLock: fromPromise(() => Promise.resolve(true)),
        readDevice: fromPromise(() => Promise.reject(new Error('It keeps nothing.'))),
        collectEarlyAnswers: fromPromise(() => Promise.reject(new Error('Nothing was typed before.'))),
      },
    });
    const { sent, send, actor, clock, complete, context } = startWizard({}, undefined, { draft });
    await reached(actor, (snapshot) => !snapshot.hasTag('opening'));
    complete('married mother of two');
    send({ type: 'SUBMIT' });
    clock.increment(2_000);
    await sent[0]!.fail({ kind: 'offline' });
    // A link that did not come about takes nothing back.
    send({ type: 'CLOSE' }, { type: 'SHARE', offer: undefined, shared: sharing(actor) });
    expect(context()).toMatchObject({ submission: { shared: true, unsure: true }, lastSend: 'not confirmed' });
    send({ type: 'SHARE', offer, shared: sharing(actor, offer) });
    const record = actor.getSnapshot().children.draft?.getSnapshot().context.record;
    expect(record).toMatchObject({ submission: { id: sent[0]!.submission.id, shared: true }, lastSend: undefined });
    const next = startWizard({ ...record, step: 'references' });
    await reached(next.actor, (snapshot) => snapshot.matches({ phoneRules: 'loaded' }));
    expect([next.currentStep(), next.sent]).toEqual(['references', []]);
    // It continues here after all, where it was left.
    send({ type: 'SHARE', offer: taken, shared: sharing(actor, taken) });
    expect(placeOf(actor.getSnapshot())).toBe('elsewhere');
    send({ type: 'SHARE', offer: undefined, shared: sharing(actor) });
    expect(placeOf(actor.getSnapshot())).toBe('references');
  });

  test.each(['while it is sent', 'once it has failed'])(
    'is taken over by another device %s: it is not stopped, and the page then says where it continues',
    async (when) => {
      const { sent, send, actor, context, toDraft } = submitted();
      const share = () => {
        const submission = { ...context().submission, shared: true, unsure: false };
        send({ type: 'SHARE', offer: taken, shared: { submission, lastSend: undefined } });
      };
      if (when === 'while it is sent') share();
      expect(placeOf(actor.getSnapshot())).toBe('submitting');
      await sent[0]!.fail({ kind: 'offline' });
      if (when === 'once it has failed') share();
      expect(placeOf(actor.getSnapshot())).toBe('failed');
      const saved = toDraft.findLast(({ type }) => type === 'SAVE');
      send({ type: 'CLOSE' });
      expect(placeOf(actor.getSnapshot())).toBe('elsewhere');
      // Nor does this device send anything when the page is opened again.
      const next = startWizard(saved?.type === 'SAVE' ? { ...saved.record, step: 'references' } : {});
      await reached(next.actor, (snapshot) => snapshot.matches({ phoneRules: 'loaded' }));
      expect([placeOf(next.actor.getSnapshot()), next.sent]).toEqual(['elsewhere', []]);
    },
  );

  test.each(['+9613123456', '03 123 456', '+961 03 123 456', '+96103123456', '+33 (0)6 12 34 56 78'])(
    'goes on after a reload, also with the number %s as it was typed, which the intake reads as the same',
    async (number) => {
      const rules = await loadPhoneRules();
      const readByIntake = ({ answers }: SendingInput) => answersOf(staff, draftOf(staff, answers), rules);
      const draft = withAnswer(draftNamed('married mother of two'), ['personalInfo', 'mobilePhone'], number);
      const first = startWizard({ draft, step: 'references', submission: undefined });
      await reached(first.actor, (snapshot) => snapshot.matches({ phoneRules: 'loaded' }));
      first.send({ type: 'SUBMIT' });
      const saved = first.toDraft.findLast(({ type }) => type === 'SAVE');
      const next = startWizard(saved?.type === 'SAVE' ? { ...saved.record, step: 'references' } : {});
      await reached(next.actor, () => next.sent.length > 0);
      expect(readByIntake(next.sent[0]!)).toEqual(first.sent[0]!.answers);
    },
  );
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

  test('counts from the send, however long its answer takes', async () => {
    const { sent, send, can, clock } = submitted();
    clock.increment(30_000);
    await sent[0]!.fail();
    send({ type: 'CLOSE' });
    expect(can('SUBMIT')).toBe(true);
  });
});
