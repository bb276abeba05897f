import * as v from 'valibot';
import type { Path } from '#forms/draft.ts';
import { type DraftGroup, type DraftValue, entriesOf, filesOf, groupOf, textOf } from '#forms/draftValue.ts';
import {
  type AnswersOf,
  BARE,
  type DraftOf,
  type Field,
  type FieldMap,
  type Leaf,
  type List,
} from '#forms/fieldTypes.ts';
import { limits } from '#forms/limits.ts';
import type { PhoneRules } from '#forms/phone.ts';
import type { ReceivingDays } from '#forms/receivingDays.ts';
import { givenIn, holds, type Rule } from '#forms/rule.ts';
import { latinDigits, oneLine } from '#forms/text.ts';
import { messages } from '#forms/wording.ts';
import { type Message, message, t } from '#languages/message.ts';

export interface Step<Fields extends FieldMap = FieldMap, TopLevel extends boolean = boolean> {
  readonly title: string;
  readonly fields: Fields;
  /** Its answers are at the top level of the application, not in a section named after the step. */
  readonly topLevel: TopLevel;
  /** A note at its head while a rule holds. */
  readonly note?: StepNote | undefined;
}

export interface StepNote {
  readonly when: Rule;
  readonly text: string;
}

export interface StepMap {
  readonly [id: string]: Step;
}

export interface Form<Steps extends StepMap = StepMap> {
  /** Names the form on the wire, in storage and in its folder. */
  readonly name: string;
  readonly title: string;
  /** Where it is posted, below the school's backend; `{path}/{submissionId}` says whether our own intake has it. */
  readonly path: string;
  /** The applicant's name, by which the office refers to an application. */
  readonly applicant: (answers: never) => string;
  /** The path of the grade or the position applied for, by which the office filters applications. */
  readonly appliesFor?: Path;
  /** The paths of steps, groups and questions whose answers are offered again in a further application. */
  readonly reuses?: readonly Path[];
  /** The draft of a sent application as the next one is offered its answers. */
  readonly onceSent?: (sent: never) => DraftGroup;
  /** These answers in view of those of the next application. */
  readonly offeredTo?: (previous: never, next: never) => DraftGroup;
  /** The reference of the application that it adds to. */
  readonly addsTo?: (answers: never) => string;
  /** The days on which it is received; without them, always. */
  readonly days?: ReceivingDays | undefined;
  /** In the order they are filled in. */
  readonly steps: Steps;
}

export const step = <const F extends FieldMap>(title: string, fields: F, note?: StepNote): Step<F, false> => ({
  title,
  fields,
  topLevel: false,
  note,
});

export const topLevelStep = <const F extends FieldMap>(title: string, fields: F): Step<F, true> => ({
  title,
  fields,
  topLevel: true,
});

interface About<S extends StepMap> extends Omit<Form, 'steps'> {
  readonly applicant: (answers: FormAnswers<Form<S>>) => string;
  readonly onceSent?: (sent: FormDraft<Form<S>>) => DraftGroup;
  readonly offeredTo?: (previous: FormDraft<Form<S>>, next: FormDraft<Form<S>>) => DraftGroup;
  readonly addsTo?: (answers: FormAnswers<Form<S>>) => string;
}

export const form = <const S extends StepMap>(about: About<S>, steps: S): Form<S> => ({ ...about, steps });

type Sections<S> = { [Id in keyof S]: S[Id] extends Step<FieldMap, true> ? never : Id }[keyof S];
type TopFields<S> = { [Id in keyof S]: S[Id] extends Step<infer F, true> ? F : never }[keyof S];
type Together<U> = (U extends unknown ? (member: U) => void : never) extends (all: infer I) => void ? I : never;
type FieldsOf<S> = S extends Step<infer F> ? F : never;
type Drafts<F> = { readonly [Name in keyof F]: DraftOf<F[Name]> };

/** Everything typed and attached so far, hidden answers included. */
export type FormDraft<F> =
  F extends Form<infer S>
    ? { readonly [Id in Sections<S>]: Drafts<FieldsOf<S[Id]>> } & Drafts<Together<TopFields<S>>>
    : never;

/** An application as it is sent: only what is asked, cleaned and checked. */
export type FormAnswers<F> =
  F extends Form<infer S>
    ? { [Id in Sections<S>]: AnswersOf<FieldsOf<S[Id]>> } & AnswersOf<Together<TopFields<S>>>
    : never;

/** The fields of a group that are shown, in page order. No other code decides whether a field is shown. */
export const visibleFields = (fields: FieldMap, draft: DraftGroup, entry?: DraftGroup): [string, Field][] =>
  Object.entries(fields).filter(([, field]) => !field.when || holds(field.when, draft, entry));

/** Whether a blank answer is refused. No other code decides whether a field is required. */
export const isRequired = (field: Field, draft: DraftGroup, entry?: DraftGroup): boolean =>
  field.kind === 'group' ||
  ((field.kind === 'list' || !field.optional) && (!field.requiredWhen || holds(field.requiredWhen, draft, entry)));

/** A field's label in the language of the document, given these answers. */
export const labelOf = ({ label, relabel }: Field, draft: DraftGroup, entry?: DraftGroup): string =>
  t(relabel && holds(relabel.when, draft, entry) ? relabel.label : label);

// A range of years without any year is the dash between them.
const isBlankText = ({ kind }: Leaf, text: string) => oneLine(text) === '' || (kind === 'years' && text === '-');

