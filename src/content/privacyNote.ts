import { asksForFiles, type Form } from '#forms/form.ts';

const onDevice = (form: Form) =>
  `Your ${asksForFiles(form) ? 'answers and files' : 'answers'} stay on this device until you submit them, for at most 7 days. `;

/** A sample, as the page about privacy is: what each form says before its first question. `stored`: the device stores it. */
export const privacyNote = {
  placeholder: true,
  text: (form: Form, stored: boolean) =>
    `${stored ? onDevice(form) : ''}Only the school’s office reads what you submit, to decide on the application and to contact you.`,
} as const;
