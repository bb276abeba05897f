import { sizeInWords } from '#forms/limits.ts';
import { nameIn } from '#forms/questions.ts';
import { applicantOf } from '#server/office/applicationTable.ts';
import { printable, printableLines } from '#server/office/printable.ts';
import { isStoredFile, type StoredApplication, type StoredFile } from '#server/storing/application.ts';

type Locate = (file: StoredFile) => string;

const fileLines = (file: StoredFile, locate: Locate): string[] => {
  const flags = file.flags.length > 0 ? `, ${file.flags.join(', ')}` : '';
  return [`${printable(file.name)} (${sizeInWords(file.size)}${flags})`, printable(locate(file))];
};

const indented = (name: string, lines: readonly string[]) =>
  lines.map((line, i) => (i === 0 ? `${printable(name)}: ${line}` : `    ${line}`));

const answerLines = (name: string, answer: unknown, locate: Locate): string[] => {
  if (typeof answer === 'string') return indented(name, printableLines(answer));
  if (typeof answer !== 'object' || answer === null) return [];
  if (isStoredFile(answer)) return indented(name, fileLines(answer, locate));
  return Object.entries(answer).flatMap(([key, inner]) => answerLines(nameIn(name, key), inner, locate));
};

/** One application as lines for a terminal: when it came, from whom, every answer by its wire name, every file's path. */
export const textOf = (application: StoredApplication, locate: Locate): string =>
  [
    `${printable(applicantOf(application))}, ${application.form} application ${application.reference}`,
    `received at ${application.receivedAt}, submissionId ${application.submissionId}`,
    ...(application.flags.length > 0 ? [`Take care when opening its files: ${application.flags.join(', ')}`] : []),
    '',
    ...answerLines('', application.answers, locate),
  ].join('\n');
