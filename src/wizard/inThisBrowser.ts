import type { Form } from '#forms/form.ts';
import type { wizardMachine } from '#machines/wizard/machine.ts';
import { draftOnDevice } from '#src/wizard/draft/deviceActors.ts';
import { sendingOverTheLine } from '#src/wizard/sending/sendingOverTheLine.ts';
import { readFiles } from '#src/wizard/step/readFiles.ts';

type Machine = ReturnType<typeof wizardMachine>;

/** A wizard's machine with this browser's storage, its line to the school, and its way to read files. */
export const inThisBrowser = (form: Form, machine: Machine): Machine =>
  machine.provide({ actors: { draft: draftOnDevice, sending: sendingOverTheLine(form), read: readFiles } });
