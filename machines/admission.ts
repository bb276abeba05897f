import { admission } from '#forms/admission/admission.ts';
import { wizardMachine } from '#machines/wizard/machine.ts';

export const admissionMachine = wizardMachine(admission, { info: true });
