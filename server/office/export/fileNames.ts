import type { Section } from '#server/office/answers.ts';
import type { StoredFile } from '#server/storing/application.ts';
import type { Summary } from '#server/storing/summary.ts';

// File systems allow 255 bytes, and a letter may take four.
const longest = /^.{0,60}/u;

/** A text as a part of a file name on any system: letters, digits and a few other characters. */
const fileName = (text: string): string => {
  const letters = text.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}'’-]+/gu, ' ');
  return longest.exec(letters.trim())![0].trim();
};

/** The folder of an application in an export. */
export const exportFolder = ({ form, reference, applicant }: Summary): string =>
  `${form}/${`${reference} ${fileName(applicant)}`.trim()}`;

/** The folder of an addition, in that of its application. */
export const additionFolder = (application: Summary, { reference }: Pick<Summary, 'reference'>): string =>
  `${exportFolder(application)}/added ${reference}`;

/** The names of an application's files in an export. They come from the questions, never from the applicant. */
export const exportFileNames = (sections: readonly Section[]): Map<StoredFile, string> =>
  new Map(
    sections
      .flatMap(({ answers }) => answers)
      .flatMap(({ label, files }) =>
        files.map((file) => [file, `${file.file.replace(/\.pdf$/, '')} ${fileName(label)}.pdf`] as const),
      ),
  );

/** A relative path as a link. */
export const linkTo = (path: string): string => path.split('/').map(encodeURIComponent).join('/');
