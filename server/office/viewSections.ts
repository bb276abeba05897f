import type { Section } from '#server/office/answers.ts';
import { printable, printableLines } from '#server/office/printable.ts';
import type { StoredFile } from '#server/storing/application.ts';

/** The answers of an application as a page shows them. `viewFile` makes what it shows of a file. */
export const viewSections = <File>(sections: readonly Section[], viewFile: (file: StoredFile) => File) =>
  sections.map(({ title, answers }) => ({
    title,
    answers: answers.map(({ name, label, text, files }) => ({
      name,
      label: printable(label),
      lines: printableLines(text),
      files: files.map(viewFile),
    })),
  }));
