import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { admission } from '#forms/admission/admission.ts';
import { admissionExamples } from '#forms/admission/examples.ts';
import type { Form } from '#forms/form.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { admissionMachine } from '#machines/admission.ts';
import { draftMachine } from '#machines/draft.ts';
import { draftEvents, draftInput } from '#machines/inspect/draftSamples.ts';
import { noPhotographs, otherPhotographs, photographsEvents } from '#machines/inspect/photographsSamples.ts';
import { menuEvents, type Sample, sampleEvents } from '#machines/inspect/samples.ts';
import { firstSend, otherSends, sendingEvents } from '#machines/inspect/sendingSamples.ts';
import { menuMachine } from '#machines/menu.ts';
import { photographsMachine } from '#machines/photographs.ts';
import { sendingMachine } from '#machines/sending.ts';
import { staffMachine } from '#machines/staff.ts';
import type { WizardMachine } from '#machines/wizard/snapshot.ts';

/** The form of a wizard, with example answers. */
export interface Applying {
  form: Form;
  /** Complete, valid answers by the applicant's name. */
  examples: Readonly<Record<string, object>>;
}

/** A machine with its input. */
export interface Beginning {
  machine: AnyStateMachine;
  input?: object;
}

/** A machine, with what charts and tests need to walk it. */
export interface MachineEntry extends Beginning {
  /** Its file: `machines/{name}.ts`. */
  name: string;
  title: string;
  applying?: Applying;
  /** Other inputs, by a name. */
  others?: Readonly<Record<string, Beginning>>;
  /** The machines it invokes, and those that run beside it. */
  parts?: readonly MachineEntry[];
  /** Events to try in a state. */
  samples: (snapshot: AnyMachineSnapshot) => Sample[];
}

export interface Application extends MachineEntry {
  machine: WizardMachine;
  applying: Applying;
}

const menu: MachineEntry = { name: 'menu', title: 'The menu', machine: menuMachine, samples: menuEvents };

const draft: MachineEntry = {
  name: 'draft',
  title: 'The draft on the device',
  machine: draftMachine,
  input: draftInput(staff),
  samples: draftEvents(staff, staffExamples['single man']),
};

const sending: MachineEntry = {
  name: 'sending',
  title: 'The sending',
  machine: sendingMachine,
  input: firstSend,
  others: otherSends,
  samples: sendingEvents,
};

const photographs: MachineEntry = {
  name: 'photographs',
  title: 'Photographs that become a PDF',
  machine: photographsMachine,
  input: noPhotographs,
  others: otherPhotographs,
  samples: photographsEvents,
};

const application = (machine: WizardMachine, applying: Applying): Application => ({
  name: applying.form.name,
  title: applying.form.title,
  machine,
  applying,
  parts: [draft, sending, photographs],
  samples: sampleEvents(applying.form, applying.examples),
});

export const applications: readonly Application[] = [
  application(staffMachine, { form: staff, examples: staffExamples }),
  application(admissionMachine, { form: admission, examples: admissionExamples }),
];

/** Every machine of the site: charts and tests are made from this list. */
export const machineEntries: readonly MachineEntry[] = [...applications, draft, sending, photographs, menu];
