import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { admission } from '#forms/admission/admission.ts';
import { admissionExamples } from '#forms/admission/examples.ts';
import type { Form } from '#forms/form.ts';
import { papersExamples } from '#forms/papers/examples.ts';
import { papers } from '#forms/papers/papers.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { admissionMachine } from '#machines/admission.ts';
import { draftMachine } from '#machines/draft.ts';
import { handoverMachine } from '#machines/handover.ts';
import { draftInput, draftSamples } from '#machines/inspect/draftSamples.ts';
import { firstDevice, handoverSamples, handoverVariants } from '#machines/inspect/handoverSamples.ts';
import { menuSamples } from '#machines/inspect/menuSamples.ts';
import { noPhotographs, photographsSamples, photographsVariants } from '#machines/inspect/photographsSamples.ts';
import type { Sample } from '#machines/inspect/samples.ts';
import { firstSend, sendingSamples, sendingVariants } from '#machines/inspect/sendingSamples.ts';
import { wizardSamples } from '#machines/inspect/wizardSamples.ts';
import { menuMachine } from '#machines/menu.ts';
import { papersMachine } from '#machines/papers.ts';
import { photographsMachine } from '#machines/photographs.ts';
import { sendingMachine } from '#machines/sending.ts';
import { staffMachine } from '#machines/staff.ts';
import type { WizardMachine } from '#machines/wizard/snapshot.ts';

/** A machine with its input. */
export interface MachineStart {
  machine: AnyStateMachine;
  input?: object;
}

/** A machine, with what charts and tests need to send it events. */
export interface MachineEntry extends MachineStart {
  /** Its file: `machines/{name}.ts`. */
  name: string;
  title: string;
  /** The form of a wizard. */
  form?: Form;
  /** Complete, valid answers of the form by the applicant's name. */
  examples?: Readonly<Record<string, object>>;
  /** The machine with other inputs, by a name. */
  variants?: Readonly<Record<string, MachineStart>>;
  /** The machines that it invokes, and those that run beside it. */
  nested?: readonly MachineEntry[];
  /** The events that a state handles. */
  samples: (snapshot: AnyMachineSnapshot) => Sample[];
}

export interface Application extends MachineEntry {
  machine: WizardMachine;
  form: Form;
  examples: Readonly<Record<string, object>>;
}

const menu: MachineEntry = { name: 'menu', title: 'The menu', machine: menuMachine, samples: menuSamples };

const draft: MachineEntry = {
  name: 'draft',
  title: 'The draft on the device',
  machine: draftMachine,
  input: draftInput(staff),
  samples: draftSamples(staff, staffExamples['single man']),
};

const sending: MachineEntry = {
  name: 'sending',
  title: 'The sending',
  machine: sendingMachine,
  input: firstSend,
  variants: sendingVariants,
  samples: sendingSamples,
};

const photographs: MachineEntry = {
  name: 'photographs',
  title: 'Photographs',
  machine: photographsMachine,
  input: noPhotographs,
  variants: photographsVariants,
  samples: photographsSamples,
};

const handover: MachineEntry = {
  name: 'handover',
  title: 'A draft for another device',
  machine: handoverMachine,
  input: firstDevice,
  variants: handoverVariants,
  samples: handoverSamples,
};

const application = (machine: WizardMachine, form: Form, examples: Application['examples']): Application => ({
  name: form.name,
  title: form.title,
  machine,
  form,
  examples,
  nested: [draft, sending, photographs, handover],
  samples: wizardSamples(form, examples),
});

export const applications: readonly Application[] = [
  application(staffMachine, staff, staffExamples),
  application(admissionMachine, admission, admissionExamples),
  application(papersMachine, papers, papersExamples),
];

/** Every machine of the site: charts and tests are made from this list. */
export const machineEntries: readonly MachineEntry[] = [...applications, draft, sending, photographs, handover, menu];
