/** All that belongs to filling in, restoring and sending a form, in bytes: docs/decisions/0022. The phone input comes later. */
export const FORM_SCRIPT = 132_000;
