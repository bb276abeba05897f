import { formNamed } from '#server/intakeForms.ts';
import { filesOf, type StoredApplication } from '#server/storing/application.ts';

/** An application as a list shows it. */
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
  attempt(() => formNamed(application.form)?.applicant(application.answers as never) ?? '', '');

export const summaryOf = (application: StoredApplication): Summary => {
  const { form, submissionId, reference, receivedAt, flags, answers } = application;
  const applicant = applicantOf(application);
  const others = attempt(() => formNamed(application.form)?.alsoNamed?.(answers as never) ?? [], []);
  const names = [applicant, ...others].filter((name) => name !== undefined);
  return { form, submissionId, reference, receivedAt, applicant, files: filesOf(answers).length, flags, names };
};
