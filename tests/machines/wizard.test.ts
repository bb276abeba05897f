import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { type Attachment, filesIn } from '#forms/attachment.ts';
import { answersOf, validateStep } from '#forms/check.ts';
import { answerAt, blank, withAnswer } from '#forms/draft.ts';
import { type DraftGroup, filesOf } from '#forms/draftValue.ts';
import { examplePdf } from '#forms/examplePdf.ts';
import { newId } from '#forms/id.ts';
import { limits } from '#forms/limits.ts';
import type { PhoneRules } from '#forms/phone.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import type { DraftRecord } from '#machines/draftTypes.ts';
import { receipt } from '#machines/inspect/samples.ts';
import { papersMachine } from '#machines/papers.ts';
import type { Choice, Given, WizardEmitted, WizardEvent } from '#machines/wizard/types.ts';
import { draftNamed } from '#tests/forms/staff/edited.ts';
import { reached } from '#tests/machines/reached.ts';
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
    // The prerendered step is not rendered again.
    expect(context().revision).toBe(0);
  });

  test('goes on only to the first step once the answers were erased', () => {
    const { complete, fill, send, currentStep } = startWizard();
    complete('single man');
    send({ type: 'RESTART' });
    fill('single man');
    send({ type: 'GO_TO', place: 'education' });
    expect(currentStep()).toBe('personalInfo');
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
    const { send, context, goTo } = startWizard();
    send({ type: 'CHANGE', path: ['personalInfo', 'maritalStatus'], answer: 'married' }, { type: 'SHOW_NEEDED' });
    const { touched } = context();
    expect(touched).toContain('personalInfo-passport');
    expect(touched).toContain('personalInfo-spouseOccupation');
    expect(touched).not.toContain('personalInfo-maidenName');
    expect(touched).not.toContain('hasReferences');
    goTo('education', 'single man');
    send({ type: 'SHOW_NEEDED' });
    expect(context().touched).toContain('education-computer_literacy');
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
    expect(messageOf('03 123 456')).toBeUndefined();
    expect(messageOf('+961 99 999 999 9')).toBeUndefined();
    await reached(actor, (snapshot) => snapshot.matches({ phoneRules: 'loaded' }));
    expect(messageOf('03 123 456')).toBeUndefined();
    expect(messageOf('+961 99 999 999 9')).toBe('Please provide a valid phone number.');
  });
});

describe('a restored draft', () => {
  const draft = draftNamed('married mother of two');
  const national = withAnswer(draft, mobilePhone, '03 123 456');

  test.each(['loading', 'missing'] as const)(
    'with a number as it was typed is opened where it was left, while the phone rules are %s',
    async (state) => {
      const rules = fromPromise<PhoneRules>(() =>
        state === 'missing' ? Promise.reject(new Error('no connection')) : new Promise(() => undefined),
      );
      const { actor, currentStep } = startWizard({ draft: national, step: 'education' }, rules);
      await reached(actor, (snapshot) => snapshot.matches({ phoneRules: state }));
      expect(currentStep()).toBe('education');
    },
  );

  test('counts as changed, and is rendered again', () => {
    const { can, context, send } = startWizard({ draft, step: 'personalInfo', submission: undefined });
    expect(can('NEXT')).toBe(true);
    expect(context().revision).toBe(1);
    send({ type: 'RESTORE' });
    expect(context().revision).toBe(2);
  });

  test('that was erased on the device is not shown any more by a page that comes back', () => {
    const { context, send } = startWizard();
    send({ type: 'CHANGE', path: email, answer: 'rana@mail.example' }, { type: 'RESTORE' });
    expect(context()).toMatchObject({ draft: blank(staff), revision: 1 });
    send({ type: 'RESTORE' });
    expect(context().revision).toBe(1);
  });

  test('comes back with all that the device has saved, and is saved with it again', () => {
    const record = {
      draft: withAnswer(draft, mobilePhone, ''),
      step: 'personalInfo',
      reached: 3,
      previous: blank(staff),
      submission: { id: receipt.submissionId, fingerprint: '', unsure: false },
      refused: [{ names: ['hasReferences'], step: 'references', path: ['hasReferences'], message: '', answer: 'yes' }],
      photographing: { path: ['personalInfo', 'passport'], replaces: [], photographs: [] },
      lastSend: 'refused' as const,
      failure: { kind: 'refused' as const },
    };
    const { context, toDraft, currentStep } = startWizard({ ...record, receipt });
    const { step, ...saved } = record;
    expect(currentStep()).toBe(step);
    expect(context()).toMatchObject({ ...saved, receipt });
    expect(toDraft).toEqual([{ type: 'SAVE', record, now: true }]);
    expect(context().touched).toContain('personalInfo-email');
    expect(context().touched).not.toContain('personalInfo-mobilePhone');
  });
});

