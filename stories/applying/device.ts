import { createActor, fromCallback, fromPromise } from 'xstate';
import type { Form } from '#forms/form.ts';
import { draftMachine } from '#machines/draft.ts';
import type { Claimed, ClaimInput, DraftEvent, DraftInput, Kept, WriteInput } from '#machines/draftTypes.ts';
import type { Receipt, WizardActor } from '#machines/wizard/types.ts';
import { claimDraft, writeDraft } from '#src/wizard/draft/records.ts';
import { draftNamed } from './answers.ts';
import type { Applicant } from './applicant.ts';
import { applications } from './applications.tsx';

/** Has this device keep a draft of a form, as another page would have left it. */
export const storeDraft = async (form: Form, kept: Kept | undefined, receipt?: Receipt): Promise<void> => {
  const { generation } = await claimDraft(form);
  await writeDraft({ form, generation, kept, receipt });
};

/** Has this device keep nothing of a form. */
export const eraseDraft = (form: Form): Promise<void> => storeDraft(form, undefined);

/** What a device does with the draft of a form. */
export const devices = ['keeps nothing yet', 'keeps answers', 'refuses', 'open elsewhere', 'taken over'] as const;
export type Device = (typeof devices)[number];

export interface OnDevice extends Applicant {
  device: Device;
  /** When it kept the answers; in milliseconds since 1970, as a control gives it. */
  savedAt: number;
  /** Of the application that was sent from it before. */
  receipt?: Receipt;
}

/** An applicant whose page is opened on such a device. */
export const applicantOn = ({ application, example, device, savedAt, receipt }: OnDevice): WizardActor => {
  const { form, machine } = applications[application];
  const [step = ''] = Object.keys(form.steps);
  const answered = { draft: draftNamed(application, example), step, reached: 0, submission: undefined };
  const kept = device === 'keeps nothing yet' ? undefined : { ...answered, savedAt: new Date(savedAt) };
  const draft = draftMachine.provide({
    actors: {
      claim: fromPromise<Claimed, ClaimInput>(() => {
        if (device === 'refuses') return Promise.reject(new Error('This device keeps nothing.'));
        return Promise.resolve(
          device === 'open elsewhere' ? { ours: false } : { ours: true, generation: 1, kept, receipt },
        );
      }),
      write: fromPromise<boolean, WriteInput>(() =>
        device === 'refuses' ? Promise.reject(new Error('This device keeps nothing.')) : new Promise(() => undefined),
      ),
      hold: fromCallback<DraftEvent, Pick<DraftInput, 'form'>>(
        ({ sendBack }) => void (device === 'taken over' && sendBack({ type: 'TAKEN' })),
      ),
    },
  });
  return createActor(machine.provide({ actors: { draft } })).start();
};
