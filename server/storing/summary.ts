import { answerAt } from '#forms/draft.ts';
import { type DraftGroup, textOf } from '#forms/draftValue.ts';
import { withAsciiDomain } from '#forms/emailAddress.ts';
import type { Form } from '#forms/form.ts';
import { leavesOf } from '#forms/leaves.ts';
import { nameIn } from '#forms/questions.ts';
import { holds } from '#forms/rule.ts';
import type { Language } from '#languages/languages.ts';
import { formNamed, forOffice, gradesOf, intakeForms } from '#server/intakeForms.ts';
import { filesOf, type StoredApplication } from '#server/storing/application.ts';
import { relationsOf } from '#server/storing/relations.ts';
import { searchText } from '#server/storing/search.ts';

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
  /** The applicant's name in Arabic letters; empty where the form does not ask for it. */
  arabicName: string;
  /** Search text: the family name first. */
  sortName: string;
  /** In E.164. Those of the applicant or of the parents, not those in lists. */
  phones: readonly string[];
  emails: readonly string[];
  /** The wire names of optional papers that were asked for and not sent. */
  missing: readonly string[];
  /** What brothers and sisters, and several applications of one person, have in common. */
  relations: readonly string[];
}

/** Whether it is an application, and nothing that was added to one. */
export const isApplication = ({ addsTo }: Pick<Summary, 'addsTo'>): boolean => addsTo === undefined;

type Details = Pick<Summary, 'arabicName' | 'sortName' | 'phones' | 'emails' | 'missing' | 'relations'>;

/** The part of a summary that versions before 2026-11-26 did not have. */
const details: Details = { arabicName: '', sortName: '', phones: [], emails: [], missing: [], relations: [] };

/** A summary that may be of an earlier version. */
export const completeSummary = (summary: Summary): Summary => ({ ...details, ...summary });

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
  const addresses = readOr([], () => [...(forOffice(form).writesTo?.(answers as never) ?? [])]);
  return [...new Set(addresses.flatMap((address) => (address ? [withAsciiDomain(address)] : [])))];
};

/** The reference of the application that it adds to, if it is an addition. */
export const addsToOf = ({ form, answers }: StoredApplication): Pick<Summary, 'addsTo'> => {
  const addsTo = readOr(undefined, () => formNamed(form)?.addsTo?.(answers as never));
  return addsTo === undefined ? {} : { addsTo };
};

/** What a list needs of a form's questions. */
const questionsOf = (form: Form) => {
  const leaves = leavesOf(form);
  const ofKind = (kind: string) => leaves.filter(({ field }) => field.kind === kind);
  return {
    phones: ofKind('phone'),
    emails: ofKind('email'),
    papers: ofKind('pdf').filter(({ field }) => field.optional),
  };
};
const questions = new Map(intakeForms.map((form) => [form.name, questionsOf(form)]));

/** The wire names and labels of all optional papers. */
export const optionalPapers = (): { name: string; label: string }[] =>
  [...questions.values()].flatMap(({ papers }) =>
    papers.map(({ path, field }) => ({ name: path.reduce(nameIn, ''), label: field.label })),
  );

const detailsOf = ({ form, answers }: StoredApplication, applicant: string): Details => {
  const { phones = [], emails = [], papers = [] } = questions.get(form) ?? {};
  const given = answers as DraftGroup;
  const textsOf = (leaves: typeof phones) => [
    ...new Set(leaves.map(({ path }) => textOf(answerAt(given, path))).filter(Boolean)),
  ];
  const isMissing = ({ path, field }: (typeof papers)[number]) =>
    answerAt(given, path) === undefined && readOr(false, () => !field.when || holds(field.when, given));
  const numbers = textsOf(phones);
  return {
    arabicName: readOr('', () => forOffice(form).arabicName?.(answers as never) ?? ''),
    sortName: searchText(readOr(applicant, () => forOffice(form).sortedAs?.(answers as never) ?? applicant)),
    phones: numbers,
    emails: textsOf(emails),
    missing: papers.filter(isMissing).map(({ path }) => path.reduce(nameIn, '')),
    relations: relationsOf(
      numbers,
      readOr({}, () => forOffice(form).kin?.(answers as never) ?? {}),
    ),
  };
};

export const summaryOf = (application: StoredApplication): Summary => {
  const { form, submissionId, reference, receivedAt, flags, answers } = application;
  const applicant = applicantOf(application);
  const others = readOr([], () => [...(forOffice(form).alsoNamed?.(answers as never) ?? [])]);
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
    ...detailsOf(application, applicant),
  };
};

/** The grades and positions of all forms as they are sent, in the order of the forms. */
export const gradesInOrder = (): string[] => intakeForms.flatMap(gradesOf).map(({ value }) => value);