test('a receipt that was removed in another tab is not shown again; what comes from another device changes none', () => {
  const { send, context } = startWizard({ receipt });
  send({ type: 'RESTORE', draft: draftNamed('single man') });
  expect(context().receipt).toEqual(receipt);
  send({ type: 'SUSPEND' }, { type: 'RESTORE', receipt: undefined });
  expect(context().receipt).toBeUndefined();
});

test('a place is entered with the reason, the question to focus and the question that the review has led to', () => {
  const { actor, complete, send } = startWizard();
  complete('single man');
  const arrived: WizardEmitted[] = [];
  actor.on('arrived', (event) => void arrived.push(event));
  const question = 'personalInfo-email';
  send({ type: 'GO_TO', place: 'personalInfo', question, replace: true }, { type: 'NEXT' });
  send({ type: 'GO_TO', place: 'references' });
  expect(arrived).toEqual([
    { type: 'arrived', place: 'personalInfo', because: 'GO_TO', question, replace: true, changed: question },
    { type: 'arrived', place: 'education', because: 'NEXT' },
    { type: 'arrived', place: 'references', because: 'GO_TO', changed: question },
  ]);
  // It is not from there that the review is reached once more.
  send({ type: 'PREVIOUS' }, { type: 'GO_TO', place: 'references' });
  expect(arrived.at(-1)).toEqual({ type: 'arrived', place: 'references', because: 'GO_TO' });
});

test('the review and each step in it are folded and unfolded', () => {
  const { complete, send, context } = startWizard();
  complete('single man');
  const after = (step?: string) => {
    send({ type: 'REVIEW', ...(step && { step }) });
    return [context().reviewing, context().unfolded];
  };
  expect(after()).toEqual([true, ['personalInfo']]);
  expect(after('education')).toEqual([true, ['personalInfo', 'education']]);
  expect(after('personalInfo')).toEqual([true, ['education']]);
  expect(after()).toEqual([false, ['education']]);
});

test('where the clock was wrong, this is known to each later application', async () => {
  const checkClock = fromPromise(() => Promise.resolve('2020-03-01'));
  const { actor, context, send } = startWizard({}, undefined, { checkClock });
  await reached(actor, (snapshot) => snapshot.matches({ clock: 'known', phoneRules: 'loaded' }));
  const { wrongDay, phoneRules, revision } = context();
  expect(wrongDay).toBe('2020-03-01');
  send({ type: 'RESTART' });
  expect(context()).toMatchObject({ wrongDay, phoneRules, revision: revision + 1 });
  send({ type: 'RESTORE' });
  expect(context()).toMatchObject({ wrongDay, phoneRules });
});