/** Whether nothing was answered. White space and a preset choice count as no answer. */
export const isBlank = (field: Field, answer: DraftValue): boolean =>
  field.kind === 'list'
    ? entriesOf(answer).every((entry) => areBlank(field.fields, entry))
    : field.kind === 'group'
      ? areBlank(field.fields, groupOf(answer))
      : answer === field.blank ||
        (typeof answer === 'string' ? isBlankText(field, answer) : filesOf(answer).length === 0);

const areBlank = (fields: FieldMap, answers: DraftGroup): boolean =>
  Object.entries(fields).every(([name, field]) => isBlank(field, answers[name]));

/** Whether nothing was answered in an entry of a list that may be left empty: it is neither checked nor sent. */
export const isLeftOut = (list: List, draft: DraftGroup, entry: DraftGroup): boolean =>
  !isRequired(list, draft) && areBlank(list.fields, entry);

type Answers = Record<string, unknown>;

/** The latest date of birth of a person who must be older than another; undefined while the other's is not known. */
const latestBirth = ({ older }: Leaf, draft: DraftGroup): string | undefined => {
  const [, year, day] =
    (older && /^(\d{4})(-\d\d-\d\d)$/.exec(latinDigits(oneLine(givenIn(draft, older.than) ?? '')))) ?? [];
  return older && year ? `${Number(year) - older.years}${day}` : undefined;
};

/** The schema of an entry. The output of an entry that is left out is undefined. */
const entrySchema = (list: List, draft: DraftGroup, rules: PhoneRules | undefined) =>
  v.lazy((given): v.GenericSchema => {
    const entry = given as DraftGroup;
    if (isLeftOut(list, draft, entry))
      return v.pipe(
        v.unknown(),
        v.transform(() => undefined),
      );
    const answers = groupSchema(list.fields, draft, entry, rules);
    if (!(BARE in list.fields)) return answers;
    return v.pipe(
      answers,
      v.transform((group) => group[BARE]),
    );
  });

const listSchema = (list: List, draft: DraftGroup, rules: PhoneRules | undefined) =>
  v.pipe(
    v.array(entrySchema(list, draft, rules)),
    v.nonEmpty(),
    v.maxLength(limits.entries, messages.manyEntries(message(list.label), limits.entries)),
    v.transform((entries) => entries.filter((entry) => entry !== undefined)),
    v.transform((entries) => (entries.length > 0 ? entries : undefined)),
  );

const leafSchema = (
  leaf: Leaf,
  draft: DraftGroup,
  entry: DraftGroup | undefined,
  rules: PhoneRules | undefined,
): v.GenericSchema => {
  const schema = leaf.schema(isRequired(leaf, draft, entry), rules);
  const last = latestBirth(leaf, draft);
  return last === undefined
    ? schema
    : v.pipe(
        schema,
        v.check((birth) => !birth || textOf(birth) <= last, messages.year),
      );
};

const fieldSchema = (
  field: Field,
  draft: DraftGroup,
  entry: DraftGroup | undefined,
  rules: PhoneRules | undefined,
): v.GenericSchema =>
  field.kind === 'list'
    ? listSchema(field, draft, rules)
    : field.kind === 'group'
      ? groupSchema(field.fields, draft, entry, rules)
      : leafSchema(field, draft, entry, rules);

const groupSchema = (
  fields: FieldMap,
  draft: DraftGroup,
  entry: DraftGroup | undefined,
  rules: PhoneRules | undefined,
) => {
  const shown = visibleFields(fields, draft, entry);
  const answers = v.object(
    Object.fromEntries(shown.map(([name, field]) => [name, fieldSchema(field, draft, entry, rules)])),
  );
  const ordered = shown.flatMap(([to, field]) => {
    const from = field.kind === 'date' ? field.notBefore : undefined;
    if (from === undefined) return [];
    const inOrder = (dates: Answers) => !dates[to] || textOf(dates[from]) <= textOf(dates[to]);
    const check = v.partialCheck<Answers, [[string], [string]], Answers, Message>(
      [[from], [to]],
      inOrder,
      messages.order,
    );
    return [v.forward(check, [to])];
  });
  return v.pipe(answers, ...ordered);
};

/** The Valibot schema of a step, built for the questions that these answers show. It drops answers to hidden questions. */
export const schemaOf = (guarded: Step, draft: DraftGroup, rules?: PhoneRules) =>
  groupSchema(guarded.fields, draft, undefined, rules);

/** The rules a step's own questions depend on, once each: its conditional branches. */
export const branchesOf = ({ fields }: Step): Rule[] => [
  ...new Map(Object.values(fields).flatMap(({ when }) => (when ? [[when.name, when] as const] : []))).values(),
];

/** The conditional questions in the lists of a step, each with its rule. */
export const entryBranchesOf = ({ fields }: Step): { entry: string; rule: Rule; label: string }[] =>
  Object.values(fields)
    .filter((field) => field.kind === 'list')
    .flatMap(({ entry, fields: questions }) =>
      Object.values(questions).flatMap(({ when, label }) => (when ? [{ entry, rule: when, label }] : [])),
    );

/** Whether a form has a question of this kind anywhere. */
export const hasKind = ({ steps }: Form, kind: Field['kind']): boolean => {
  const isIn = (fields: FieldMap): boolean =>
    Object.values(fields).some((field) => field.kind === kind || ('fields' in field && isIn(field.fields)));
  return Object.values(steps).some(({ fields }) => isIn(fields));
};
