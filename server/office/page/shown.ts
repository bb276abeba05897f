import { sizeInWords } from '#forms/limits.ts';
import { languages } from '#languages/languages.ts';
import { formNamed } from '#server/intakeForms.ts';
import { sectionsOf } from '#server/office/answers.ts';
import { namesOfFiles } from '#server/office/export/filing.ts';
import { gradeInWords } from '#server/office/page/appliedFor.ts';
import type { Row } from '#server/office/page/views/ApplicationRow.tsx';
import { printable, printableLines } from '#server/office/printable.ts';
import { schoolMinute } from '#server/schoolTime.ts';
import { entryOf, type StoredApplication } from '#server/storing/application.ts';
import { NEW } from '#server/storing/remarks.ts';
import { type Marked, nameOf } from '#server/storing/store.ts';
import type { Summary } from '#server/storing/summary.ts';

const words: Record<string, string> = { encrypted: 'a file asks for a password' };

const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);

export const pathOf = (application: Pick<Summary, 'form' | 'submissionId'>): string =>
  `/applications/${nameOf(entryOf(application))}`;

/** What the list and the page of an application both say about it. */
export const headOf = (summary: Summary) => ({
  name: nameOf(entryOf(summary)),
  applicant: printable(summary.applicant.trim()),
  arabic: isArabic(summary.applicant) ? '' : printable(summary.names.filter(isArabic).join(' ')),
  title: formNamed(summary.form)?.title ?? summary.form,
  received: schoolMinute(summary.receivedAt),
  reference: summary.reference,
  language: summary.language === undefined ? '' : languages[summary.language].english,
  unusual: summary.flags.map((flag) => words[flag] ?? flag),
});

export const rowOf = (summary: Marked, query: string): Row => ({
  ...headOf(summary),
  href: pathOf(summary) + query,
  grade: gradeInWords(summary.form, summary.appliesFor),
  mark: summary.mark ?? NEW,
});

/** The answers of an application, with links to its files. */
export const shownSections = (application: StoredApplication) => {
  const sections = sectionsOf(application);
  const names = namesOfFiles(sections);
  return sections.map(({ title, answers }) => ({
    title,
    answers: answers.map(({ name, label, text, files }) => ({
      name,
      label: printable(label),
      lines: printableLines(text),
      files: files.map((file) => ({
        href: `${pathOf(application)}/files/${encodeURIComponent(file.file)}`,
        name: printable(file.name) || names.get(file)!,
        notes: [sizeInWords(file.size), ...file.flags.map((flag) => words[flag] ?? flag)].join(', '),
      })),
    })),
  }));
};