test('a server that cannot be asked for its date is asked again', async () => {
  const answers = [() => Promise.reject(new Error('No connection.')), () => Promise.resolve('2020-03-01')];
  const checkClock = fromPromise(() => answers.shift()!());
  const { actor, clock, context } = startWizard({}, undefined, { checkClock });
  await reached(actor, (snapshot) => snapshot.matches({ clock: 'unknown' }));
  clock.increment(30_000);
  await reached(actor, (snapshot) => snapshot.matches({ clock: 'known' }));
  expect(context().wrongDay).toBe('2020-03-01');
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

  test('replace the one before, unless they cannot be sent', () => {
    expect(attachedAfter(false, [sound], [other])).toEqual([other]);
    const refused = (['truncated', 'empty', 'photograph', 'notPdf'] as const).map((verdict) => ({ ...other, verdict }));
    for (const file of [...refused, { ...other, size: limits.fileBytes + 1 }])
      expect(attachedAfter(false, [sound], [file])).toEqual([sound, file]);
    expect(attachedAfter(false, [sound], [unreadable])).toEqual([sound, unreadable]);
    expect(attachedAfter(false, [sound], [unreadable], [unreadable])).toEqual([sound, unreadable]);
    expect(attachedAfter(false, [sound], [unreadable], [other])).toEqual([other]);
    const folder: Attachment = { ...unreadable, id: 'folder', verdict: 'folder' };
    expect(attachedAfter(false, [sound], [folder])).toEqual([sound, folder]);
    expect(attachedAfter(false, [sound], [truncated, folder])).toEqual([sound, folder]);
    expect(attachedAfter(false, [truncated], [unreadable])).toEqual([unreadable]);
  });

  test('are added where several may be attached; one of the same name replaces the one that could not be sent', () => {
    expect(attachedAfter(true, [sound], [truncated])).toEqual([sound, truncated]);
    expect(attachedAfter(true, [truncated, sound], [other])).toEqual([sound, other]);
    expect(attachedAfter(true, [other], [{ ...other, id: 'again' }])).toHaveLength(2);
  });

  test('are read one choice after another', () => {
    const read: unknown[] = [];
    const { send } = startWizard({}, undefined, {
      read: fromCallback<never, Choice>(({ input }) => void read.push(input)),
    });
    const choices = [sound, other, truncated].map((file) => ({ path, files: [file], multiple: false }));
    for (const choice of choices) send({ type: 'CHOOSE', ...choice });
    for (const [i, choice] of choices.entries()) {
      expect(read).toEqual(choices.slice(0, i + 1).map((each) => expect.objectContaining(each)));
      send({ type: 'ATTACH', files: choice.files });
    }
  });

  test('are saved at once', () => {
    const { send, toDraft } = startWizard();
    send(...attach(path, [sound]));
    expect(toDraft.at(-1)).toMatchObject({ type: 'SAVE', now: true });
  });

  test('do not hold back a PDF of photographs, which was chosen after them', async () => {
    const read: Choice[] = [];
    const { actor, send } = startWizard({}, undefined, {
      read: fromCallback<never, Choice>(({ input }) => void read.push(input)),
      loadPhotographs: fromPromise(() => Promise.resolve()),
    });
    const certificate = { path: ['education', 'academicInfo', 'e1', 'certificate'], files: [other], multiple: false };
    const passport = { path, files: [sound], multiple: false };
    const photographed = { path, files: [examplePdf('photographed.pdf')], multiple: false };
    for (const choice of [certificate, passport]) send({ type: 'CHOOSE', ...choice });
    send({ type: 'PHOTOGRAPH', path, ids: [] });
    await reached(actor, (snapshot) => snapshot.matches({ photographs: 'open' }));
    send({ type: 'CHOOSE', ...photographed });
    send({ type: 'ATTACH', files: photographed.files });
    expect(actor.getSnapshot().value.photographs).toBe('closed');
    // The certificate is read again after it; what it replaces at its own question is not.
    const order = [certificate, photographed, certificate];
    expect(read).toEqual(order.map((choice) => expect.objectContaining(choice)));
    expect(actor.getSnapshot().context.reading).toEqual([expect.objectContaining(certificate)]);
  });

  test('of a question of several are read after a PDF of photographs, which replaces none of them', async () => {
    const { actor, context, send } = startWizard({}, undefined, {
      read: fromCallback<never, Choice>(() => undefined),
      loadPhotographs: fromPromise(() => Promise.resolve()),
    });
    const chosen = { path, files: [sound], multiple: true };
    const photographed = { path, files: [examplePdf('photographed.pdf')], multiple: true };
    send({ type: 'CHOOSE', ...chosen }, { type: 'PHOTOGRAPH', path, ids: [] });
    await reached(actor, (snapshot) => snapshot.matches({ photographs: 'open' }));
    send({ type: 'CHOOSE', ...photographed }, { type: 'ATTACH', files: photographed.files });
    expect(context().reading).toEqual([expect.objectContaining(chosen)]);
  });
});

