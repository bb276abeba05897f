import { listed } from '#forms/lists/listed.ts';

export const bloodTypes = listed('A+; A-; B+; B-; O+; O-; AB+; AB-');
