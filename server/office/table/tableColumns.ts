import type { Form } from '#forms/form.ts';
import { nameIn } from '#forms/questions.ts';
import { message, t } from '#languages/message.ts';
import { forOffice, intakeForms } from '#server/intakeForms.ts';
import { additionsInWords, withdrawalInWords } from '#server/office/additions.ts';
import { questionColumns } from '#server/office/export/formSheet.ts';
import { gradeLabel } from '#server/office/page/grades.ts';
import { isOwnMark, markLabel } from '#server/office/page/marks.ts';
import { flagLabel, missingLabel } from '#server/office/page/notices.ts';
import { arrivalHead, titleOf } from '#server/office/summaryColumns.ts';
import { schoolDay, schoolMinute } from '#server/schoolTime.ts';
import { waitingSince } from '#server/storing/order.ts';
import { NEW_MARK } from '#server/storing/remarks.ts';
import type { ListedApplication } from '#server/storing/store.ts';

/** An application as a row of a table. */
interface TableRow {
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

const own = (
  id: string,
  head: string,
  isUsual: boolean,
  cell: (application: ListedApplication) => string,
): TableColumn => ({
  id,
  head,
  group: t('The office’s own'),
  isUsual,
  isAnswer: false,
  cell: ({ application }) => cell(application),
});

const markOf = ({ mark = NEW_MARK }: ListedApplication) => mark;

const officeColumns = (): TableColumn[] => [
  own('reference', t('Reference'), true, ({ reference }) => reference),
  own('applicant', t('Applicant'), true, ({ applicant }) => applicant),
  own('grade', t('Grade or position'), true, ({ form, appliesFor }) => gradeLabel(form, appliesFor)),
  own('form', t('Form'), false, (application) => t(titleOf(application))),
  own('received', arrivalHead(), true, ({ receivedAt }) => schoolMinute(receivedAt)),
  own('mark', t('Mark'), true, (application) => markLabel(markOf(application))),
  own('since', t('Marked since'), false, (application) =>
    isOwnMark(markOf(application)) ? schoolDay(waitingSince(application)) : '',
  ),
  own('note', t('Note'), true, ({ note = '' }) => note),
  {
    ...own('missing', t('Missing or unusual'), true, () => ''),
    cell: ({ application: { missing, flags }, additions }) =>
      [...withdrawalInWords(additions), ...missing.map(missingLabel), ...flags.map(flagLabel)].join(t(', ')),
  },
  {
    ...own('added', t('Added since'), false, () => ''),
    cell: ({ additions }) => additionsInWords(additions).join(t(', ')),
  },
  own('addsTo', t('Added to'), true, ({ addsTo = '' }) => addsTo),
  own('files', t('Files'), false, ({ files }) => String(files)),
];

const questionsOf = (form: Form): TableColumn[] => {
  const usual = new Set(forOffice(form.name).tabulated?.map((path) => path.reduce(nameIn, '')));
  return questionColumns(form)
    .filter(({ isFile }) => !isFile)
    .map(({ name, head, step }) => ({
      id: `${form.name}.${name}`,
      head,
      group: t('{form}: {step}', { form: message(form.title), step: () => step }),
      isUsual: usual.has(name),
      isAnswer: true,
      cell: ({ application, answers }) => (application.form === form.name ? (answers.get(name) ?? '') : ''),
    }));
};

const allColumns = (): TableColumn[] => [...officeColumns(), ...intakeForms.flatMap(questionsOf)];

/** The columns on offer for the applications of some forms. */
export const columnsFor = (forms: ReadonlySet<string>): TableColumn[] => {
  const hasAdditions = intakeForms.some(({ name, addsTo }) => addsTo && forms.has(name));
  return allColumns().filter(({ id, isAnswer }) =>
    isAnswer ? forms.has(id.split('.')[0]!) : id !== 'addsTo' || hasAdditions,
  );
};

/** The chosen columns among those on offer, in their order; the usual ones where none is chosen. */
export const chosenColumns = (offered: readonly TableColumn[], ids: readonly string[]): TableColumn[] => {
  const chosen = offered.filter(({ id }) => ids.includes(id));
  return chosen.length > 0 ? chosen : offered.filter(({ isUsual }) => isUsual);
};