test.each<[what: string, WizardEvent, DraftGroup]>([
  [
    'another draft takes the place of its own is not attached to that',
    { type: 'RESTORE', draft: draftNamed('married mother of two') },
    draftNamed('married mother of two'),
  ],
  ['the application is erased is not attached to the next one', { type: 'RESTART' }, blank(staff)],
])('a file that is still read when %s', (_, event, draft) => {
  const { send, context, actor } = startWizard();
  const [choose, attached] = attach(['personalInfo', 'passport'], [examplePdf('passport.pdf')]);
  send(choose!, event);
  expect(actor.getSnapshot().value.files).toBe('read');
  send(attached!);
  expect(context().draft).toEqual(draft);
});

test('files that are chosen before the draft is there are read after it, and attached to it, each', () => {
  let restore = () => {};
  const { send, context } = startWizard({}, undefined, {
    draft: fromCallback(({ sendBack }) => {
      restore = () => sendBack({ type: 'RESTORE', draft: draftNamed('single man') });
    }),
    read: fromCallback<WizardEvent, Choice>(({ input: { files }, sendBack }) =>
      sendBack({ type: 'ATTACH', files: files as Attachment[] }),
    ),
  });
  const paths = [
    ['personalInfo', 'passport'],
    ['education', 'academicInfo', 'e1', 'certificate'],
  ];
  send(...paths.map((path, at) => attach(path, [examplePdf(`early ${at}.pdf`)])[0]!));
  restore();
  const attached = paths.flatMap((path) => filesOf(answerAt(context().draft, path)));
  expect(attached.map(({ name }) => name)).toEqual(['early 0.pdf', 'early 1.pdf']);
});

test.each([
  [{ step: 'hobbies', reached: 9 }, 'personalInfo', 4],
  [{ step: 'education', reached: -1 }, 'education', 1],
])('a draft of another version of the form, at %j, opens at %s, and leads on', (record, step, furthest) => {
  const { context, currentStep } = startWizard({ draft: draftNamed('married mother of two'), ...record });
  expect([currentStep(), context().reached]).toEqual([step, furthest]);
});

test.each([
  ['whose own link', 'closed', { offer: { id: 'a', until: '2026-11-02T08:00:00.000Z' } }, undefined],
  ['into which a link leads', 'open', {}, { type: 'HAND_OVER' } as const],
])('a draft %s is loaded and that is erased meanwhile leaves its dialog %s', async (_what, state, found, opened) => {
  let load = () => {};
  const loaded = new Promise<void>((resolve) => {
    load = resolve;
  });
  const { send, actor } = startWizard(found, undefined, { loadHandover: fromPromise(() => loaded) });
  if (opened) send(opened);
  expect(actor.getSnapshot().value.handover).toBe('loading');
  send({ type: 'RESTART' });
  load();
  await reached(actor, ({ value }) => value.handover === state);
});

