import { type Message, message, t } from '#languages/message.ts';
import { formNamed } from '#server/intakeForms.ts';
import { minuteInWords } from '#server/office/times.ts';
import { schoolClock, schoolMinute } from '#server/schoolTime.ts';
import type { StoredApplication } from '#server/storing/application.ts';
import type { Summary } from '#server/storing/summary.ts';

/** The English title of an application's form; the form's name when the form does not exist any more. */
export const titleOf = (application: Pick<StoredApplication, 'form'>): string =>
  formNamed(application.form)?.title ?? application.form;

/** When an application was received: '2026-11-22 11:14 (Beirut)'; in Arabic and French the day is '22/11/2026'. */
export const arrivalOf = ({ receivedAt }: Pick<StoredApplication, 'receivedAt'>): string =>
  `${minuteInWords(receivedAt)} (${t(schoolClock)})`;

/** The heading above times of arrival: 'Received at (Beirut)'. */
export const arrivalHead = (): string => `${t('Received at')} (${t(schoolClock)})`;

const flagWords: Readonly<Record<string, Message>> = { encrypted: message('encrypted') };

/** What to take care of in a file: 'encrypted'. */
export const flagsInWords = (flags: readonly string[]): string =>
  flags.map((flag) => flagWords[flag]?.() ?? flag).join(t(', '));

interface SummaryColumn {
  head: () => string;
  cell: (summary: Summary) => string;
}

export const applicantColumn: SummaryColumn = { head: message('Applicant'), cell: ({ applicant }) => applicant };

/** The columns of lists and sheets that every application has. */
export const summaryColumns: readonly SummaryColumn[] = [
  { head: arrivalHead, cell: ({ receivedAt }) => schoolMinute(receivedAt) },
  { head: message('Form'), cell: ({ form }) => form },
  { head: message('Reference'), cell: ({ reference }) => reference },
  applicantColumn,
  { head: message('Added to'), cell: ({ addsTo = '' }) => addsTo },
  { head: message('Files'), cell: ({ files }) => String(files) },
  { head: message('Flags'), cell: ({ flags }) => flagsInWords(flags) },
];
