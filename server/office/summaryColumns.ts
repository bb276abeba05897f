import { formNamed } from '#server/intakeForms.ts';
import { schoolClock, schoolMinute } from '#server/schoolTime.ts';
import type { StoredApplication } from '#server/storing/application.ts';
import type { Summary } from '#server/storing/summary.ts';

/** The title of an application's form; the form's name when the form does not exist any more. */
export const titleOf = (application: Pick<StoredApplication, 'form'>): string =>
  formNamed(application.form)?.title ?? application.form;

/** When an application was received: '2026-11-22 11:14 (Beirut)'. */
export const arrivalOf = ({ receivedAt }: Pick<StoredApplication, 'receivedAt'>): string =>
  `${schoolMinute(receivedAt)} (${schoolClock})`;

/** The columns of lists and sheets that every application has. */
export const summaryColumns: readonly { head: string; cell: (summary: Summary) => string }[] = [
  { head: `Received at (${schoolClock})`, cell: ({ receivedAt }) => schoolMinute(receivedAt) },
  { head: 'Form', cell: ({ form }) => form },
  { head: 'Reference', cell: ({ reference }) => reference },
  { head: 'Applicant', cell: ({ applicant }) => applicant },
  { head: 'Added to', cell: ({ addsTo = '' }) => addsTo },
  { head: 'Files', cell: ({ files }) => String(files) },
  { head: 'Flags', cell: ({ flags }) => flags.join(', ') },
];
