import { formOf } from '#server/office/answers.ts';
import { schoolClock, schoolMinute } from '#server/office/schoolTime.ts';
import { filesOf, type StoredApplication } from '#server/storing/application.ts';

/** What a list tells of an application. */
export interface Summary {
  form: string;
  submissionId: string;
  reference: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  applicant: string;
  files: number;
  flags: readonly string[];
  /** Every name it can be found by. */
  names: readonly string[];
}

/** An answer that a changed form expects may be missing in an old application. */
const attempt = <T>(look: () => T, otherwise: T): T => {
  try {
    return look();
  } catch {
    return otherwise;
  }
};

/** What the office calls an application. */
export const applicantOf = (application: StoredApplication): string =>
  attempt(() => formOf(application)?.applicant(application.answers as never) ?? '', '');

export const summaryOf = (application: StoredApplication): Summary => {
  const { form, submissionId, reference, receivedAt, flags, answers } = application;
  const applicant = applicantOf(application);
  const others = attempt(() => formOf(application)?.alsoNamed?.(answers as never) ?? [], []);
  const names = [applicant, ...others].filter((name) => name !== undefined);
  return { form, submissionId, reference, receivedAt, applicant, files: filesOf(answers).length, flags, names };
};

/** The title of an application's form; the form's name where there is no such form any more. */
export const titleOf = (application: Pick<StoredApplication, 'form'>): string =>
  formOf(application)?.title ?? application.form;

/** When an application came, as in '2026-11-22 11:14 (Beirut)'. */
export const arrivalOf = ({ receivedAt }: Pick<StoredApplication, 'receivedAt'>): string =>
  `${schoolMinute(receivedAt)} (${schoolClock})`;

/** The columns of a list. */
export const columns: readonly { head: string; cell: (summary: Summary) => string }[] = [
  { head: `Received at (${schoolClock})`, cell: ({ receivedAt }) => schoolMinute(receivedAt) },
  { head: 'Form', cell: ({ form }) => form },
  { head: 'Reference', cell: ({ reference }) => reference },
  { head: 'Applicant', cell: ({ applicant }) => applicant },
  { head: 'Files', cell: ({ files }) => String(files) },
  { head: 'Flags', cell: ({ flags }) => flags.join(', ') },
];
