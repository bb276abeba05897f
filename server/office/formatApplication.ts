import { sizeInWords } from '#forms/limits.ts';
import { languages } from '#languages/languages.ts';
import { type Answer, sectionsOf } from '#server/office/answers.ts';
import { printable, printableLines } from '#server/office/printable.ts';
import { arrivalOf, titleOf } from '#server/office/summaryColumns.ts';
import type { StoredApplication, StoredFile } from '#server/storing/application.ts';
import { applicantOf } from '#server/storing/summary.ts';

type LocationOf = (file: StoredFile) => string;

const fileLines = (file: StoredFile, locationOf: LocationOf): string[] => {
  const flags = file.flags.length > 0 ? `, ${file.flags.join(', ')}` : '';
  return [`${printable(file.name)} (${sizeInWords(file.size)}${flags})`, printable(locationOf(file))];
};

const answerLines = ({ label, text, files }: Answer, locationOf: LocationOf): string[] => {
  const lines = files.length > 0 ? files.flatMap((file) => fileLines(file, locationOf)) : printableLines(text);
  const lead = label.endsWith('?') ? label : `${label}:`;
  return lines.map((line, i) => (i === 0 ? `  ${printable(lead)} ${line}` : `      ${line}`));
};

/** One application for a terminal: all answers under their labels, and the locations of all files. */
export const formatApplication = (application: StoredApplication, locationOf: LocationOf): string =>
  [
    `${printable(applicantOf(application))}, ${titleOf(application)} ${application.reference}`,
    `Received at ${arrivalOf(application)}, submissionId ${application.submissionId}`,
    ...(application.language ? [`Filled in in ${languages[application.language].english}`] : []),
    ...(application.flags.length > 0 ? [`Take care when opening its files: ${application.flags.join(', ')}`] : []),
    ...sectionsOf(application).flatMap(({ title, answers }) => [
      '',
      title.toUpperCase(),
      ...answers.flatMap((answer) => answerLines(answer, locationOf)),
    ]),
    '',
  ].join('\n');
