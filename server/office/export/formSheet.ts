import type { FieldMap } from '#forms/fieldTypes.ts';
import type { Form } from '#forms/form.ts';
import { nameIn } from '#forms/questions.ts';
import { t } from '#languages/message.ts';
import type { Answer, Section } from '#server/office/answers.ts';
import { summaryColumns } from '#server/office/summaryColumns.ts';
import type { StoredFile } from '#server/storing/application.ts';
import type { Summary } from '#server/storing/summary.ts';

/** A question of a form as a column. */
interface QuestionColumn {
  /** 'Date of birth (Learner Information)' */
  head: string;
  /** The wire name without the indexes of lists. */
  name: string;
  /** The title of its step. */
  step: string;
  isFile: boolean;
}

const columnsOf = (fields: FieldMap, group: string, title: string, step: string): QuestionColumn[] =>
  Object.entries(fields).flatMap(([key, field]) => {
    const name = nameIn(group, key);
    const label = t(field.label);
    const about = 'about' in field && field.about ? `${t(', ')}${t(field.about)}` : '';
    if (field.kind === 'list') return columnsOf(field.fields, `${name}[]`, `${title}${t(', ')}${label}`, step);
    if (field.kind === 'group') return columnsOf(field.fields, name, `${title}${t(', ')}${label}`, step);
    // The field's own label comes first, because columns are narrow.
    return [{ head: `${label}${about} (${title})`, name, step, isFile: field.kind === 'pdf' }];
  });

/** A column for each question of a form, in its order. */
export const questionColumns = (form: Form): QuestionColumn[] =>
  Object.entries(form.steps).flatMap(([id, { title, fields, topLevel }]) =>
    columnsOf(fields, topLevel ? '' : id, t(title), t(title)),
  );

const INDEX = /\[(\d+)\]/;

/** The cell of one question. In a list with several entries, each answer has a line with the entry's number. */
const cellOf = (answers: readonly Answer[], hasNumbers: boolean, textOf: (answer: Answer) => string): string =>
  answers
    .map((answer) => {
      const index = INDEX.exec(answer.name)?.[1];
      return hasNumbers && index !== undefined ? `${Number(index) + 1}. ${textOf(answer)}` : textOf(answer);
    })
    .join('\n');

const filesOr = ({ plain, files }: Answer, whereIs: (file: StoredFile) => string) =>
  files.length > 0 ? files.map(whereIs).join('\n') : plain;

/** The answers of an application by the names of their columns. */
const answersByName = (sections: readonly Section[]): Map<string, Answer[]> => {
  const byName = new Map<string, Answer[]>();
  for (const answer of sections.flatMap(({ answers }) => answers)) {
    const name = answer.name.replace(INDEX, '[]');
    byName.set(name, [...(byName.get(name) ?? []), answer]);
  }
  return byName;
};

/** The cells of questions, by the names of their columns. `whereIs` gives the text for a file. */
export const questionCells = (
  sections: readonly Section[],
  whereIs: (file: StoredFile) => string,
): Map<string, string> => {
  const byName = answersByName(sections);
  /** The lists that have more than one entry. */
  const longLists = new Set(
    [...byName.values()]
      .flat()
      .filter(({ name }) => Number(INDEX.exec(name)?.[1] ?? 0) > 0)
      .map(({ name }) => name.split(INDEX)[0]!),
  );
  const isLong = (name: string) => longLists.has(name.split('[]')[0]!);
  const textOf = (answer: Answer) => filesOr(answer, whereIs);
  return new Map([...byName].map(([name, answers]) => [name, cellOf(answers, isLong(name), textOf)]));
};

/** The sheet of a form: a column for each of its fields, in its order. */
export const sheetOf = (form: Form) => {
  const columns = questionColumns(form);
  const columnNames = new Set(columns.map(({ name }) => name));

  return {
    heads: [...summaryColumns.map(({ head }) => head()), ...columns.map(({ head }) => head), t('Other answers')],

    /** The row of an application. `whereIs` gives the text for a file. */
    row: (summary: Summary, sections: readonly Section[], whereIs: (file: StoredFile) => string): string[] => {
      const cells = questionCells(sections, whereIs);
      const others = [...answersByName(sections)].filter(([name]) => !columnNames.has(name));
      return [
        ...summaryColumns.map(({ cell }) => cell(summary)),
        ...columns.map(({ name }) => cells.get(name) ?? ''),
        others
          .flatMap(([, answers]) => answers)
          .map((answer) => `${answer.name}: ${filesOr(answer, whereIs)}`)
          .join('\n'),
      ];
    },
  };
};
