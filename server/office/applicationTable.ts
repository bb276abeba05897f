import { intakeForms } from '#server/intakeForms.ts';
import { printable } from '#server/office/printable.ts';
import { filesOf, type StoredApplication } from '#server/storing/application.ts';

/** What the office calls an application. It was checked by its own form before it was stored. */
export const applicantOf = ({ form, answers }: StoredApplication): string =>
  intakeForms.find(({ name }) => name === form)?.applicant(answers as never) ?? '';

const heads = ['RECEIVED AT (UTC)', 'FORM', 'REFERENCE', 'APPLICANT', 'FILES', 'FLAGS'];

const rowOf = (application: StoredApplication): string[] => [
  application.receivedAt.slice(0, 16).replace('T', ' '),
  application.form,
  application.reference,
  applicantOf(application),
  String(filesOf(application.answers).length),
  application.flags.join(', '),
];

const graphemes = new Intl.Segmenter();
const width = (text: string) => [...graphemes.segment(text)].length;

/** Applications as rows for a terminal. */
export const tableOf = (applications: readonly StoredApplication[]): string => {
  const rows = [heads, ...applications.map((application) => rowOf(application).map(printable))];
  const widths = heads.map((_, column) => Math.max(...rows.map((row) => width(row[column]!))));
  const padded = (cell: string, column: number) => cell + ' '.repeat(widths[column]! - width(cell));
  return rows.map((row) => row.map(padded).join('  ').trimEnd()).join('\n');
};
