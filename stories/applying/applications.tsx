import { fromPromise } from 'xstate';
import { admission } from '#forms/admission/admission.ts';
import { type AdmissionExample, admissionExamples } from '#forms/admission/examples.ts';
import type { Form } from '#forms/form.ts';
import { referenceOf } from '#forms/reference.ts';
import { type StaffExample, staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { admissionMachine } from '#machines/admission.ts';
import { staffMachine } from '#machines/staff.ts';
import type { Failure, Receipt, SubmitInput } from '#machines/wizard/types.ts';
import { AdmissionInformation } from '#src/components/AdmissionInformation.tsx';
import { admission as information } from '#src/content/admission.ts';
import type { WizardProps } from '#src/wizard/Wizard.tsx';

export type ApplicationName = 'staff' | 'admission';
export type ExampleName = StaffExample | AdmissionExample;
export type StepName = keyof typeof staff.steps | keyof typeof admission.steps;

export interface Application extends WizardProps {
  examples: Readonly<Record<string, object>>;
  /** The machine, coming to its end as if all had arrived. */
  arriving: WizardProps['machine'];
}

const nothingIsSent: Failure = { sentence: 'This is Storybook: nothing is sent from here.' };
const refusing = {
  actors: { submit: fromPromise<Receipt, SubmitInput>(() => Promise.reject(nothingIsSent)) },
};

const accepting = {
  actors: {
    submit: fromPromise<Receipt, SubmitInput>(({ input: { submission } }) =>
      Promise.resolve({ submissionId: submission.id, reference: referenceOf(submission.id) }),
    ),
  },
};

export const titlesOf = (form: Form): string[] => Object.values(form.steps).map(({ title }) => title);

const Information = ({ onStart }: { onStart: () => void }) => (
  <AdmissionInformation {...information} steps={titlesOf(admission)} onStart={onStart} />
);

/** Every form an applicant can fill in here, by its name. Nothing is sent. */
export const applications: Readonly<Record<ApplicationName, Application>> = {
  staff: {
    form: staff,
    examples: staffExamples,
    machine: staffMachine.provide(refusing),
    arriving: staffMachine.provide(accepting),
    words: {
      succeeded: 'Admission Form submitted successfully!',
      failed: 'An error has occured! Please try again',
    },
  },
  admission: {
    form: admission,
    examples: admissionExamples,
    machine: admissionMachine.provide(refusing),
    arriving: admissionMachine.provide(accepting),
    words: {
      succeeded: 'Admission application submitted successfully!',
      failed: 'An error has occurred! Please try again',
    },
    Info: Information,
  },
};
