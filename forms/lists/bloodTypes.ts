import { optionsFrom } from '#forms/lists/optionsFrom.ts';

export const bloodTypes = optionsFrom('A+; A-; B+; B-; O+; O-; AB+; AB-');
