import type { AnyStateMachine } from 'xstate';
import { admission } from '#forms/admission/admission.ts';
import { admissionExamples } from '#forms/admission/examples.ts';
import type { Form } from '#forms/form.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { admissionMachine } from '#machines/admission.ts';
import { staffMachine } from '#machines/staff.ts';

export interface Application {
  name: string;
  form: Form;
  /** Complete, valid answers by the applicant's name. */
  examples: Readonly<Record<string, object>>;
  machine: AnyStateMachine;
  /** The page it is filled in on. */
  page: string;
  /** What its popup says when it has arrived. */
  succeeded: string;
}

/** Every form an applicant can send: what holds for one is tested for all. */
export const applications: readonly Application[] = [
  {
    name: staff.name,
    form: staff,
    examples: staffExamples,
    machine: staffMachine,
    page: '/join-us/as-staff',
    succeeded: 'Admission Form submitted successfully!',
  },
  {
    name: admission.name,
    form: admission,
    examples: admissionExamples,
    machine: admissionMachine,
    page: '/join-us/as-student',
    succeeded: 'Admission application submitted successfully!',
  },
];
