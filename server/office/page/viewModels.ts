import { sizeInWords } from '#forms/limits.ts';
import { t, tn } from '#languages/message.ts';
import { additionsInWords, withdrawalInWords } from '#server/office/additions.ts';
import { sectionsOf } from '#server/office/answers.ts';
import { exportFileNames } from '#server/office/export/fileNames.ts';
import { languageName } from '#server/office/languageName.ts';
import { gradeLabel } from '#server/office/page/grades.ts';
import { type ListAddress, listQuery, withOnly } from '#server/office/page/listFilter.ts';
import { isOwnMark } from '#server/office/page/marks.ts';
import { flagLabel, missingLabel } from '#server/office/page/notices.ts';
import type { Row } from '#server/office/page/views/ApplicationRow.tsx';
import { printable } from '#server/office/printable.ts';
import { isSamePerson, type Related } from '#server/office/related.ts';
import { titleOf } from '#server/office/summaryColumns.ts';
import { dayInWords, minuteInWords } from '#server/office/times.ts';
import { viewSections } from '#server/office/viewSections.ts';
import { entryName, type StoredApplication } from '#server/storing/application.ts';
import { waitingSince } from '#server/storing/order.ts';
import { NEW_MARK } from '#server/storing/remarks.ts';
import type { ListedApplication } from '#server/storing/store.ts';
import type { Summary } from '#server/storing/summary.ts';

const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);

export const applicationPath = (application: Pick<Summary, 'form' | 'submissionId'>): string =>
  `/applications/${entryName(application)}`;

/** What the list and the application's own page both show of it. */
export const headingOf = (summary: Summary) => ({
  name: entryName(summary),
  applicant: printable(summary.applicant.trim()),
  arabicName: isArabic(summary.applicant) ? '' : printable(summary.arabicName.trim()),
  title: t(titleOf(summary)),
  received: minuteInWords(summary.receivedAt),
  reference: summary.reference,
  addsTo: summary.addsTo ?? '',
  language: summary.language === undefined ? '' : languageName(summary.language),
  warnings: [...summary.missing.map(missingLabel), ...summary.flags.map(flagLabel)],
});

const firstLine = (note: string) => printable(note.split('\n')[0]!);

/** How many other applications of a family there are, and the link to all of them. */
const familyOf = (summary: Summary, related: readonly Related[], address: ListAddress): Row['family'] => {
  if (related.length === 0) return undefined;
  const again = related.filter(({ common }) => isSamePerson(common)).length;
  const others = related.length - again;
  return {
    words: [
      again > 0 && tn('{count} more of the same name', '{count} more of the same name', again),
      others > 0 && tn('{count} more of the family', '{count} more of the family', others),
    ]
      .filter(Boolean)
      .join(t(', ')),
    href: `/${listQuery(withOnly(address, { with: summary.reference }))}`,
  };
};

/** An application as a row of the list. */
export const rowOf = (
  summary: ListedApplication,
  address: ListAddress,
  {
    additions = [],
    related = [],
  }: { additions?: readonly ListedApplication[] | undefined; related?: readonly Related[] | undefined },
): Row => {
  const mark = summary.mark ?? NEW_MARK;
  return {
    ...headingOf(summary),
    isTicked: address.selection.includes(summary.reference),
    added: additionsInWords(additions),
    family: familyOf(summary, related, address),
    href: applicationPath(summary) + listQuery(address),
    grade: gradeLabel(summary.form, summary.appliesFor),
    mark,
    since: isOwnMark(mark) ? dayInWords(waitingSince(summary)) : '',
    note: firstLine(summary.note ?? ''),
  };
};

/** The answers of an application, with links to its files. */
const sectionsWithLinks = (application: StoredApplication) => {
  const sections = sectionsOf(application);
  const fileNames = exportFileNames(sections);
  return viewSections(sections, application.reference, (file) => ({
    href: `${applicationPath(application)}/files/${encodeURIComponent(file.file)}`,
    name: printable(file.name) || fileNames.get(file)!,
    notes: [sizeInWords(file.size), ...file.flags.map(flagLabel)].join(t(', ')),
  }));
};

type SectionView = ReturnType<typeof sectionsWithLinks>[number];

/** The answers of an addition, to be shown with its application: without the reference of that. */
export const sectionsOfAddition = (addition: StoredApplication, { reference }: Summary): SectionView[] =>
  sectionsWithLinks(addition)
    .map(({ title, answers }) => ({ title, answers: answers.filter(({ lines }) => lines.join() !== reference) }))
    .filter(({ answers }) => answers.length > 0);

/** The telephone numbers and e-mail addresses of an application that its form asks for once, by the steps that ask for them. */
const contactsOf = (sections: readonly SectionView[]): SectionView[] =>
  sections
    .map(({ title, answers }) => ({
      title,
      answers: answers.filter(({ link, name }) => link && !/\[\d+\]/.test(name)),
    }))
    .filter(({ answers }) => answers.length > 0);

/** An application as its page and its print show it: what decides, its documents, and the other answers by step. */
export const dossierView = (
  summary: ListedApplication,
  application: StoredApplication,
  additions?: readonly ListedApplication[],
) => {
  const heading = headingOf(summary);
  const sections = sectionsWithLinks(application);
  const withFiles = (isFile: boolean) =>
    sections
      .map(({ title, answers }) => ({ title, answers: answers.filter(({ files }) => files.length > 0 === isFile) }))
      .filter(({ answers }) => answers.length > 0);
  return {
    ...heading,
    warnings: [...withdrawalInWords(additions), ...heading.warnings],
    grade: gradeLabel(summary.form, summary.appliesFor),
    mark: summary.mark ?? NEW_MARK,
    note: summary.note ?? '',
    contacts: contactsOf(sections),
    documents: withFiles(true).flatMap(({ answers }) => answers),
    sections: withFiles(false),
  };
};
