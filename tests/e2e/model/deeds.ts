import type { Page } from 'playwright-core';
import type { AnyMachineSnapshot } from 'xstate';
import { isChanged } from '#forms/check.ts';
import type { Lived } from '#machines/inspect/samples.ts';
import type { SendingOutput } from '#machines/sendingTypes.ts';
import { placeFor, placeOf, stepOf } from '#machines/wizard/places.ts';
import type { WizardEvent, WizardSnapshot } from '#machines/wizard/types.ts';
import type { Application } from '#tests/applications.ts';
import { dialog, forward, ready } from '#tests/e2e/application.ts';
import { type Deed, press } from '#tests/e2e/model/deed.ts';
import { answeringIn } from '#tests/e2e/model/questions.ts';

const arrived = { submissionId: '00000000-0000-4000-8000-000000000000', reference: 'K7MQ4-XR29H' };

/** What a user can do in a snapshot of an application. `moved` right after a step was entered, when it is kept whole. */
export const deedsIn = (application: Application, snapshot: AnyMachineSnapshot, moved: boolean): Deed[] => {
  const { form } = application;
  const wizard = snapshot as WizardSnapshot;
  const { draft, removal, reset, receipt, submission, reached } = wizard.context;
  const place = placeOf(wizard);
  const one = (type: WizardEvent['type'], act: Deed['act'], ...heard: Lived[]): Deed[] =>
    wizard.can({ type } as never) ? [{ says: type, events: [{ type } as Lived, ...heard], act }] : [];
  const ending = (says: string, output: SendingOutput, act: Deed['act'], ...heard: Lived[]): Deed => ({
    says: `the application ${says}`,
    events: [...heard, { type: 'xstate.done.actor.sending', output }],
    act,
  });
  const loadingAgain: Deed = {
    says: 'load the page again',
    anew: true,
    events: [
      { type: 'RESTORE', ...(stepOf(wizard) && { draft, step: stepOf(wizard)!, reached, submission }), receipt },
    ],
    act: async (page) => {
      await page.reload();
      await ready(page);
    },
  };
  const waiting: Deed[] =
    wizard.matches({ cooldown: 'waiting' }) && wizard.matches({ journey: 'steps' })
      ? [
          {
            says: 'wait until one may submit again',
            events: [{ type: `xstate.after.throttle.${form.name}.cooldown.waiting` }],
            act: (page) => page.locator('.step').waitFor(),
          },
        ]
      : [];
  if (wizard.matches({ journey: { submitting: { sending: 'leaving' } } }))
    return [
      ...one('STAY', (page) => press(page, 'Keep sending')),
      ending(
        'is stopped',
        { became: 'stopped' },
        async (page, answering) => {
          await press(page, 'Stop sending');
          answering.forget();
        },
        { type: 'STOP' },
      ),
    ];
  if (place === 'submitting')
    return [
      ending('is received', { became: 'received', receipt: arrived }, (_page, answering) => answering.settle(true)),
      ending('is refused', { became: 'failed', failure: { kind: 'refused' } }, (_page, answering) =>
        answering.settle(false),
      ),
      ...one('STOP', (page) => press(page, 'Stop')),
    ];
  if (place === 'failed' || place === 'succeeded')
    return one('CLOSE', (page) => dialog(page).getByRole('button', { name: 'Close' }).click());
  if (place === 'receipt')
    return [
      loadingAgain,
      ...one('RESTART', (page) => press(page, 'Start a new application'), { type: 'RESTORE', receipt }),
      ...one('FORGET_RECEIPT', (page) => press(page, 'Remove this receipt from the device'), { type: 'RESTORE' }),
    ];
  if (place === 'info') return one('START', (page) => press(page, 'Fill The Form'));
  const step = stepOf(wizard)!;
  const isReady = wizard.can({ type: 'NEXT' }) || wizard.can({ type: 'SUBMIT' });
  const going = Object.entries(form.steps)
    .filter(([id]) => id !== step && placeFor(form, wizard.context, id) === id)
    .map(([id, { title }]) => ({
      says: `go to ${id}`,
      events: [{ type: 'GO_TO', place: id } as const],
      act: (page: Page) => page.locator('.stepper').getByRole('button', { name: title }).click(),
    }));
  return [
    ...one('NEXT', (page) => forward(page).click()),
    ...one('SUBMIT', (page) => forward(page).click(), { type: 'KEPT' }),
    ...going,
    ...one('REVIEW', (page) => press(page, 'Check your answers')),
    ...one('PREVIOUS', (page) => press(page, 'Previous')),
    ...(isReady ? [] : one('SHOW_NEEDED', (page) => page.locator('#needed').click())),
    ...(removal && !reset ? one('UNDO_REMOVE', (page) => press(page, 'Undo')) : []),
    ...(reset && !removal ? one('UNDO_RESET', (page) => press(page, 'Undo')) : []),
    ...waiting,
    ...answeringIn(application, step, draft),
    ...(moved && !submission?.unsure ? [loadingAgain] : []),
    ...(moved && Object.keys(form.steps).some((id) => isChanged(form, id, draft))
      ? one('RESTART', async (page) => {
          await press(page, 'Erase my answers');
          await press(page, 'Yes, erase');
        })
      : []),
  ];
};
