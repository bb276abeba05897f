import { and, not, raise, sendTo, stateIn } from 'xstate';
import { type Form, hasKind } from '#forms/form.ts';
import type { SendingOutput } from '#machines/sendingTypes.ts';
import {
  checkingAnswers,
  checkingClock,
  handingOver,
  loadingPhoneRules,
  readingFiles,
  takingPhotographs,
  unused,
} from '#machines/wizard/regions.ts';
import { contextOf, stateConfig, wizardSetup } from '#machines/wizard/setup.ts';
import {
  continuingElsewhere,
  goingToSteps,
  leavingOutsideDays,
  startingOver,
  stepIn,
  steps,
} from '#machines/wizard/steps.ts';
import { answersToSend } from '#machines/wizard/submission.ts';

/**
 * The statechart of any form: an information page if it has one, its steps with their conditional branches, submitting,
 * and the result. It invokes the machines of the draft and of the sending. The page provides the actors that need a browser.
 */
export const wizardMachine = (form: Form, { info = false }: { info?: boolean } = {}) => {
  const { days } = form;
  const ids = Object.keys(form.steps);
  const [first, last] = [ids[0]!, ids.at(-1)!];
  const infoPage = info ? `#${form.name}.journey.info` : undefined;

  // A form with days shows nothing before it knows the day.
  const opened = days ? { place: 'opening' } : info ? { place: 'info' } : { place: first, step: first };

  const goTo = goingToSteps(form);
  const files = hasKind(form, 'pdf');
  const phones = hasKind(form, 'phone');
  const outcome = ({ event }: { event: { output: SendingOutput } }) => ({ output: event.output });
  const noteOutcome = { type: 'note what became of it', params: outcome } as const;

  const information = stateConfig({
    meta: { place: 'info' },
    entry: { type: 'emit the arrival', params: { place: 'info' } },
    always: [continuingElsewhere, ...leavingOutsideDays(form)],
    on: {
      START: [...leavingOutsideDays(form), 'steps'],
      GO_TO: [...leavingOutsideDays(form), ...goTo],
      RESTART: startingOver(form),
    },
  });
  const outsideDays = (place: 'notYet' | 'over', guard: 'it is not received yet' | 'it is received no more') =>
    stateConfig({
      id: place,
      meta: { place },
      entry: { type: 'emit the arrival', params: { place } },
      // The day has come, or the clock of the device was corrected.
      always: { guard: not(guard), target: '#resuming' },
      on: { RESTART: startingOver(form) },
    });
  const notYet = stateConfig({
    ...outsideDays('notYet', 'it is not received yet'),
    initial: 'waiting',
    states: { waiting: { after: { dayCheck: { target: 'waiting', reenter: true } } } },
  });
  const over = outsideDays('over', 'it is received no more');

  /** Phones are shared: on return to a page that was left, the receipt is there without the answers. */
  const showingReceipt = stateConfig({
    on: {
      RESTORE: [
        { guard: 'nothing but the receipt was saved', target: '#receipt', actions: 'restore what was saved' },
        {
          guard: 'it comes from another device',
          target: '#resuming',
          actions: [
            'restore what was saved',
            sendTo('draft', { type: 'START_OVER', forget: false }),
            {
              type: 'save the draft',
              params: ({ context: { savedStep } }) => ({ ...(savedStep && { step: savedStep }), now: true }),
            },
          ],
        },
      ],
    },
  }).on.RESTORE;

  // A form without an information page, or without days, has no such states.
  const optional: object = { ...(info && { info: information }), ...(days && { notYet, over }) };

  const journey = stateConfig({
    initial: 'opening',
    on: {
      RESTORE: [
        {
          guard: and(['only another receipt was saved', not(stateIn({ files: 'chosen' }))]),
          target: '#receipt',
          actions: 'restore what was saved',
        },
        { guard: 'a send was left unfinished', target: '#sending', actions: 'restore what was saved' },
        { target: '.opening.resuming', actions: 'restore what was saved' },
      ],
      SUSPEND: { target: '.opening.elsewhere', actions: 'forget the previous answers' },
    },
    states: {
      ...optional,
      opening: {
        initial: 'restoring',
        on: {
          START: { actions: 'note the start' },
          // The answers that are offered to another application stay, even if another tab holds the draft meanwhile.
          SUSPEND: '.elsewhere',
        },
        states: {
          restoring: { meta: opened, tags: 'opening' },
          resuming: {
            id: 'resuming',
            meta: opened,
            tags: 'opening',
            always: [
              continuingElsewhere,
              ...leavingOutsideDays(form),
              ...(infoPage ? [{ guard: 'nothing was saved', target: infoPage } as const] : []),
              ...ids.slice(0, -1).map((id) => ({
                guard: { type: 'resumes at' as const, params: { step: id } },
                target: stepIn(form, id),
              })),
              stepIn(form, last),
            ],
          },
          // Another tab holds the draft, or it continues on another device.
          elsewhere: {
            id: 'elsewhere',
            meta: { place: 'elsewhere' },
            entry: { type: 'emit the arrival', params: { place: 'elsewhere' } },
            on: {
              CONTINUE_HERE: { actions: sendTo('draft', { type: 'CONTINUE_HERE' }) },
              // It is edited here, too.
              SHARE: '#resuming',
            },
          },
        },
      },
      steps: steps(form, infoPage),
      submitting: {
        id: 'submitting',
        meta: { place: 'submitting', step: last },
        tags: 'dialog',
        entry: raise({ type: 'SENDING' }),
        initial: 'saving',
        on: {
          STOP: {
            target: stepIn(form, last),
            actions: { type: 'note what became of it', params: { output: { became: 'stopped' } } },
          },
        },
        states: {
          saving: {
            entry: ['begin a send', { type: 'save the draft', params: { step: last, now: true } }],
            on: { SAVE_SETTLED: 'sending' },
            after: { saveTimeout: 'sending' },
          },
          sending: {
            id: 'sending',
            invoke: {
              src: 'sending',
              id: 'sending',
              input: ({ context }) => ({
                answers: answersToSend(form, context),
                submission: context.submission,
                resumes: context.resumes,
              }),
              onDone: [
                {
                  guard: { type: 'it has arrived', params: outcome },
                  target: '#succeeded',
                  actions: noteOutcome,
                },
                { guard: { type: 'it has failed', params: outcome }, target: '#failed', actions: noteOutcome },
                { guard: 'the send was resumed', target: '#resuming', actions: noteOutcome },
                { target: stepIn(form, last), actions: noteOutcome },
              ],
              onError: {
                target: '#failed',
                actions: {
                  type: 'note what became of it',
                  params: { output: { became: 'failed', failure: { kind: 'not known' } } },
                },
              },
            },
            initial: 'underway',
            states: {
              underway: { on: { STOP: 'leaving', GO_TO: 'leaving' } },
              leaving: {
                on: {
                  STAY: 'underway',
                  STOP: { actions: sendTo('sending', { type: 'STOP' }) },
                },
              },
            },
          },
        },
      },
      failed: {
        id: 'failed',
        meta: { place: 'failed', step: last },
        tags: 'dialog',
        entry: { type: 'save the draft', params: { step: last, now: true } },
        on: {
          CLOSE: stepIn(form, last),
          // The way to an answer that was refused.
          GO_TO: goTo,
        },
      },
      succeeded: {
        id: 'succeeded',
        meta: { place: 'succeeded', step: last },
        tags: ['dialog', 'sent'],
        entry: 'save the receipt',
        on: { CLOSE: 'receipt', RESTORE: showingReceipt },
      },
      receipt: {
        id: 'receipt',
        meta: { place: 'receipt' },
        tags: 'sent',
        entry: { type: 'emit the arrival', params: { place: 'receipt' } },
        on: {
          RESTORE: showingReceipt,
          RESTART: {
            target: 'opening',
            actions: ['start over', sendTo('draft', { type: 'START_OVER', forget: false })],
          },
          ANOTHER: form.reuses
            ? {
                target: 'opening',
                actions: [
                  'start over with the previous answers',
                  sendTo('draft', { type: 'START_OVER', forget: false }),
                ],
              }
            : [],
          FORGET_RECEIPT: {
            target: 'opening',
            actions: ['start over', 'forget the receipt', sendTo('draft', { type: 'START_OVER', forget: true })],
          },
        },
      },
    },
  });

  return wizardSetup(form).createMachine({
    id: form.name,
    context: ({ input }) => contextOf(form, input?.given),
    invoke: { src: 'draft', id: 'draft', input: ({ self }) => ({ form, wizard: self }) },
    type: 'parallel',
    states: {
      journey,
      files: files ? readingFiles : unused,
      handover: handingOver,
      photographs: files ? takingPhotographs : unused,
      phoneRules: phones ? loadingPhoneRules : unused,
      answers: checkingAnswers,
      clock: checkingClock,
      cooldown: {
        initial: 'ready',
        states: {
          ready: { on: { SENDING: 'waiting' } },
          waiting: { after: { throttle: 'ready' } },
        },
      },
    },
  });
};
