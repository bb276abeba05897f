import { sizeInWords } from '#forms/limits.ts';
import { languages } from '#languages/languages.ts';
import { additionsInWords } from '#server/office/additions.ts';
import { sectionsOf } from '#server/office/answers.ts';
import { exportFileNames } from '#server/office/export/fileNames.ts';
import { gradeLabel } from '#server/office/page/grades.ts';
import type { Row } from '#server/office/page/views/ApplicationRow.tsx';
import { printable } from '#server/office/printable.ts';
import { titleOf } from '#server/office/summaryColumns.ts';
import { viewSections } from '#server/office/viewSections.ts';
import { schoolMinute } from '#server/schoolTime.ts';
import { entryOf, type StoredApplication } from '#server/storing/application.ts';
import { NEW_MARK } from '#server/storing/remarks.ts';
import { type ListedApplication, nameOf } from '#server/storing/store.ts';
import type { Summary } from '#server/storing/summary.ts';

const flagLabels: Record<string, string> = { encrypted: 'a file asks for a password' };
const flagLabel = (flag: string) => flagLabels[flag] ?? flag;

const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);

export const applicationPath = (application: Pick<Summary, 'form' | 'submissionId'>): string =>
  `/applications/${nameOf(entryOf(application))}`;

/** What the list and the application's own page both show of it. */
export const headingOf = (summary: Summary) => ({
  name: nameOf(entryOf(summary)),
  applicant: printable(summary.applicant.trim()),
  arabicName: isArabic(summary.applicant) ? '' : printable(summary.names.filter(isArabic).join(' ')),
  title: titleOf(summary),
  received: schoolMinute(summary.receivedAt),
  reference: summary.reference,
  addsTo: summary.addsTo ?? '',
  language: summary.language === undefined ? '' : languages[summary.language].english,
  warnings: summary.flags.map(flagLabel),
});

/** An application as a row of the list. `query` is that of the list. */
export const rowOf = (summary: ListedApplication, query: string, additions?: readonly ListedApplication[]): Row => ({
  ...headingOf(summary),
  added: additionsInWords(additions),
  href: applicationPath(summary) + query,
  grade: gradeLabel(summary.form, summary.appliesFor),
  mark: summary.mark ?? NEW_MARK,
});

/** The answers of an application, with links to its files. */
export const sectionsWithLinks = (application: StoredApplication) => {
  const sections = sectionsOf(application);
  const fileNames = exportFileNames(sections);
  return viewSections(sections, (file) => ({
    href: `${applicationPath(application)}/files/${encodeURIComponent(file.file)}`,
    name: printable(file.name) || fileNames.get(file)!,
    notes: [sizeInWords(file.size), ...file.flags.map(flagLabel)].join(', '),
  }));
};
