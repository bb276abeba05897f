import type { Form } from '#forms/form.ts';
import { type Application as Applied, applications as machines } from '#machines/inspect/machineEntries.ts';
import type { WizardMachine } from '#machines/wizard/snapshot.ts';

export interface Application {
  name: string;
  form: Form;
  /** Complete, valid answers by the applicant's name. */
  examples: Readonly<Record<string, object>>;
  machine: WizardMachine;
  samples: Applied['samples'];
  /** The page it is filled in on. */
  page: string;
  /** What its popup says when it has arrived. */
  succeeded: string;
}

const pages: Record<string, Pick<Application, 'page' | 'succeeded'>> = {
  staff: { page: '/join-us/as-staff', succeeded: 'Admission Form submitted successfully!' },
  admission: { page: '/join-us/as-student', succeeded: 'Admission application submitted successfully!' },
};

/** Every form an applicant can send: what holds for one is tested for all. */
export const applications: readonly Application[] = machines.map(({ name, machine, samples, applying }) => ({
  name,
  form: applying.form,
  examples: applying.examples,
  machine,
  samples,
  ...pages[name]!,
}));
