import type { GenericSchema } from 'valibot';
import type { Attachment } from '#forms/attachment.ts';
import type { LeafDraft } from '#forms/draftValue.ts';
import type { PhoneRules } from '#forms/phone.ts';
import type { GivenElsewhere, Rule } from '#forms/rule.ts';

export interface Option {
  readonly value: string;
  readonly label: string;
}

/** The options of every field. */
export interface FieldOptions {
  /** Shown only while this rule holds. */
  when?: Rule;
  /** Where it is shown, an answer is required only while this rule holds. */
  requiredWhen?: Rule;
  optional?: true;
  /** The message for a blank answer, instead of the form's default. */
  missing?: string;
  /** `{phone}` and `{email}` become links to the school. */
  hint?: string;
  /** Its name in messages, where the label is a question or no noun: 'Work experience'. */
  noun?: string;
  /** What a short label such as 'Specify' refers to, for lists that show it without the questions around it. */
  about?: string;
  /** A different label while a rule holds. */
  relabel?: Relabel;
  /** An answer from elsewhere in the form that may apply here, too. It is offered, never filled in. */
  offer?: GivenElsewhere;
  /** Names of lists of the same step that are emptied when this answer changes. */
  resets?: readonly string[];
  /** What an applicant needs at hand to answer it, shown before the form starts. A file without it shows its label. */
  atHand?: string;
  /** pdf: the key of the school's blank form that has to be completed (`src/content/blankForms.ts`). */
  blankForm?: string;
  /** The HTML autofill token, for data about the person who fills the form in (WCAG 1.3.5). */
  autocomplete?: string;
}

interface Relabel {
  readonly when: Rule;
  readonly label: string;
}

/** The least difference in years, and the date of birth of the younger person. */
export interface Older {
  readonly years: number;
  readonly than: GivenElsewhere;
}

/** Questions that are shown together under a heading. */
export interface Part {
  readonly heading: string;
  /** The text with which each of its labels begins; shown once above them. */
  readonly lead?: string;
  /** The label of a button that answers all its yes/no questions with 'no', and the sentence shown afterwards. */
  readonly noToAll?: { readonly offer: string; readonly done: string } | undefined;
}

export type LeafKind =
  | 'text'
  | 'lines'
  | 'choice'
  | 'yesNo'
  | 'date'
  | 'years'
  | 'number'
  | 'reference'
  | 'phone'
  | 'email'
  | 'pdf';

/** A question with one answer. `Draft` is the type of the draft answer, `Answer` of the sent one, `Sent` whether it is always sent. */
export interface Leaf<Draft = LeafDraft, Answer = unknown, Sent extends 'always' | 'sometimes' = 'always' | 'sometimes'>
  extends FieldOptions {
  readonly kind: LeafKind;
  readonly label: string;
  readonly blank: Draft;
  /** An example of an answer, after the hint. */
  readonly example?: string;
  /** The options that are valid today. */
  readonly options?: () => readonly Option[];
  /** The part it is shown in. */
  readonly part?: Part;
  /** text: its language, where it is not the page's. */
  readonly lang?: 'ar';
  /** pdf: more than one file may be attached. */
  readonly multiple?: boolean;
  /** date: no later than today. */
  readonly past?: boolean;
  /** date: not before the date of this name in the same entry. */
  readonly notBefore?: string;
  /** date of birth: of a person who is older than another person of the application. */
  readonly older?: Older;
  /** phone: only its digits are counted where there are no rules. */
  schema(required: boolean, rules?: PhoneRules): GenericSchema<Draft, Answer | undefined>;
  /** Never set: carries a type. */
  readonly sent?: Sent;
}

export type TextLeaf<Sent extends 'always' | 'sometimes'> = Leaf<string, string, Sent>;
export type FileLeaf<Sent extends 'always' | 'sometimes'> = Leaf<readonly Attachment[], Attachment, Sent>;
/** Its draft is undefined until a file was chosen, and an empty list after all files were removed. */
export type FilesLeaf<Sent extends 'always' | 'sometimes'> = Leaf<
  readonly Attachment[] | undefined,
  Attachment[],
  Sent
>;

/** The name of the one field of a list whose entries are single answers: `education[languages][0]`, not `[0][x]`. */
export const BARE = '';

/** A repeating list: one to `limits.entries` entries of the same fields. */
export interface List<
  Fields extends FieldMap = FieldMap,
  Sent extends 'always' | 'sometimes' = 'always' | 'sometimes',
> {
  readonly kind: 'list';
  readonly label: string;
  /** The name of one entry: 'school' gives 'Add another school'. */
  readonly entry: string;
  readonly fields: Fields;
  readonly when?: Rule;
  /** While this rule does not hold, an entirely blank entry is not sent. */
  readonly requiredWhen?: Rule;
  readonly relabel?: Relabel;
  readonly part?: Part;
  readonly hint?: string;
  readonly atHand?: string;
  readonly sent?: Sent;
}

/** Questions that belong together and are sent under a name of their own: `learner[address][street]`. */
export interface Group<Fields extends FieldMap = FieldMap> {
  readonly kind: 'group';
  readonly label: string;
  readonly fields: Fields;
  readonly when?: Rule;
  readonly relabel?: Relabel;
  readonly part?: Part;
  readonly atHand?: string;
  readonly sent?: 'always';
}

export type Field = Leaf | List | Group;
export interface FieldMap {
  readonly [name: string]: Field;
}

/** A list entry's answers and its key, which does not change when other entries are removed. */
type EntryOf<Fields> = { readonly key: string } & { readonly [Name in keyof Fields]: DraftOf<Fields[Name]> };

export type DraftOf<F> =
  F extends List<infer Fields>
    ? readonly EntryOf<Fields>[]
    : F extends Group<infer Fields>
      ? { readonly [Name in keyof Fields]: DraftOf<Fields[Name]> }
      : F extends Leaf<infer Draft, infer _Answer, infer _Sent>
        ? Draft
        : never;

type SentAlways<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { sent?: 'always' } ? Name : never;
}[keyof Fields];

type AnswerOf<F> =
  F extends List<infer Fields>
    ? (typeof BARE extends keyof Fields ? AnswerOf<Fields[typeof BARE]> : AnswersOf<Fields>)[]
    : F extends Group<infer Fields>
      ? AnswersOf<Fields>
      : F extends Leaf<infer _Draft, infer Answer, infer _Sent>
        ? Answer
        : never;

/** The answers to a group of fields as they are sent. Conditional and optional answers may be absent. */
export type AnswersOf<Fields> = { [Name in SentAlways<Fields>]: AnswerOf<Fields[Name]> } & {
  [Name in Exclude<keyof Fields, SentAlways<Fields>>]?: AnswerOf<Fields[Name]>;
};
