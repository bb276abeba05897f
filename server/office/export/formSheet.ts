import type { FieldMap } from '#forms/fieldTypes.ts';
import type { Form } from '#forms/form.ts';
import { nameIn } from '#forms/questions.ts';
import { t } from '#languages/message.ts';
import type { Answer, Section } from '#server/office/answers.ts';
import { summaryColumns } from '#server/office/summaryColumns.ts';
import type { StoredFile } from '#server/storing/application.ts';
import type { Summary } from '#server/storing/summary.ts';

interface Column {
  head: string;
  /** The wire name without the indexes of lists. */
  name: string;
}

const columnsOf = (fields: FieldMap, group: string, title: string): Column[] =>
  Object.entries(fields).flatMap(([key, field]) => {
    const name = nameIn(group, key);
    const label = t(field.label);
    const about = 'about' in field && field.about ? `, ${field.about}` : '';
    if (field.kind === 'list') return columnsOf(field.fields, `${name}[]`, `${title}, ${label}`);
    if (field.kind === 'group') return columnsOf(field.fields, name, `${title}, ${label}`);
    // The field's own label comes first, because columns are narrow.
    return [{ head: `${label}${about} (${title})`, name }];
  });

const INDEX = /\[(\d+)\]/;

/** The cell of one question. In a list with several entries, each answer has a line with the entry's number. */
const cellOf = (answers: readonly Answer[], hasNumbers: boolean, textOf: (answer: Answer) => string): string =>
  answers
    .map((answer) => {
      const index = INDEX.exec(answer.name)?.[1];
      return hasNumbers && index !== undefined ? `${Number(index) + 1}. ${textOf(answer)}` : textOf(answer);
    })
    .join('\n');

/** The sheet of a form: a column for each of its fields, in its order. */
export const sheetOf = (form: Form) => {
  const columns = Object.entries(form.steps).flatMap(([id, { title, fields, topLevel }]) =>
    columnsOf(fields, topLevel ? '' : id, title),
  );
  const columnNames = new Set(columns.map(({ name }) => name));

  return {
    heads: [...summaryColumns.map(({ head }) => head), ...columns.map(({ head }) => head), 'Other answers'],

    /** The row of an application. `whereIs` gives the text for a file. */
    row: (summary: Summary, sections: readonly Section[], whereIs: (file: StoredFile) => string): string[] => {
      const byName = new Map<string, Answer[]>();
      /** The lists that have more than one entry. */
      const longLists = new Set<string>();
      for (const answer of sections.flatMap(({ answers }) => answers)) {
        const name = answer.name.replace(INDEX, '[]');
        byName.set(name, [...(byName.get(name) ?? []), answer]);
        if (Number(INDEX.exec(answer.name)?.[1] ?? 0) > 0) longLists.add(answer.name.split(INDEX)[0]!);
      }
      const textOf = ({ plain, files }: Answer) => (files.length > 0 ? files.map(whereIs).join('\n') : plain);
      const isLong = (name: string) => longLists.has(name.split('[]')[0]!);
      const others = [...byName].filter(([name]) => !columnNames.has(name)).flatMap(([, answers]) => answers);
      return [
        ...summaryColumns.map(({ cell }) => cell(summary)),
        ...columns.map(({ name }) => cellOf(byName.get(name) ?? [], isLong(name), textOf)),
        others.map((answer) => `${answer.name}: ${textOf(answer)}`).join('\n'),
      ];
    },
  };
};
