import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { admission } from '#forms/admission/admission.ts';
import { admissionExamples } from '#forms/admission/examples.ts';
import { admissionPlaces } from '#forms/admission/places.ts';
import type { Form } from '#forms/form.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { staffPlaces } from '#forms/staff/places.ts';
import { staff } from '#forms/staff/staff.ts';
import { admissionMachine } from '#machines/admission.ts';
import { bareEvents, type Places, type Sample, sampleEvents } from '#machines/samples.ts';
import { staffMachine } from '#machines/staff.ts';

/** The form a machine goes through, with what an applicant may answer. */
interface Applying {
  form: Form;
  /** Complete, valid answers by the applicant's name. */
  examples: Readonly<Record<string, object>>;
  /** Where the samples of its events point. */
  places: Places;
}

/** A machine, with what is needed to walk it. */
export interface Subject {
  /** The file it stands in: `machines/{name}.ts`. */
  name: string;
  title: string;
  machine: AnyStateMachine;
  applying?: Applying;
  /** The events worth trying in a state. */
  samples: (snapshot: AnyMachineSnapshot) => Sample[];
}

export interface Application extends Subject {
  applying: Applying;
}

const application = (machine: AnyStateMachine, applying: Applying): Application => ({
  name: applying.form.name,
  title: applying.form.title,
  machine,
  applying,
  samples: sampleEvents(applying.form, applying.examples, applying.places),
});

/** A machine without a form: its events carry nothing. */
export const bare = (name: string, title: string, machine: AnyStateMachine): Subject => ({
  name,
  title,
  machine,
  samples: bareEvents,
});

export const applications: readonly Application[] = [
  application(staffMachine, {
    form: staff,
    examples: staffExamples,
    places: staffPlaces,
  }),
  application(admissionMachine, {
    form: admission,
    examples: admissionExamples,
    places: admissionPlaces,
  }),
];

/** Every machine of the site: each has its picture, its live chart and its tests from here. */
export const subjects: readonly Subject[] = applications;