test.each([
  ['what brings a draft to another device', 'handover', { type: 'HAND_OVER' }],
  ['the dialog of photographs', 'photographs', { type: 'PHOTOGRAPH', path: ['personalInfo', 'passport'], ids: [] }],
] as const)('%s is given up when it has not come within 30 seconds, and is tried again', (_what, region, asked) => {
  const never = fromPromise<void>(() => new Promise(() => undefined));
  const { send, actor, clock } = startWizard({}, undefined, { loadHandover: never, loadPhotographs: never });
  send(asked);
  clock.increment(29_999);
  expect(actor.getSnapshot().value[region]).toBe('loading');
  clock.increment(1);
  expect(actor.getSnapshot().value[region]).toBe('notLoaded');
  send(asked);
  expect(actor.getSnapshot().value[region]).toBe('loading');
});

const loaded = fromPromise(() => Promise.resolve());
const kept = {
  path: ['personalInfo', 'passport'],
  replaces: [],
  photographs: [{ file: examplePdf('a.jpg') }],
};

test('photographs are taken while a link waits for another device', async () => {
  const offer = { id: newId(), until: '2026-12-02T00:00:00Z' };
  const { send, actor } = startWizard({ draft: draftNamed('single man'), offer }, undefined, {
    loadHandover: loaded,
    loadPhotographs: loaded,
  });
  await reached(actor, ({ value }) => value.handover === 'open');
  send({ type: 'PHOTOGRAPH', path: kept.path, ids: [] });
  await reached(actor, ({ value }) => value.photographs === 'open');
});

test('photographs that were kept are not lost where another question’s are to be taken after a failure', async () => {
  const loadPhotographs = fromPromise(() => Promise.reject(new Error('offline')));
  const { send, actor, context } = startWizard({ photographing: kept }, undefined, { loadPhotographs });
  await reached(actor, ({ value }) => value.photographs === 'notLoaded');
  send({ type: 'PHOTOGRAPH', path: ['education', 'academicInfo', 'e1', 'certificate'], ids: [] });
  expect(context().photographing).toEqual(kept);
});

test('kept photographs wait until the question of a hand-over is answered', async () => {
  const { send, actor } = startWizard({ photographing: kept }, undefined, {
    loadHandover: loaded,
    loadPhotographs: loaded,
  });
  send({ type: 'HAND_OVER' });
  await reached(actor, ({ value }) => value.handover === 'open');
  await Promise.resolve();
  expect(actor.getSnapshot().value.photographs).not.toBe('open');
  send({ type: 'END_HAND_OVER' });
  await reached(actor, ({ value }) => value.photographs === 'open');
});

