import type { AnyMachineSnapshot } from 'xstate';
import type { Lived } from '#machines/inspect/samples.ts';
import { placeOf, stepOf } from '#machines/wizard/machine.ts';
import type { WizardEvent, WizardSnapshot } from '#machines/wizard/types.ts';
import type { Application } from '#tests/applications.ts';
import { dialog, forward, ready } from '#tests/e2e/application.ts';
import { type Deed, press } from '#tests/e2e/model/deed.ts';
import { answeringIn } from '#tests/e2e/model/questions.ts';

/** What a user can do in a snapshot of an application. `moved` right after a step was entered, when it is kept whole. */
export const deedsIn = (application: Application, snapshot: AnyMachineSnapshot, moved: boolean): Deed[] => {
  const { form } = application;
  const wizard = snapshot as WizardSnapshot;
  const { draft, removal, reset } = wizard.context;
  const place = placeOf(form, wizard);
  const one = (type: WizardEvent['type'], act: Deed['act']): Deed[] =>
    wizard.can({ type } as never) ? [{ says: type, events: [{ type } as Lived], act }] : [];
  const settled = (says: 'is received' | 'is refused'): Deed => ({
    says: `the application ${says}`,
    events: [
      says === 'is received'
        ? { type: 'xstate.done.actor.0.submitting', output: { submissionId: 'id', reference: 'K7MQ4-XR29H' } }
        : { type: 'xstate.error.actor.0.submitting', error: { sentence: 'Not so.' } },
    ],
    act: async (_page, answering) => answering.settle(says === 'is received'),
  });
  const waiting: Deed[] =
    place && wizard.matches({ cooldown: 'waiting' }) && wizard.matches({ journey: 'steps' })
      ? [
          {
            says: 'wait until one may submit again',
            events: [{ type: `xstate.after.throttle.${form.name}.cooldown.waiting` }],
            act: (page) => page.locator('.step').waitFor(),
          },
        ]
      : [];
  if (place === 'submitting') return [settled('is received'), settled('is refused')];
  if (place === 'failed' || place === 'succeeded')
    return one('CLOSE', (page) => dialog(page).getByRole('button', { name: 'Close' }).click());
  if (place === 'receipt') return one('RESTART', (page) => press(page, 'Start a new application'));
  if (place === 'info') return one('START', (page) => press(page, 'Fill The Form'));
  const step = stepOf(form, wizard)!;
  const isReady = wizard.can({ type: 'NEXT' }) || wizard.can({ type: 'SUBMIT' });
  const loadingAgain: Deed = {
    says: 'load the page again',
    anew: true,
    events: [{ type: 'RESTORE', draft, step, submission: wizard.context.submission }],
    act: async (page) => {
      await page.reload();
      await ready(page);
    },
  };
  return [
    ...one('NEXT', (page) => forward(page).click()),
    ...one('SUBMIT', (page) => forward(page).click()),
    ...one('PREVIOUS', (page) => press(page, 'Previous')),
    ...(isReady ? [] : one('SHOW_NEEDED', (page) => page.locator('#needed').click())),
    ...(removal && !reset ? one('UNDO_REMOVE', (page) => press(page, 'Undo')) : []),
    ...(reset && !removal ? one('UNDO_RESET', (page) => press(page, 'Undo')) : []),
    ...waiting,
    ...answeringIn(application, step, draft),
    ...(moved ? [loadingAgain] : []),
    ...(moved
      ? one('RESTART', async (page) => {
          await press(page, 'Erase my answers');
          await press(page, 'Yes, erase');
        })
      : []),
  ];
};
