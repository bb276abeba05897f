import type { GenericSchema } from 'valibot';
import type { Attachment } from '#forms/attachment.ts';
import type { LeafDraft } from '#forms/draftValue.ts';
import type { PhoneRules } from '#forms/phone.ts';
import type { Offer, Rule } from '#forms/rule.ts';

export interface Option {
  readonly value: string;
  readonly label: string;
}

/** What every field may say beside its label. */
export interface FieldOptions {
  /** Asked only while this holds. */
  when?: Rule;
  /** Asked always, but an answer is required only while this holds. */
  requiredWhen?: Rule;
  optional?: true;
  /** The message for a blank answer, where it is not the form's own. */
  missing?: string;
  hint?: string;
  /** What messages call it, where its label is a question or no noun: 'Work experience'. */
  noun?: string;
  /** What a short label such as 'Specify' is about, for where it stands without its neighbours. */
  about?: string;
  /** Another label while a rule holds. */
  relabel?: Relabel;
  /** An answer given elsewhere that may be meant here, too. It is offered, never filled in. */
  offer?: Offer;
  /** Names of lists of the same step that begin anew whenever this answer changes. */
  resets?: readonly string[];
  /** The HTML autofill token, for data about the person who fills the form in (WCAG 1.3.5). */
  autocomplete?: string;
}

export interface Relabel {
  readonly when: Rule;
  readonly label: string;
}

/** Questions that stand together under a heading. */
export interface Part {
  readonly heading: string;
  /** How each of its labels begins; said once above them. */
  readonly lead?: string;
  /** What answers all its questions for yes or no with 'no', and what is said then. */
  readonly noToAll?: { readonly offer: string; readonly done: string } | undefined;
}

export type LeafKind = 'text' | 'lines' | 'choice' | 'yesNo' | 'date' | 'years' | 'number' | 'phone' | 'email' | 'pdf';

/** A question with one answer. `Draft` is what is typed so far, `Answer` what is sent, `Sent` whether it always is. */
export interface Leaf<Draft = LeafDraft, Answer = unknown, Sent extends 'always' | 'sometimes' = 'always' | 'sometimes'>
  extends FieldOptions {
  readonly kind: LeafKind;
  readonly label: string;
  readonly blank: Draft;
  /** What may be chosen today. */
  readonly options?: () => readonly Option[];
  /** What it stands under, together with its neighbours of the same part. */
  readonly part?: Part;
  /** text: its script, where it is not the page's. */
  readonly lang?: 'ar';
  /** pdf: more than one file may be attached. */
  readonly multiple?: boolean;
  /** date: no later than today. */
  readonly past?: boolean;
  /** date: not before the date of this name in the same entry. */
  readonly notBefore?: string;
  /** phone: checked by its shape alone where there are no rules. */
  schema(required: boolean, rules?: PhoneRules): GenericSchema<Draft, Answer | undefined>;
  /** Never set: carries a type. */
  readonly sent?: Sent;
}

export type TextLeaf<Sent extends 'always' | 'sometimes'> = Leaf<string, string, Sent>;
export type FileLeaf<Sent extends 'always' | 'sometimes'> = Leaf<readonly Attachment[], Attachment, Sent>;
/** Its draft is undefined until a file was chosen, and an empty list after all were taken away again. */
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
  /** What one entry is called: 'school' gives 'Add another school'. */
  readonly entry: string;
  readonly fields: Fields;
  readonly when?: Rule;
  /** While this does not hold, an entry that was left wholly blank is not sent. */
  readonly requiredWhen?: Rule;
  readonly relabel?: Relabel;
  readonly part?: Part;
  readonly hint?: string;
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
  readonly hint?: string;
  readonly sent?: 'always';
}

export type Field = Leaf | List | Group;
export interface FieldMap {
  readonly [name: string]: Field;
}

/** A list entry's answers and its identity, which stays when its neighbours go. */
export type EntryOf<Fields> = { readonly key: string } & { readonly [Name in keyof Fields]: DraftOf<Fields[Name]> };

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

export type AnswerOf<F> =
  F extends List<infer Fields>
    ? (typeof BARE extends keyof Fields ? AnswerOf<Fields[typeof BARE]> : AnswersOf<Fields>)[]
    : F extends Group<infer Fields>
      ? AnswersOf<Fields>
      : F extends Leaf<infer _Draft, infer Answer, infer _Sent>
        ? Answer
        : never;

/** The answers to a group of fields as they are sent. Those that are asked conditionally or optional may be absent. */
export type AnswersOf<Fields> = { [Name in SentAlways<Fields>]: AnswerOf<Fields[Name]> } & {
  [Name in Exclude<keyof Fields, SentAlways<Fields>>]?: AnswerOf<Fields[Name]>;
};
