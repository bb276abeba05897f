import type { Form } from '#forms/form.ts';
import { nameIn } from '#forms/questions.ts';
import { intakeForms } from '#server/intakeForms.ts';
import { additionsInWords } from '#server/office/additions.ts';
import { questionColumns } from '#server/office/export/formSheet.ts';
import { gradeLabel } from '#server/office/page/grades.ts';
import { flagLabel, missingLabel } from '#server/office/page/notices.ts';
import { isOwnMark } from '#server/office/page/ownMarks.ts';
import { titleOf } from '#server/office/summaryColumns.ts';
import { schoolClock, schoolDay, schoolMinute } from '#server/schoolTime.ts';
import { waitingSince } from '#server/storing/order.ts';
import { NEW_MARK } from '#server/storing/remarks.ts';
import type { ListedApplication } from '#server/storing/store.ts';

/** An application as a row of a table. */
export interface TableRow {
  application: ListedApplication;
  additions: readonly ListedApplication[];
  /** Its answers by the names of their questions. */
  answers: ReadonlyMap<string, string>;
}

/** A column that the office may choose for a table. */
export interface TableColumn {
  /** In the address: 'mark'; for a question, its form and its wire name with a dot between them. */
  id: string;
  head: string;
  /** The heading above its checkbox. */
  group: string;
  isUsual: boolean;
  /** Whether its cells need the answers. */
  isAnswer: boolean;
  cell: (row: TableRow) => string;
}

const OFFICE = 'The office’s own';

const own = (
  id: string,
  head: string,
  isUsual: boolean,
  cell: (application: ListedApplication) => string,
): TableColumn => ({
  id,
  head,
  group: OFFICE,
  isUsual,
  isAnswer: false,
  cell: ({ application }) => cell(application),
});

const markOf = ({ mark = NEW_MARK }: ListedApplication) => mark;

const officeColumns: readonly TableColumn[] = [
  own('reference', 'Reference', true, ({ reference }) => reference),
  own('applicant', 'Applicant', true, ({ applicant }) => applicant),
  own('grade', 'Grade or position', true, ({ form, appliesFor }) => gradeLabel(form, appliesFor)),
  own('form', 'Form', false, (application) => titleOf(application)),
  own('received', `Received at (${schoolClock})`, true, ({ receivedAt }) => schoolMinute(receivedAt)),
  own('mark', 'Mark', true, markOf),
  own('since', 'Marked since', false, (application) =>
    isOwnMark(markOf(application)) ? schoolDay(waitingSince(application)) : '',
  ),
  own('note', 'Note', true, ({ note = '' }) => note),
  own('missing', 'Missing or unusual', true, ({ missing, flags }) =>
    [...missing.map(missingLabel), ...flags.map(flagLabel)].join(', '),
  ),
  { ...own('added', 'Added since', false, () => ''), cell: ({ additions }) => additionsInWords(additions).join(', ') },
  own('addsTo', 'Added to', true, ({ addsTo = '' }) => addsTo),
  own('files', 'Files', false, ({ files }) => String(files)),
];

const questionsOf = (form: Form): TableColumn[] => {
  const usual = new Set(form.tabulated?.map((path) => path.reduce(nameIn, '')));
  return questionColumns(form)
    .filter(({ isFile }) => !isFile)
    .map(({ name, head, step }) => ({
      id: `${form.name}.${name}`,
      head,
      group: `${form.title}: ${step}`,
      isUsual: usual.has(name),
      isAnswer: true,
      cell: ({ application, answers }) => (application.form === form.name ? (answers.get(name) ?? '') : ''),
    }));
};

const allColumns: readonly TableColumn[] = [...officeColumns, ...intakeForms.flatMap(questionsOf)];

/** The columns on offer for the applications of some forms. */
export const columnsFor = (forms: ReadonlySet<string>): TableColumn[] => {
  const hasAdditions = intakeForms.some(({ name, addsTo }) => addsTo && forms.has(name));
  return allColumns.filter(({ id, isAnswer }) =>
    isAnswer ? forms.has(id.split('.')[0]!) : id !== 'addsTo' || hasAdditions,
  );
};

/** The chosen columns among those on offer, in their order; the usual ones where none is chosen. */
export const chosenColumns = (offered: readonly TableColumn[], ids: readonly string[]): TableColumn[] => {
  const chosen = offered.filter(({ id }) => ids.includes(id));
  return chosen.length > 0 ? chosen : offered.filter(({ isUsual }) => isUsual);
};
