import type { Page } from 'playwright-core';
import { hasAnswers } from '#forms/check.ts';
import { answerAt } from '#forms/draft.ts';
import { entriesOf, filesOf } from '#forms/draftValue.ts';
import { draftOf } from '#forms/receive.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import type { MachineEvent } from '#machines/inspect/samples.ts';
import type { SendingOutput } from '#machines/sendingTypes.ts';
import { stepOf, type WizardSnapshot } from '#machines/wizard/snapshot.ts';
import { control, dialog, forward, ready } from '#tests/e2e/application.ts';
import { answer } from '#tests/e2e/fill.ts';
import { answersAsEvents } from '#tests/e2e/model/filling.ts';
import type { Fate } from '#tests/e2e/network.ts';
import { files } from '#tests/e2e/visit.ts';

/** Something that a user does. */
export interface Action {
  title: string;
  /** The events that the machine gets from it. They begin with a start of the machine where the page is reloaded. */
  events: (before: WizardSnapshot) => MachineEvent[];
  reloads?: true;
  /** Does it on the page. `decide` waits for a submission and says what happens to it. */
  act: (page: Page, decide: (fate: Fate) => Promise<void>) => unknown;
}

const example = draftOf(staff, staffExamples['single man']);
const steps = Object.keys(staff.steps);
const [first, second, last] = [steps[0]!, steps[1]!, steps.at(-1)!];
const schools = ['education', 'academicInfo'];
const passport = ['personalInfo', 'passport'];

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const on = (type: MachineEvent['type'], act: Action['act']): Action => ({
  title: type,
  events: () => [{ type } as MachineEvent],
  act,
});
const onPress = (type: MachineEvent['type'], name: string): Action => on(type, (page) => press(page, name));
const goTo = (place: string, title: string, act: Action['act']): Action => ({
  title,
  events: () => [{ type: 'GO_TO', place }],
  act,
});
const sendingEnds = (output: SendingOutput): MachineEvent => ({ type: 'xstate.done.actor.sending', output });

const fill = (step: string): Action => {
  const missing = ({ context }: WizardSnapshot) => answersAsEvents(staff, step, example, context.draft);
  let questions: ReturnType<typeof missing>['questions'] = [];
  return {
    title: `fill in ${step}`,
    events: (before) => {
      const { events, questions: unanswered } = missing(before);
      questions = unanswered;
      return events;
    },
    act: (page) => answer(page, example, questions, files()),
  };
};

/** The draft is restored. Of a submission that was stopped, the intake says that it has not arrived. */
const reload: Action = {
  title: 'reload',
  reloads: true,
  events: (before) => {
    const { draft, reached, submission, lastSend, receipt } = before.context;
    const step = stepOf(before);
    const saved = step && hasAnswers(staff, draft) ? { draft, step, reached, submission, lastSend } : undefined;
    const asks = saved?.submission?.unsure === true;
    return [{ type: 'RESTORE', ...saved, receipt }, ...(asks ? [sendingEnds({ became: 'not there' })] : [])];
  },
  act: async (page) => {
    await page.reload();
    await ready(page);
  },
};

const showNeeded = on('SHOW_NEEDED', (page) => page.locator('#needed').click());
const next = on('NEXT', (page) => forward(page).click());
const previous = onPress('PREVIOUS', 'Previous');
const goToStep = (step: string): Action =>
  goTo(step, `go to ${step}`, (page) =>
    page
      .locator('.stepper')
      .getByRole('button', { name: staff.steps[step as 'education'].title })
      .click(),
  );
