import type { Page } from 'playwright-core';
import { hasAnswers } from '#forms/check.ts';
import type { Form } from '#forms/form.ts';
import type { MachineEvent } from '#machines/inspect/samples.ts';
import type { SendingOutput } from '#machines/sendingTypes.ts';
import { placeFor } from '#machines/wizard/places.ts';
import { stepOf, type WizardSnapshot } from '#machines/wizard/snapshot.ts';
import { ready } from '#tests/e2e/application.ts';
import type { UserAction } from '#tests/e2e/model/userAction.ts';

export const sendingEnds = (output: SendingOutput): MachineEvent => ({ type: 'xstate.done.actor.sending', output });

/** What the device has stored is restored; where a send was left, our intake says that it has nothing of it. */
export const loadingAgain = (form: Form, wizard: WizardSnapshot): UserAction => {
  const { draft, reached, submission, ended, receipt } = wizard.context;
  const step = stepOf(wizard);
  const saved = step && hasAnswers(form, draft) ? { draft, step, reached, submission, ended } : undefined;
  const informs = 'info' in wizard.machine.root.states['journey']!.states;
  return {
    says: 'load the page again',
    reloads: true,
    events: [
      { type: 'RESTORE', ...saved, receipt },
      ...(saved?.submission?.unsure ? [sendingEnds({ became: 'not there' })] : []),
      // The address says which step it was.
      ...(step && !saved && informs ? [{ type: 'GO_TO', place: step } as const] : []),
    ],
    act: async (page) => {
      await page.reload();
      await ready(page);
    },
  };
};

/** The first step, and those beside the one in progress. */
export const going = (form: Form, { context }: WizardSnapshot, step: string): UserAction[] => {
  const ids = Object.keys(form.steps);
  const at = ids.indexOf(step);
  return [...new Set([ids[0], ids[at - 1], ids[at + 1]])]
    .filter((id) => id !== undefined && id !== step && placeFor(form, context, id) === id)
    .map((id) => ({
      says: `go to ${id}`,
      events: [{ type: 'GO_TO', place: id! }],
      act: (page: Page) => page.locator('.stepper').getByRole('button', { name: form.steps[id!]!.title }).click(),
    }));
};

export const waiting = ({ name }: Form): UserAction => ({
  says: 'wait until one may submit again',
  events: [{ type: `xstate.after.throttle.${name}.cooldown.waiting` }],
  act: (page) => page.locator('.step').waitFor(),
});

const travel = (says: string, to: string, act: (page: Page) => Promise<unknown>): UserAction => ({
  says,
  events: [{ type: 'GO_TO', place: to }],
  act: async (page) => void (await act(page)),
});

export const back = (to: string): UserAction => travel('go back in the browser', to, (page) => page.goBack());

export const forth = (to: string): UserAction => travel('go forward in the browser', to, (page) => page.goForward());
