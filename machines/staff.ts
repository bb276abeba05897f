import { staff } from '#forms/staff/staff.ts';
import { wizardMachine } from '#machines/wizard/machine.ts';

export const staffMachine = wizardMachine(staff);
