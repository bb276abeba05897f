import { createActor, fromPromise } from 'xstate';
import type { DraftGroup } from '#forms/draftValue.ts';
import type { Form } from '#forms/form.ts';
import { draftMachine } from '#machines/draft.ts';
import type {
  DeviceState,
  DraftEvent,
  DraftRecord,
  EarlyInput,
  FormInput,
  LockInput,
  WriteInput,
  Written,
} from '#machines/draftTypes.ts';
import { sender } from '#machines/sender.ts';
import type { WizardActor } from '#machines/wizard/snapshot.ts';
import type { Receipt } from '#machines/wizard/types.ts';
import { readDraft, writeDraft } from '#src/wizard/draft/records.ts';
import { draftNamed } from './answers.ts';
import type { Applicant } from './applicant.ts';
import { applications } from './applications.tsx';

/** Has this device store a draft of a form, as another page would have left it. */
export const storeDraft = async (form: Form, record: DraftRecord | undefined, receipt?: Receipt): Promise<void> => {
  const { generation } = await readDraft(form, new AbortController().signal);
  await writeDraft({ form, generation, record, receipt });
};

/** What a device does with the draft of a form. */
export const devices = ['stores nothing yet', 'stores answers', 'refuses', 'open elsewhere', 'taken over'] as const;
export type Device = (typeof devices)[number];

export interface OnDevice extends Applicant {
  device: Device;
  /** When it saved the answers; in milliseconds since 1970, as a control gives it. */
  savedAt: number;
  /** Of the application that was sent from it before. */
  receipt?: Receipt;
}

/** An applicant whose page is opened on such a device. */
export const applicantOn = ({ application, example, device, savedAt, receipt }: OnDevice): WizardActor => {
  const { form, machine } = applications[application];
  const [step = ''] = Object.keys(form.steps);
  const answered: DraftRecord = {
    draft: draftNamed(application, example),
    step,
    reached: 0,
    submission: undefined,
  };
  const record = device === 'stores nothing yet' ? undefined : { ...answered, savedAt: new Date(savedAt) };
  const refuse = () => Promise.reject(new Error('This device stores nothing.'));
  const draft = draftMachine.provide({
    actors: {
      requestLock: fromPromise<boolean, LockInput>(() => Promise.resolve(device !== 'open elsewhere')),
      readDevice: fromPromise<DeviceState, FormInput>(() =>
        device === 'refuses' ? refuse() : Promise.resolve({ generation: 1, record, receipt }),
      ),
      collectEarlyAnswers: fromPromise<DraftGroup | undefined, EarlyInput>(() => Promise.resolve(undefined)),
      writeDevice: fromPromise<Written, WriteInput>(() =>
        device === 'refuses' ? refuse() : new Promise(() => undefined),
      ),
      holdLock: sender<DraftEvent, FormInput>(
        ({ sendBack }) => void (device === 'taken over' && sendBack({ type: 'STOLEN' })),
      ),
    },
  });
  return createActor(machine.provide({ actors: { draft } })).start();
};
