import { sizeInWords } from '#forms/limits.ts';
import { languages } from '#languages/languages.ts';
import { type Answer, sectionsOf } from '#server/office/answers.ts';
import { printable, printableLines } from '#server/office/printable.ts';
import { arrivalOf, titleOf } from '#server/office/summary.ts';
import type { StoredApplication, StoredFile } from '#server/storing/application.ts';
import { applicantOf } from '#server/storing/summary.ts';

type Locate = (file: StoredFile) => string;

const fileLines = (file: StoredFile, locate: Locate): string[] => {
  const flags = file.flags.length > 0 ? `, ${file.flags.join(', ')}` : '';
  return [`${printable(file.name)} (${sizeInWords(file.size)}${flags})`, printable(locate(file))];
};

const answerLines = ({ label, text, files }: Answer, locate: Locate): string[] => {
  const lines = files.length > 0 ? files.flatMap((file) => fileLines(file, locate)) : printableLines(text);
  const lead = label.endsWith('?') ? label : `${label}:`;
  return lines.map((line, i) => (i === 0 ? `  ${printable(lead)} ${line}` : `      ${line}`));
};

/** One application as a page for a terminal: when it came, from whom, every answer under its label, every file's path. */
export const textOf = (application: StoredApplication, locate: Locate): string =>
  [
    `${printable(applicantOf(application))}, ${titleOf(application)} ${application.reference}`,
    `Received at ${arrivalOf(application)}, submissionId ${application.submissionId}`,
    ...(application.language ? [`Filled in in ${languages[application.language].english}`] : []),
    ...(application.flags.length > 0 ? [`Take care when opening its files: ${application.flags.join(', ')}`] : []),
    ...sectionsOf(application).flatMap(({ title, answers }) => [
      '',
      title.toUpperCase(),
      ...answers.flatMap((answer) => answerLines(answer, locate)),
    ]),
    '',
  ].join('\n');