describe('photographs of a question', () => {
  const path = ['personalInfo', 'passport'];
  const file: Attachment = { ...examplePdf('front.jpg'), verdict: 'photograph' };
  const loadPhotographs = fromPromise(() => Promise.resolve());
  const photographing = { path, replaces: [file.id], photographs: [{ file }] };

  test('are those of its files that were chosen, and are saved with the draft until the dialog ends', async () => {
    const { actor, context, send, toDraft } = startWizard({}, undefined, { loadPhotographs });
    send(...attach(path, [file, examplePdf('other.pdf')], true), { type: 'PHOTOGRAPH', path, ids: [file.id] });
    expect(context().photographing).toEqual(photographing);
    await reached(actor, (snapshot) => snapshot.matches({ photographs: 'open' }));
    const photographs = [{ file, color: true }];
    send({ type: 'KEEP_PHOTOGRAPHS', photographs });
    expect(toDraft.at(-1)).toMatchObject({ record: { photographing: { ...photographing, photographs } } });
    send({ type: 'END_PHOTOGRAPHS' });
    expect(toDraft.at(-1)).toMatchObject({ record: { photographing: undefined } });
  });

  test('whose PDF is still read when another draft takes the place of theirs are not awaited any more', async () => {
    const { actor, send } = startWizard({}, undefined, { loadPhotographs });
    send({ type: 'PHOTOGRAPH', path, ids: [] });
    await reached(actor, (snapshot) => snapshot.matches({ photographs: 'open' }));
    send(attach(path, [examplePdf('passport.pdf')])[0]!);
    send({ type: 'RESTORE', draft: draftNamed('single man'), photographing });
    await reached(actor, (snapshot) => snapshot.matches({ photographs: 'open' }));
    send(attach(path, [examplePdf('passport.pdf')])[0]!, { type: 'RESTORE', draft: draftNamed('single man') });
    expect(actor.getSnapshot().matches({ photographs: 'closed' })).toBe(true);
  });

  test('are saved until their PDF is attached, whatever comes between', async () => {
    const { actor, context, send, toDraft } = startWizard({}, undefined, { loadPhotographs });
    const [choose, attached] = attach(path, [examplePdf('passport.pdf')], true);
    send(attach(path, [examplePdf('earlier.pdf')], true)[0]!, { type: 'PHOTOGRAPH', path, ids: [] });
    await reached(actor, (snapshot) => snapshot.matches({ photographs: 'open' }));
    send({ type: 'KEEP_PHOTOGRAPHS', photographs: [{ file }] });
    const isClosed = () => actor.getSnapshot().matches({ photographs: 'closed' });
    for (const event of [choose!, { type: 'CHANGE', path: ['personalInfo', 'firstName'], answer: 'Rana' }] as const) {
      send(event);
      expect(context().photographing, event.type).toMatchObject({ photographs: [{ file }] });
      expect(isClosed()).toBe(false);
    }
    const before = toDraft.length;
    send(attached!);
    expect(isClosed()).toBe(true);
    const saved = toDraft.slice(before) as { record: DraftRecord; now?: boolean }[];
    expect(
      saved.every(({ now }) => now),
      'both are written together',
    ).toBe(true);
    expect(saved.map(({ record }) => filesIn(record.draft).map(({ name }) => name))).toEqual([
      ['passport.pdf'],
      ['passport.pdf'],
    ]);
    expect(saved.at(-1)!.record.photographing).toBeUndefined();
  });

  test('end with the answers, also while their PDF is read', async () => {
    const { actor, context, send } = startWizard({}, undefined, { loadPhotographs });
    const [choose] = attach(path, [examplePdf('passport.pdf')], true);
    send({ type: 'PHOTOGRAPH', path, ids: [] });
    await reached(actor, (snapshot) => snapshot.matches({ photographs: 'open' }));
    send({ type: 'KEEP_PHOTOGRAPHS', photographs: [{ file }] }, choose!, { type: 'RESTART' });
    expect(context().photographing).toBeUndefined();
    expect(actor.getSnapshot().matches({ photographs: 'closed' })).toBe(true);
  });

  test.each([
    ['are shown again', [{ file }], 'loading'],
    ['are not shown if there are none', [], 'closed'],
  ] as const)('that were saved %s when the form is opened again', (_what, photographs, state) => {
    const { actor } = startWizard({ photographing: { ...photographing, photographs } }, undefined, { loadPhotographs });
    expect(actor.getSnapshot().matches({ photographs: state })).toBe(true);
  });
});

test.each<[what: string, given: Given]>([
  ['where an address brings answers', [[['reference'], receipt.reference]]],
  ['where it brings none', []],
])('a file that was chosen early is attached %s, whatever receipt the device has', (_what, given) => {
  let toWizard: (event: WizardEvent) => void = () => undefined;
  const actors = {
    draft: fromCallback(({ sendBack }) => {
      toWizard = sendBack;
    }),
    read: fromCallback(() => undefined),
  };
  const actor = createActor(papersMachine.provide({ actors: actors as never }), { input: { given } }).start();
  actor.send({ type: 'CHOOSE', path: ['papers'], files: [examplePdf('early.pdf')], multiple: true });
  toWizard({ type: 'RESTORE', receipt });
  expect(actor.getSnapshot().matches({ files: 'reading', journey: 'steps' })).toBe(true);
});
