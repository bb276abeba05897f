import { capital } from '#forms/capital.ts';
import { answerAt, type Path, pathOfStep } from '#forms/draft.ts';
import { areEntries, type DraftGroup, type Entry, entriesOf } from '#forms/draftValue.ts';
import { BARE, type Field, type FieldMap, type Leaf, type List } from '#forms/fieldTypes.ts';
import { type Form, isBlank, labelOf, visibleFields } from '#forms/form.ts';
import { messages } from '#forms/wording.ts';
import { message, t } from '#languages/message.ts';

/** A question as it is shown on the page. */
export interface Question {
  /** The id of its step. */
  step: string;
  path: Path;
  field: Leaf;
  /** The label of the group it belongs to. */
  group?: string;
  /** The list entry it belongs to. */
  entry?: { list: List; position: number; answers: Entry };
}

/** A path as a DOM id; it does not change when other entries are added or removed. */
export const idOf = (path: Path): string => path.filter((segment) => segment !== BARE).join('-');

/** The wire name of a field inside a group: `personalInfo[firstName]`, `references[0][email]`, `education[languages][0]`. */
export const nameIn = (group: string, field: string | number): string =>
  group === '' ? String(field) : field === BARE ? group : `${group}[${field}]`;

/** The wire name of the answer at a path. `isCounted`: whether an entry of a list has an index. */
export const nameAt = (draft: DraftGroup, path: Path, isCounted: (entry: Entry) => boolean = () => true): string =>
  path.reduce((name, segment, depth) => {
    const holder = answerAt(draft, path.slice(0, depth));
    return nameIn(
      name,
      areEntries(holder) ? holder.filter(isCounted).findIndex(({ key }) => key === segment) : segment,
    );
  }, '');

/** An entry as it is named beside others: 'school 2'. */
export const entryInWords = ({ entry }: Pick<List, 'entry'>, position: number): string =>
  t('{entry} {number}', { entry: message(entry), number: position });

const whereOf = ({ group, entry }: Question) =>
  [group && t(group), entry && entryInWords(entry.list, entry.position)].filter(Boolean).join(t(', '));

/** A sentence with a place before its full stop: 'First name is required (sibling 1).' */
const inBrackets = (sentence: string, where: string) => {
  if (where === '') return sentence;
  const [, words = '', stop = ''] = /^(.*?)(\.?)$/s.exec(sentence)!;
  return t('{sentence} ({where})', { sentence: () => words, where: () => where }) + stop;
};

/**
 * A question's label outside its place on the page: 'From, school 2', 'Specify, health problems', 'Is attending BAC? (sibling 1)',
 * or 'Language 2' where the entry has the same name.
 */
export const fullLabel = (question: Question, draft: DraftGroup): string => {
  const { field, entry } = question;
  const label = labelOf(field, draft, entry?.answers);
  if (field.kind === 'yesNo') return inBrackets(label, whereOf(question));
  if (entry && label === capital(t(entry.list.entry))) return capital(whereOf(question));
  return [label, field.about && t(field.about), whereOf(question)].filter(Boolean).join(t(', '));
};

/** A sentence that does not name the question, behind its label. */
export const withLabel = (question: Question, sentence: string, draft: DraftGroup): string =>
  t('{label}: {message}', { label: () => fullLabel(question, draft), message: () => sentence });

/** A message outside its place on the page. That of a blank answer names the question itself, but for a paper; any other follows the label. */
export const messageAway = (question: Question, sentence: string, draft: DraftGroup): string => {
  if (sentence === messages.yesOrNo()) return `${fullLabel(question, draft)} ${sentence}`;
  return question.field.kind !== 'pdf' && isBlank(question.field, answerAt(draft, question.path))
    ? inBrackets(sentence, whereOf(question))
    : withLabel(question, sentence, draft);
};

type Place = Pick<Question, 'step' | 'group' | 'entry'>;

const inField = (field: Field, path: Path, draft: DraftGroup, place: Place): Question[] =>
  field.kind === 'list'
    ? entriesOf(answerAt(draft, path)).flatMap((answers, index) =>
        inGroup(field.fields, [...path, answers.key], draft, {
          ...place,
          entry: { list: field, position: index + 1, answers },
        }),
      )
    : field.kind === 'group'
      ? inGroup(field.fields, path, draft, { ...place, group: field.label })
      : [{ path, field, ...place }];

const inGroup = (fields: FieldMap, path: Path, draft: DraftGroup, place: Place): Question[] =>
  visibleFields(fields, draft, place.entry?.answers).flatMap(([name, field]) =>
    inField(field, [...path, name], draft, place),
  );

/** Every question a step asks, given these answers, in page order. */
export const questionsOf = (form: Form, step: string, draft: DraftGroup): Question[] =>
  inGroup(form.steps[step]!.fields, pathOfStep(form, step), draft, { step });

/** Every question that the form asks, given these answers, in page order. */
export const allQuestions = (form: Form, draft: DraftGroup): Question[] =>
  Object.keys(form.steps).flatMap((step) => questionsOf(form, step, draft));

/** The question at a path, if it is asked. */
export const questionAt = (form: Form, draft: DraftGroup, path: Path): Question | undefined =>
  allQuestions(form, draft).find((question) => idOf(question.path) === idOf(path));
