import {
  areEntries,
  type DraftGroup,
  type DraftValue,
  type Entry,
  isGroup,
  type LeafDraft,
} from '#forms/draftValue.ts';
import type { Field, FieldMap, Leaf, List } from '#forms/fieldTypes.ts';
import type { Form, FormDraft } from '#forms/form.ts';

/**
 * The path from a draft's root to an answer: section, field, and inside a list the entry's key and its field. Keys, not
 * indexes: it still leads to the same answer after another entry was removed.
 */
export type Path = readonly string[];

/** The key of an entry that nobody added, by its place: in a blank draft, and in a received application. */
export const keyAt = (position: number): string => `e${position + 1}`;

type BlankOf = (leaf: Leaf) => LeafDraft;
/** In a new application some choices have a default. */
const withDefaults: BlankOf = (leaf) => leaf.blank;
/** In a received application an answer that was not sent is blank. */
export const withoutDefaults: BlankOf = (leaf) => (leaf.kind === 'pdf' ? leaf.blank : '');

export const blankEntry = (list: List, key: string, blankOf: BlankOf = withDefaults): Entry => ({
  key,
  ...blankGroup(list.fields, blankOf),
});

/** A field's blank answer: a list has one blank entry. */
export const blankField = (field: Field, blankOf: BlankOf = withDefaults): DraftValue =>
  field.kind === 'list'
    ? [blankEntry(field, keyAt(0), blankOf)]
    : field.kind === 'group'
      ? blankGroup(field.fields, blankOf)
      : blankOf(field);

const blankGroup = (fields: FieldMap, blankOf: BlankOf): DraftGroup =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, blankField(field, blankOf)]));

/** A form's blank draft. */
export const blank = <F extends Form>(form: F, blankOf: BlankOf = withDefaults): FormDraft<F> =>
  Object.entries(form.steps).reduce((draft, [id, step]) => {
    const group = blankGroup(step.fields, blankOf);
    return Object.assign(draft, step.topLevel ? group : { [id]: group });
  }, {}) as FormDraft<F>;

/** The path of a step's answers. */
export const pathOfStep = (form: Form, id: string): Path => (form.steps[id]?.topLevel ? [] : [id]);

/** The declaration of the field at a path, undefined where the form has none. */
export const fieldAt = (form: Form, path: Path): Field | undefined => {
  const [first = '', ...rest] = path;
  const section = form.steps[first];
  const named = section && !section.topLevel ? rest : path;
  const steps = section && !section.topLevel ? [section] : Object.values(form.steps).filter(({ topLevel }) => topLevel);
  const top = steps.map(({ fields }) => fields[named[0] ?? '']).find((field) => field !== undefined);
  return named.slice(1).reduce<Field | undefined>((field, segment) => {
    if (field?.kind === 'group') return field.fields[segment];
    // The segment after a list is an entry's key.
    return field?.kind === 'list' ? { kind: 'group', label: field.label, fields: field.fields } : undefined;
  }, top);
};

/** The declaration of the list at a path. Throws for a path that leads to no list of the form. */
export const listAt = (form: Form, path: Path): List => {
  const field = fieldAt(form, path);
  if (field?.kind !== 'list') throw new Error(`${form.name} has no list at ${path.join('.')}.`);
  return field;
};

const within = (holder: DraftValue, segment: string): DraftValue =>
  areEntries(holder) ? holder.find(({ key }) => key === segment) : isGroup(holder) ? holder[segment] : undefined;

/** The answer at a path; undefined where the draft has none. */
export const answerAt = (draft: DraftValue, path: Path): DraftValue => path.reduce(within, draft);

/** The draft with one answer replaced; everything beside the path keeps its identity. An unknown path changes nothing. */
export const withAnswer = <D extends DraftValue>(draft: D, path: Path, answer: DraftValue): D =>
  replaced(draft, path, answer) as D;

const replaced = (holder: DraftValue, [segment, ...rest]: Path, answer: DraftValue): DraftValue => {
  if (segment === undefined) return answer;
  if (areEntries(holder)) {
    const at = holder.findIndex(({ key }) => key === segment);
    const entry = holder[at];
    if (!entry) return holder;
    const next = withAnswer(entry, rest, answer);
    return next === entry ? holder : holder.with(at, next);
  }
  if (!isGroup(holder) || !Object.hasOwn(holder, segment)) return holder;
  const next = replaced(holder[segment], rest, answer);
  return next === holder[segment] ? holder : { ...holder, [segment]: next };
};
