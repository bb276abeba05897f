import type { Section } from '#server/office/answers.ts';
import type { StoredFile } from '#server/storing/application.ts';
import type { Summary } from '#server/storing/summary.ts';

// No system takes more than 255 bytes, and a letter may take four.
const longest = /^.{0,60}/u;

/** A text as part of a file's name on any system: letters, digits, and what separates them in names. */
const fileName = (text: string): string => {
  const letters = text.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}'’-]+/gu, ' ');
  return longest.exec(letters.trim())![0].trim();
};

/** The folder of an application within an export. */
export const folderOf = ({ form, reference, applicant }: Summary): string =>
  `${form}/${`${reference} ${fileName(applicant)}`.trim()}`;

/** The names of an application's files within its folder: by its questions, never by the applicant's own. */
export const namesOfFiles = (sections: readonly Section[]): Map<StoredFile, string> =>
  new Map(
    sections
      .flatMap(({ answers }) => answers)
      .flatMap(({ label, files }) =>
        files.map((file) => [file, `${file.file.replace(/\.pdf$/, '')} ${fileName(label)}.pdf`] as const),
      ),
  );

/** A relative path as a link. */
export const linkTo = (path: string): string => path.split('/').map(encodeURIComponent).join('/');
