import { admission } from '#forms/admission/admission.ts';
import { wizardMachine } from '#machines/wizard.ts';

export const admissionMachine = wizardMachine(admission, { info: true });
