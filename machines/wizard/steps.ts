import { and, not, stateIn } from 'xstate';
import { type Form, hasKind } from '#forms/form.ts';
import { answersTogether, resetsOf } from '#machines/wizard/answers.ts';
import { branchRegions } from '#machines/wizard/branches.ts';
import { stateConfig } from '#machines/wizard/setup.ts';

/** The target of a transition to a step, from anywhere. */
export const stepIn = (form: Form, id: string) => `#${form.name}.journey.steps.${id}`;

/** The transitions of GO_TO, one for each step that it may lead to. */
export const goingToSteps = (form: Form) => {
  const ids = Object.keys(form.steps);
  return stateConfig({
    on: {
      GO_TO: ids.map((id) => ({
        guard: { type: 'leads to', params: { step: id } },
        target: stepIn(form, id),
        ...(id !== ids.at(-1) && { actions: 'note what is changed' }),
      })),
    },
  }).on.GO_TO;
};

/** The transition of RESTART, to the first page of the form, unless it is not received on the day. */
export const startingOver = (form: Form) => {
  const first = Object.keys(form.steps)[0]!;
  return stateConfig({
    on: {
      RESTART: {
        target: '#resuming',
        actions: ['start over', { type: 'save the draft', params: { step: first, now: true } }],
      },
    },
  }).on.RESTART;
};

/** Where a page of a form leads once the draft continues on another device. */
export const continuingElsewhere = { guard: 'it continues on another device', target: '#elsewhere' } as const;

/** Where a form leads outside of the days on which it is received. A form without days has none. */
export const leavingOutsideDays = (form: Form) =>
  stateConfig({
    always: form.days
      ? [
          { guard: 'it is not received yet', target: '#notYet' },
          { guard: 'it is received no more', target: '#over' },
        ]
      : [],
  }).always;

/** What edits the answers of a step. A form handles what its fields can send: an empty list is no transition. */
const editing = (form: Form) => {
  const [resets, together, files] = [resetsOf(form).length > 0, answersTogether(form), hasKind(form, 'pdf')];
  const lists = hasKind(form, 'list');
  return stateConfig({
    on: {
      CHANGE: resets
        ? [
            {
              guard: 'empties a list',
              actions: ['set the answer and empty its lists', 'emit that lists were emptied', 'save the draft'],
            },
            { actions: ['set the answer', 'save the draft'] },
          ]
        : { actions: ['set the answer', 'save the draft'] },
      BLUR: { actions: 'show its message' },
      ANSWER_ALL: together ? { actions: ['set the answers', 'save the draft'] } : [],
      UNDO_CHANGE: resets || together || files ? { actions: ['undo the change', 'save the draft'] } : [],
      DETACH: files ? { actions: ['remove the file', 'save the draft'] } : [],
      ADD_ENTRY: lists ? { actions: ['add an entry', 'save the draft'] } : [],
      REMOVE: lists ? { actions: ['remove the entry', 'save the draft'] } : [],
      UNDO_REMOVE: lists ? { actions: ['put the entry back', 'save the draft'] } : [],
    },
  }).on;
};

/** One step with its conditional branches. The way on is open once it is complete. */
const oneStep = (form: Form, id: string) => {
  const ids = Object.keys(form.steps);
  const position = ids.indexOf(id);
  const isLast = id === ids.at(-1);
  const complete = and([
    { type: 'step is valid', params: { step: id } },
    { type: 'step differs from its defaults', params: { step: id } },
    not(stateIn({ files: 'reading' })),
  ]);
  const submittable = and([complete, 'application is complete', stateIn({ cooldown: 'ready' })]);
  return stateConfig({
    ...branchRegions(form.steps[id]!),
    meta: { place: id, step: id },
    entry: [
      { type: 'note the step', params: { step: id } },
      { type: 'save the draft', params: { step: id, now: true } },
      { type: 'emit the arrival', params: { place: id } },
    ],
    exit: ['forget what could be undone', ...(isLast ? (['forget what is changed'] as const) : [])],
    on: {
      SHOW_NEEDED: { actions: { type: 'show all messages', params: { step: id } } },
      PREVIOUS: position > 0 ? ids[position - 1]! : [],
      NEXT: isLast ? [] : { guard: complete, target: ids[position + 1]! },
      REVIEW: isLast ? { actions: 'fold or unfold the review' } : [],
      DISMISS: isLast ? { actions: ['dismiss what became of it', 'save the draft'] } : [],
      SUBMIT: isLast ? { guard: submittable, target: '#submitting' } : [],
    },
  });
};

/** The steps of a form. `infoPage`: the target of a transition to its information page, if it has one. */
export const steps = (form: Form, infoPage?: string) => {
  const ids = Object.keys(form.steps);
  return stateConfig({
    description: resetsOf(form).join('\n'),
    initial: ids[0]!,
    // What was begun may be answered anew in the days after the last one.
    always: [continuingElsewhere, ...(form.days ? [{ guard: 'it is over', target: '#over' } as const] : [])],
    on: {
      ...editing(form),
      GO_TO: infoPage
        ? [{ guard: 'leads to the information', target: infoPage }, ...goingToSteps(form)]
        : goingToSteps(form),
      RESTART: startingOver(form),
    },
    states: Object.fromEntries(ids.map((id) => [id, oneStep(form, id)])),
  });
};
