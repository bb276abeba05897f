import type { AnyMachineSnapshot } from 'xstate';
import { hasAnswers } from '#forms/check.ts';
import type { MachineEvent } from '#machines/inspect/samples.ts';
import { canGoOn, placeOf, stepOf, type WizardSnapshot } from '#machines/wizard/snapshot.ts';
import type { WizardEvent } from '#machines/wizard/types.ts';
import type { Application } from '#tests/applications.ts';
import { dialog, forward } from '#tests/e2e/application.ts';
import { back, forth, going, loadingAgain, sendingEnds, waiting } from '#tests/e2e/model/moving.ts';
import { answeringIn } from '#tests/e2e/model/questions.ts';
import { press, type UserAction } from '#tests/e2e/model/userAction.ts';

/** Where a user is. */
export interface Stop {
  snapshot: AnyMachineSnapshot;
  /** How one came here, right after; undefined once something else was done here. */
  came: 'on' | 'from the information' | 'back to the information' | undefined;
}

const arrived = { submissionId: '00000000-0000-4000-8000-000000000000', reference: 'K7MQ4-XR29H' };

/** What a user can do in the present state of an application. */
export const actionsIn = (application: Application, { snapshot, came }: Stop): UserAction[] => {
  const { form } = application;
  const wizard = snapshot as WizardSnapshot;
  const { draft, removal, undoable, receipt, submission, ended } = wizard.context;
  const place = placeOf(wizard);
  const [first = ''] = Object.keys(form.steps);
  const one = (type: WizardEvent['type'], act: UserAction['act'], more: Partial<UserAction> = {}): UserAction[] =>
    wizard.can({ type } as never)
      ? [{ says: type, ...more, events: [{ type } as MachineEvent, ...(more.events ?? [])], act }]
      : [];

  if (wizard.matches({ journey: { submitting: { sending: 'leaving' } } }))
    return [
      ...one('STAY', (page) => press(page, 'Keep sending')),
      {
        says: 'the application is stopped',
        events: [{ type: 'STOP' }, sendingEnds({ became: 'stopped' })],
        act: async (page, answering) => {
          await press(page, 'Stop sending');
          answering.forget();
        },
      },
    ];
  if (place === 'submitting')
    return [
      ...one('STOP', (page) => press(page, 'Stop')),
      back(first),
      {
        says: 'the application is refused',
        events: [sendingEnds({ became: 'failed', failure: { kind: 'refused' } })],
        act: (_page, answering) => answering.settle(false),
      },
      {
        says: 'the application is received',
        costs: 6,
        events: [sendingEnds({ became: 'received', receipt: arrived })],
        act: (_page, answering) => answering.settle(true),
      },
    ];
  if (place === 'failed' || place === 'succeeded')
    return one('CLOSE', (page) => dialog(page).getByRole('button', { name: 'Close' }).click());
  if (place === 'receipt')
    return [
      loadingAgain(form, wizard),
      ...one('RESTART', (page) => press(page, 'Start a new application'), { events: [{ type: 'RESTORE', receipt }] }),
      // What was sent is known until the page is left, and can be offered to another child.
      ...(submission
        ? one('ANOTHER', (page) => press(page, 'Apply for another child'), { events: [{ type: 'RESTORE', receipt }] })
        : []),
      ...one('FORGET_RECEIPT', (page) => press(page, 'Remove this receipt from the device'), {
        costs: 6,
        events: [{ type: 'RESTORE' }],
      }),
    ];
  if (place === 'info')
    return [
      ...(came === 'back to the information' ? [forth(first)] : one('START', (page) => press(page, 'Fill The Form'))),
      ...(hasAnswers(form, draft)
        ? one(
            'RESTART',
            async (page) => {
              await press(page, 'Start over');
              await press(page, 'Yes, erase');
            },
            { costs: 12 },
          )
        : []),
    ];
  if (wizard.matches({ cooldown: 'waiting' })) return [...(came ? [loadingAgain(form, wizard)] : []), waiting(form)];

  const step = stepOf(wizard)!;
  const isReady = canGoOn(wizard);
  return [
    ...(came && !submission?.unsure ? [loadingAgain(form, wizard)] : []),
    ...(came === 'from the information' ? [back('info')] : []),
    ...one('NEXT', (page) => forward(page).click()),
    ...one('SUBMIT', (page) => forward(page).click(), { events: [{ type: 'SAVED' }] }),
    ...going(form, wizard, step),
    ...(ended ? one('DISMISS', (page) => press(page, 'Dismiss')) : []),
    ...one('REVIEW', (page) => press(page, 'Check your answers')),
    ...one('PREVIOUS', (page) => press(page, 'Previous')),
    ...(isReady ? [] : one('SHOW_NEEDED', (page) => page.locator('#needed').click())),
    ...(removal && !undoable ? one('UNDO_REMOVE', (page) => press(page, 'Undo')) : []),
    ...(undoable && !removal ? one('UNDO_CHANGE', (page) => press(page, 'Undo')) : []),
    ...answeringIn(application, step, draft),
    ...(came && hasAnswers(form, draft)
      ? one(
          'RESTART',
          async (page) => {
            await press(page, 'Erase my answers');
            await press(page, 'Yes, erase');
          },
          { costs: 12 },
        )
      : []),
  ];
};
