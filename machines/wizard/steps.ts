import { and, not, stateIn } from 'xstate';
import { type Form, hasKind } from '#forms/form.ts';
import { answersTogether, resetsOf } from '#machines/wizard/answers.ts';
import { branchRegions } from '#machines/wizard/branches.ts';
import type { WizardSetup } from '#machines/wizard/setup.ts';

/** The target of a transition to a step, from anywhere. */
export const stepIn = (form: Form, id: string) => `#${form.name}.journey.steps.${id}`;

/** The transitions of GO_TO, one for each step that it may lead to. */
export const goingToSteps = (wizard: WizardSetup, form: Form) => {
  const ids = Object.keys(form.steps);
  return wizard.createStateConfig({
    on: {
      GO_TO: ids.map((id) => ({
        guard: { type: 'leads to', params: { step: id } },
        target: stepIn(form, id),
        ...(id !== ids.at(-1) && { actions: 'note what is changed' }),
      })),
    },
  }).on.GO_TO;
};

/** The transition of RESTART, to the first page of the form. */
export const startingOver = (wizard: WizardSetup, form: Form, infoPage?: string) => {
  const first = Object.keys(form.steps)[0]!;
  return wizard.createStateConfig({
    on: {
      RESTART: {
        // The day is looked at again.
        target: form.days ? '#resuming' : (infoPage ?? stepIn(form, first)),
        actions: ['start over', { type: 'save the draft', params: { step: first, now: true } }],
        reenter: true,
      },
    },
  }).on.RESTART;
};

/** Where SHARE leads once the draft continues on another device. */
export const continuingElsewhere = (wizard: WizardSetup) =>
  wizard.createStateConfig({ on: { SHARE: { guard: 'it continues on another device', target: '#elsewhere' } } }).on
    .SHARE;

/** What edits the answers of a step. A form handles what its fields can send. */
const editing = (wizard: WizardSetup, form: Form) => {
  const emptying = wizard.createStateConfig({
    on: {
      CHANGE: {
        guard: 'empties a list',
        actions: ['set the answer and empty its lists', 'emit that lists were emptied', 'save the draft'],
      },
    },
  });
  const answering = wizard.createStateConfig({
    on: {
      CHANGE: { actions: ['set the answer', 'save the draft'] },
      BLUR: { actions: 'show its message' },
    },
  });
  const answeringTogether = wizard.createStateConfig({
    on: { ANSWER_ALL: { actions: ['set the answers', 'save the draft'] } },
  });
  const undoing = wizard.createStateConfig({
    on: { UNDO_CHANGE: { actions: ['undo the change', 'save the draft'] } },
  });
  const removingFiles = wizard.createStateConfig({
    on: { DETACH: { actions: ['remove the file', 'save the draft'] } },
  });
  const listing = wizard.createStateConfig({
    on: {
      ADD_ENTRY: { actions: ['add an entry', 'save the draft'] },
      REMOVE: { actions: ['remove the entry', 'save the draft'] },
      UNDO_REMOVE: { actions: ['put the entry back', 'save the draft'] },
    },
  });

  const [resets, together, files] = [resetsOf(form).length > 0, answersTogether(form), hasKind(form, 'pdf')];
  return {
    ...answering.on,
    CHANGE: [...(resets ? [emptying.on.CHANGE] : []), answering.on.CHANGE],
    ...(together && answeringTogether.on),
    ...((resets || together || files) && undoing.on),
    ...(files && removingFiles.on),
    ...(hasKind(form, 'list') && listing.on),
  };
};

/** One step with its conditional branches. The way on is open once it is complete. */
const oneStep = (wizard: WizardSetup, form: Form, id: string) => {
  const ids = Object.keys(form.steps);
  const position = ids.indexOf(id);
  const complete = and([
    { type: 'step is valid', params: { step: id } },
    { type: 'step differs from its defaults', params: { step: id } },
    not(stateIn({ files: 'reading' })),
  ]);
  const shown = wizard.createStateConfig({
    entry: [
      { type: 'note the furthest step', params: { step: id } },
      { type: 'save the draft', params: { step: id, now: true } },
      { type: 'emit the arrival', params: { place: id } },
    ],
    exit: 'forget what could be undone',
    on: { SHOW_NEEDED: { actions: { type: 'show all messages', params: { step: id } } } },
  });
  const notFirst = wizard.createStateConfig({ on: { PREVIOUS: ids[position - 1]! } });
  const notLast = wizard.createStateConfig({ on: { NEXT: { guard: complete, target: ids[position + 1]! } } });
  const last = wizard.createStateConfig({
    on: {
      REVIEW: { actions: 'fold or unfold the review' },
      DISMISS: { actions: ['dismiss what became of it', 'save the draft'] },
      SUBMIT: {
        guard: and([complete, 'application is complete', stateIn({ cooldown: 'ready' })]),
        target: '#submitting',
      },
    },
  });
  return {
    ...branchRegions(form.steps[id]!),
    ...shown,
    meta: { place: id, step: id },
    on: {
      ...shown.on,
      ...(position > 0 && notFirst.on),
      ...(id === ids.at(-1) ? last.on : notLast.on),
    },
  };
};

/** Where a form leads outside of the days on which it is received. A form without days has none. */
export const leavingOutsideDays = (wizard: WizardSetup, form: Form) => {
  const outside = wizard.createStateConfig({
    always: [
      { guard: 'it is not received yet', target: '#notYet' },
      { guard: 'it is received no more', target: '#over' },
    ],
  });
  return form.days ? outside.always : [];
};

/** The steps of a form. `infoPage`: the target of a transition to its information page, if it has one. */
export const steps = (wizard: WizardSetup, form: Form, infoPage?: string) => {
  const ids = Object.keys(form.steps);
  const leaving = wizard.createStateConfig({
    on: { GO_TO: { guard: 'leads to the information', target: infoPage } },
  });
  const ending = wizard.createStateConfig({ always: { guard: 'it is over', target: '#over' } });
  return wizard.createStateConfig({
    description: [
      'What is hidden stays in the draft and is not sent.',
      ...resetsOf(form).map(({ answer, list }) => `“${answer}” empties “${list}”`),
    ].join('\n'),
    initial: ids[0]!,
    tags: 'restored',
    // What was begun may be answered anew in the days after the last one.
    always: form.days ? ending.always : [],
    on: {
      ...editing(wizard, form),
      GO_TO: [...(infoPage ? [leaving.on.GO_TO] : []), ...goingToSteps(wizard, form)],
      RESTART: startingOver(wizard, form, infoPage),
      SHARE: continuingElsewhere(wizard),
    },
    states: Object.fromEntries(ids.map((id) => [id, oneStep(wizard, form, id)])),
  });
};
