import type { Attachment } from '#forms/attachment.ts';
import type { Field, FieldMap, Leaf, List } from '#forms/fieldTypes.ts';
import type { AnyDraft, Form, FormDraft, Step } from '#forms/form.ts';

/**
 * The way from a draft's root to an answer: section, field, and inside a list the entry's key and its field.
 * Keys, not indexes: a path still leads to the same answer after a neighbour was removed.
 */
export type Path = readonly string[];

export const FIRST_KEY = 'e1';

type BlankOf = (leaf: Leaf) => unknown;
/** As a form begins: some choices are made from the start. */
const preset: BlankOf = ({ blank: begins }) => begins;
/** As an application begins that is read: what was not sent was not answered. */
export const unsent: BlankOf = ({ kind, blank: begins }) => (kind === 'pdf' ? begins : '');

export const blankEntry = (list: List, key: string, blankOf: BlankOf = preset) => ({
  key,
  ...blankGroup(list.fields, blankOf),
});

/** A field before anything was typed: a list has one blank entry. */
export const blankField = (field: Field, blankOf: BlankOf = preset): unknown =>
  field.kind === 'list'
    ? [blankEntry(field, FIRST_KEY, blankOf)]
    : field.kind === 'group'
      ? blankGroup(field.fields, blankOf)
      : blankOf(field);

const blankGroup = (fields: FieldMap, blankOf: BlankOf): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, blankField(field, blankOf)]));

/** A form's answers before anything was typed. */
export const blank = <F extends Form>(form: F, blankOf: BlankOf = preset): FormDraft<F> =>
  Object.entries(form.steps).reduce((draft, [id, step]) => {
    const group = blankGroup(step.fields, blankOf);
    return Object.assign(draft, step.topLevel ? group : { [id]: group });
  }, {}) as FormDraft<F>;

/** The way to a step's own answers. */
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

const place = (holder: AnyDraft, segment: string): string | number =>
  Array.isArray(holder) ? holder.findIndex(({ key }) => key === segment) : segment;

/** What stands at the end of a path; undefined where the path no longer leads anywhere. */
export const answerAt = (draft: AnyDraft, path: Path): AnyDraft =>
  path.reduce((holder, segment) => holder?.[place(holder, segment)], draft);

/** The draft with one answer replaced; everything beside the path keeps its identity. A path that leads nowhere changes nothing. */
export const withAnswer = <D>(draft: D, path: Path, answer: unknown): D => {
  const [segment, ...rest] = path;
  if (segment === undefined) return answer as D;
  const at = place(draft, segment);
  const holder = draft as AnyDraft;
  if (typeof holder !== 'object' || holder === null || !Object.hasOwn(holder, at)) return draft;
  const next = withAnswer(holder[at], rest, answer);
  if (next === holder[at]) return draft;
  return (Array.isArray(holder) ? holder.with(at as number, next) : { ...holder, [at]: next }) as D;
};

const same = (field: Field, a: AnyDraft, b: AnyDraft): boolean =>
  field.kind === 'list'
    ? a.length === b.length && a.every((entry: AnyDraft, i: number) => sameGroup(field.fields, entry, b[i]))
    : field.kind === 'group'
      ? sameGroup(field.fields, a, b)
      : field.kind === 'pdf'
        ? sameFiles(a ?? [], b ?? [])
        : a === b;

const sameFiles = (a: readonly Attachment[], b: readonly Attachment[]) =>
  a.length === b.length && a.every(({ id }, i) => id === b[i]?.id);

const sameGroup = (fields: FieldMap, a: AnyDraft, b: AnyDraft): boolean =>
  a === b || Object.entries(fields).every(([name, field]) => same(field, a[name], b[name]));

/** Whether any answer of a group differs from the other's; entries' keys do not count. */
export const differs = (step: Step, a: AnyDraft, b: AnyDraft): boolean => !sameGroup(step.fields, a, b);
