import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { admission } from '#forms/admission/admission.ts';
import { admissionExamples } from '#forms/admission/examples.ts';
import type { Form } from '#forms/form.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { admissionMachine } from '#machines/admission.ts';
import { menuEvents, type Sample, sampleEvents } from '#machines/inspect/samples.ts';
import { menuMachine } from '#machines/menu.ts';
import { staffMachine } from '#machines/staff.ts';

/** The form a machine goes through, with what an applicant may answer. */
interface Applying {
  form: Form;
  /** Complete, valid answers by the applicant's name. */
  examples: Readonly<Record<string, object>>;
}

/** A machine, with what is needed to walk it. */
export interface MachineEntry {
  /** The file it stands in: `machines/{name}.ts`. */
  name: string;
  title: string;
  machine: AnyStateMachine;
  applying?: Applying;
  /** The events worth trying in a state. */
  samples: (snapshot: AnyMachineSnapshot) => Sample[];
}

export interface Application extends MachineEntry {
  applying: Applying;
}

const application = (machine: AnyStateMachine, applying: Applying): Application => ({
  name: applying.form.name,
  title: applying.form.title,
  machine,
  applying,
  samples: sampleEvents(applying.form, applying.examples),
});

export const applications: readonly Application[] = [
  application(staffMachine, { form: staff, examples: staffExamples }),
  application(admissionMachine, { form: admission, examples: admissionExamples }),
];

const menu: MachineEntry = { name: 'menu', title: 'The menu', machine: menuMachine, samples: menuEvents };

/** Every machine of the site: each has its picture, its live chart and its tests from here. */
export const machineEntries: readonly MachineEntry[] = [...applications, menu];
