import type { Answer, Section } from '#server/office/answers.ts';
import { printable, printableLines } from '#server/office/printable.ts';
import type { StoredFile } from '#server/storing/application.ts';

/** An address of the e-mail program, with a reference as the subject. */
const mailTo = (email: string, reference: string): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(reference)}`;

/** An address of the telephone. */
export const telephone = (number: string): string => `tel:${number.replace(/[^+\d]/g, '')}`;

/** The link of an answer that is a telephone number or an e-mail address. */
const linkOf = ({ kind, plain }: Answer, reference: string): { link?: string } => {
  if (kind === 'phone') return { link: telephone(plain) };
  return kind === 'email' ? { link: mailTo(plain, reference) } : {};
};

/** The answers of an application as a page shows them. `viewFile` makes what it shows of a file. */
export const viewSections = <File>(
  sections: readonly Section[],
  reference: string,
  viewFile: (file: StoredFile) => File,
) =>
  sections.map(({ title, answers }) => ({
    title,
    answers: answers.map((answer) => ({
      name: answer.name,
      label: printable(answer.label),
      lines: printableLines(answer.text),
      files: answer.files.map(viewFile),
      ...linkOf(answer, reference),
    })),
  }));