const leaveField: Action = {
  title: 'leave a field',
  events: () => [{ type: 'BLUR', path: ['personalInfo', 'firstName'] }],
  act: async (page) => {
    await control(page, 'personalInfo[firstName]').focus();
    await control(page, 'personalInfo[firstName]').blur();
  },
};
const detachPassport: Action = {
  title: 'remove the passport',
  events: ({ context }) => [
    { type: 'DETACH', path: passport, ids: filesOf(answerAt(context.draft, passport)).map(({ id }) => id) },
  ],
  act: (page) =>
    page
      .getByRole('button', { name: /^Remove passport/ })
      .first()
      .click(),
};
const addSchool: Action = {
  title: 'add a school',
  events: () => [{ type: 'ADD_ENTRY', path: schools, key: 'added' }],
  act: (page) => press(page, 'Add another school'),
};
const removeSchool: Action = {
  title: 'remove the last school',
  events: ({ context }) => [
    { type: 'REMOVE', path: schools, key: entriesOf(answerAt(context.draft, schools)).at(-1)!.key },
  ],
  act: (page) =>
    page
      .getByRole('button', { name: /^Remove school/ })
      .last()
      .click(),
};

const submit: Action = {
  title: 'submit',
  events: () => [{ type: 'SUBMIT' }, { type: 'SAVE_SETTLED' }],
  act: (page) => forward(page).click(),
};
/** On the page this time passes while the test waits for an enabled button. */
const cooldown: Action = {
  title: 'wait until another submission is possible',
  events: () => [{ type: 'xstate.after.throttle.staff.cooldown.waiting' }],
  act: () => undefined,
};
const stopSending: Action = {
  title: 'stop sending',
  events: () => [{ type: 'STOP' }, sendingEnds({ became: 'stopped' })],
  act: async (page, decide) => {
    await press(page, 'Stop sending');
    await decide('is cut off');
  },
};
const refused = { 'personalInfo[firstName]': 'Please write it in Latin letters.' };
const isRefused: Action = {
  title: 'the application is refused',
  events: () => [sendingEnds({ became: 'failed', failure: { kind: 'refused', errors: refused } })],
  act: (_page, decide) => decide({ refused }),
};
const goToRefused: Action = goTo(first, 'go to the refused answer', (page) =>
  dialog(page).getByRole('link', { name: 'First name' }).click(),
);
const isReceived: Action = {
  title: 'the application is received',
  events: () => {
    const receipt = { submissionId: '00000000-0000-4000-8000-000000000000', reference: 'K7MQ4-XR29H' };
    return [sendingEnds({ became: 'received', receipt })];
  },
  act: (_page, decide) => decide('arrives'),
};
const close = on('CLOSE', (page) => dialog(page).getByRole('button', { name: 'Close' }).click());
const startNew: Action = {
  title: 'start a new application',
  events: ({ context: { receipt } }) => [{ type: 'RESTART' }, { type: 'RESTORE', receipt }],
  act: (page) => press(page, 'Start a new application'),
};
const forgetReceipt: Action = {
  title: 'remove the receipt',
  events: () => [{ type: 'FORGET_RECEIPT' }, { type: 'RESTORE' }],
  act: (page) => press(page, 'Remove this receipt from the device'),
};

/** A way through the staff application on which the page sends each event that a user can cause. */
export const walk: readonly Action[] = [
  leaveField,
  ...steps.flatMap((step) => [showNeeded, fill(step), ...(step === last ? [reload] : [next])]),
  ...steps.slice(1).map(() => previous),
  ...steps.slice(1).map(goToStep),
  goToStep(first),
  detachPassport,
  onPress('UNDO_CHANGE', 'Undo'),
  goToStep(second),
  addSchool,
  removeSchool,
  onPress('UNDO_REMOVE', 'Undo'),
  removeSchool,
  goToStep(last),
  onPress('REVIEW', 'Check your answers'),

  submit,
  goTo(first, 'go back in the browser', (page) => page.goBack()),
  onPress('STAY', 'Keep sending'),
  onPress('STOP', 'Stop'),
  stopSending,
  reload,
  onPress('DISMISS', 'Dismiss'),
  cooldown,
  submit,
  isRefused,
  goToRefused,
  goToStep(last),
  cooldown,
  submit,
  isRefused,
  close,
  cooldown,
  submit,
  isReceived,
  close,
  startNew,
  reload,
  forgetReceipt,

  fill(first),
  on('RESTART', async (page) => {
    await press(page, 'Erase my answers');
    await press(page, 'Yes, erase');
  }),
];
