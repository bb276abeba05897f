import type { AnyMachineSnapshot } from 'xstate';
import { blank } from '#forms/draft.ts';
import type { Form } from '#forms/form.ts';
import { draftOf } from '#forms/receive.ts';
import { receipt, type Sample, withPayloads } from '#machines/inspect/samples.ts';

/** The events of what a device keeps of a form: with an example's answers, or with none. */
export const draftEvents =
  (form: Form, example: object) =>
  (snapshot: AnyMachineSnapshot): Sample[] => {
    const [step = ''] = Object.keys(form.steps);
    const answered = { draft: draftOf(form, example), step, reached: 0, submission: undefined };
    const ours = { ours: true, generation: 1 };
    return withPayloads(snapshot, {
      KEEP: [
        ['answers', { kept: answered }],
        ['answers at once', { kept: { ...answered }, now: true }],
        ['nothing', { kept: { ...answered, draft: blank(form) } }],
      ],
      SENT: [['', { receipt }]],
      BEGIN: [
        ['keeping the receipt', { forget: false }],
        ['without the receipt', { forget: true }],
      ],
      'xstate.done.actor.0.draft.restoring': [
        ['with answers', { output: { ...ours, kept: { ...answered, savedAt: new Date(0) } } }],
        ['with nothing', { output: ours }],
        ['by another tab', { output: { ours: false } }],
      ],
      'xstate.error.actor.0.draft.restoring': [['', { error: {} }]],
      'xstate.done.actor.0.draft.held.writing': [
        ['', { output: true }],
        ['claimed since', { output: false }],
      ],
      'xstate.error.actor.0.draft.held.writing': [['', { error: {} }]],
    });
  };
