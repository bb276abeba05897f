import { admission } from '#forms/admission/admission.ts';
import { type AdmissionExample, admissionExamples } from '#forms/admission/examples.ts';
import { atHand } from '#forms/atHand.ts';
import type { Form } from '#forms/form.ts';
import { type PapersExample, papersExamples } from '#forms/papers/examples.ts';
import { papers } from '#forms/papers/papers.ts';
import { type StaffExample, staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { message } from '#languages/message.ts';
import { translated } from '#languages/translated.ts';
import { admissionMachine } from '#machines/admission.ts';
import { papersMachine } from '#machines/papers.ts';
import { sender } from '#machines/sender.ts';
import { sendingMachine } from '#machines/sending.ts';
import type { PostInput, SendingEvent } from '#machines/sendingTypes.ts';
import { staffMachine } from '#machines/staff.ts';
import { AdmissionInformation } from '#src/components/AdmissionInformation.tsx';
import { admission as information } from '#src/content/admission.ts';
import { afterSending } from '#src/content/afterSending.ts';
import { draftOnDevice } from '#src/wizard/draft/deviceActors.ts';
import { readFiles } from '#src/wizard/step/readFiles.ts';
import type { WizardProps } from '#src/wizard/Wizard.tsx';
import { receipt } from './network.ts';

export type ApplicationName = 'staff' | 'admission' | 'papers';
export type ExampleName = StaffExample | AdmissionExample | PapersExample;
export type StepName = keyof typeof staff.steps | keyof typeof admission.steps | keyof typeof papers.steps;

export interface Application extends WizardProps {
  examples: Readonly<Record<string, object>>;
}

const post = sender<SendingEvent, PostInput>(({ input, sendBack }) => {
  const own = { ...receipt, submissionId: input.submission.id };
  sendBack({ type: 'ANSWERED', answered: { became: 'received', receipt: own } });
});

/** A form on this device, whose Submit comes to its end as if all had arrived. */
const accepting = {
  actors: {
    draft: draftOnDevice,
    sending: sendingMachine.provide({ actors: { post } }),
    read: readFiles,
  },
};

export const titlesOf = (form: Form): string[] => Object.values(form.steps).map(({ title }) => title);

const Information = ({ onStart }: { onStart: () => void }) => (
  <AdmissionInformation
    {...translated(information)}
    steps={atHand(admission)}
    next={afterSending.stepsOf(admission)}
    onStart={onStart}
  />
);

/** Every form an applicant can fill in here, by its name. Nothing is sent. */
export const applications: Readonly<Record<ApplicationName, Application>> = {
  staff: {
    form: staff,
    examples: staffExamples,
    machine: staffMachine.provide(accepting),
    words: {
      succeeded: message('Admission Form submitted successfully!'),
      failed: message('An error has occured! Please try again'),
    },
  },
  admission: {
    form: admission,
    examples: admissionExamples,
    machine: admissionMachine.provide(accepting),
    words: {
      succeeded: message('Admission application submitted successfully!'),
      failed: message('An error has occurred! Please try again'),
    },
    Info: Information,
  },
  papers: {
    form: papers,
    examples: papersExamples,
    machine: papersMachine.provide(accepting),
    words: {
      succeeded: message('The school has received it. Thank you.'),
      failed: message('An error has occurred! Please try again'),
    },
  },
};
