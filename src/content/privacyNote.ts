import { t } from '#languages/message.ts';

/** A sample, as the page about privacy is: what each form says before its first question. `stored`: the device stores it. */
export const privacyNote = {
  placeholder: true,
  text: (stored: boolean) =>
    [
      stored && t('Your answers and files stay on this device only, until you submit them, for at most 30 days.'),
      t('Only the school’s office reads what you submit, to decide on the application and to contact you.'),
    ]
      .filter(Boolean)
      .join(' '),
} as const;
