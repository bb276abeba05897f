import { answerAt } from '#forms/draft.ts';
import { type DraftGroup, textOf } from '#forms/draftValue.ts';
import type { Language } from '#languages/languages.ts';
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
  /** The grade or the position applied for, as it is sent. */
  appliesFor: string;
  files: number;
  flags: readonly string[];
  /** The language it was filled in, where that is not English. */
  language?: Language;
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
export const applicantOf = ({ form, answers }: StoredApplication): string =>
  attempt(() => formNamed(form)?.applicant(answers as never) ?? '', '');

/** The applicants' e-mail addresses, once each. */
export const addressesOf = ({ form, answers }: StoredApplication): string[] => {
  const addresses = attempt(() => formNamed(form)?.writesTo?.(answers as never) ?? [], []);
  return [...new Set(addresses.filter((address) => address !== undefined && address !== ''))] as string[];
};

export const summaryOf = (application: StoredApplication): Summary => {
  const { form, submissionId, reference, receivedAt, flags, answers } = application;
  const applicant = applicantOf(application);
  const others = attempt(() => formNamed(form)?.alsoNamed?.(answers as never) ?? [], []);
  const names = [applicant, ...others].filter((name) => name !== undefined);
  const appliesFor = textOf(answerAt(answers as DraftGroup, formNamed(form)?.appliesFor ?? []));
  const files = filesOf(answers).length;
  const language = application.language ? { language: application.language } : {};
  return { form, submissionId, reference, receivedAt, applicant, appliesFor, files, flags, ...language, names };
};
