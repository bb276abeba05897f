import { staff } from '#forms/staff/staff.ts';
import { wizardMachine } from '#machines/wizard.ts';

export const staffMachine = wizardMachine(staff);
