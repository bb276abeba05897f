import { answerAt } from '#forms/draft.ts';
import { type DraftGroup, textOf } from '#forms/draftValue.ts';
import { withAsciiDomain } from '#forms/emailAddress.ts';
import type { Language } from '#languages/languages.ts';
import { formNamed } from '#server/intakeForms.ts';
import { filesOf, type StoredApplication } from '#server/storing/application.ts';

/** What a list shows of an application. */
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
  /** The reference of the application that it adds to, as it was given. */
  addsTo?: string;
  /** The language it was filled in, unless that is English. */
  language?: Language;
  /** All names by which a search finds it. */
  names: readonly string[];
}

/** A form that was changed may expect an answer that an old application does not have. */
const readOr = <T>(fallback: T, read: () => T): T => {
  try {
    return read();
  } catch {
    return fallback;
  }
};

/** The applicant's name. */
export const applicantOf = ({ form, answers }: StoredApplication): string =>
  readOr('', () => formNamed(form)?.applicant(answers as never) ?? '');

/** The applicants' e-mail addresses as mail servers know them, without duplicates. */
export const addressesOf = ({ form, answers }: StoredApplication): string[] => {
  const addresses = readOr([], () => [...(formNamed(form)?.writesTo?.(answers as never) ?? [])]);
  return [...new Set(addresses.flatMap((address) => (address ? [withAsciiDomain(address)] : [])))];
};

/** The reference of the application that it adds to, if it is an addition. */
export const addsToOf = ({ form, answers }: StoredApplication): Pick<Summary, 'addsTo'> => {
  const addsTo = readOr(undefined, () => formNamed(form)?.addsTo?.(answers as never));
  return addsTo === undefined ? {} : { addsTo };
};

export const summaryOf = (application: StoredApplication): Summary => {
  const { form, submissionId, reference, receivedAt, flags, answers } = application;
  const applicant = applicantOf(application);
  const others = readOr([], () => [...(formNamed(form)?.alsoNamed?.(answers as never) ?? [])]);
  const names = [applicant, ...others].filter((name) => name !== undefined);
  const appliesFor = textOf(answerAt(answers as DraftGroup, formNamed(form)?.appliesFor ?? []));
  const files = filesOf(answers).length;
  const language = application.language ? { language: application.language } : {};
  return {
    form,
    submissionId,
    reference,
    receivedAt,
    applicant,
    appliesFor,
    files,
    flags,
    ...addsToOf(application),
    ...language,
    names,
  };
};
