import { type AnyMachineSnapshot, createActor, fromCallback } from 'xstate';
import { blank } from '#forms/draft.ts';
import type { Form } from '#forms/form.ts';
import { draftOf } from '#forms/receive.ts';
import { DAYS_KEPT, type DeviceState, type DraftInput, type DraftRecord, type Written } from '#machines/draftTypes.ts';
import { receipt, type Sample, withPayloads } from '#machines/inspect/samples.ts';

/** The input of a form's draft, with an actor in place of the wizard. */
export const draftInput = (form: Form): DraftInput => ({ form, wizard: createActor(fromCallback(() => undefined)) });

/** The events of a draft: with an example's answers, or with none. */
export const draftSamples =
  (form: Form, example: object) =>
  (snapshot: AnyMachineSnapshot): Sample[] => {
    const [step = ''] = Object.keys(form.steps);
    const record: DraftRecord = { draft: draftOf(form, example), step, reached: 0, submission: undefined };
    const found: DeviceState = { generation: 2, record: { ...record, savedAt: new Date(0), writtenBy: 1 } };
    const locks = ['locking', 'asking'].map((state) => [
      `xstate.done.actor.0.draft.requesting.${state}`,
      [
        ['granted', { output: true }],
        ['held by another tab', { output: false }],
      ] as const,
    ]);
    const written: Written = { stale: false, savedAt: new Date(0) };
    return withPayloads(snapshot, {
      SAVE: [
        ['answers', { record }],
        ['answers at once', { record: { ...record }, now: true }],
        ['nothing', { record: { ...record, draft: blank(form) } }],
      ],
      SENT: [['', { receipt }]],
      START_OVER: [
        ['keeping the receipt', { forget: false }],
        ['without the receipt', { forget: true }],
      ],
      ...Object.fromEntries(locks),
      'xstate.done.actor.0.draft.holding.reading': [
        ['with nothing', { output: { generation: 2 } }, `or what was saved more than ${DAYS_KEPT} days ago`],
        ['with answers', { output: found }],
      ],
      'xstate.done.actor.0.draft.holding.collecting': [
        ['nothing was typed', {}],
        ['something was typed', { output: record.draft }],
      ],
      'xstate.done.actor.0.draft.holding.saving': [
        ['', { output: written }],
        ['claimed since', { output: { stale: true } satisfies Written }],
      ],
      ...Object.fromEntries(
        ['away', 'holding.finishing'].map((state) => [
          `xstate.done.actor.0.draft.${state}`,
          [['', { output: written }]],
        ]),
      ),
    });
  };
