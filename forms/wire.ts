import * as v from 'valibot';
import { type Attachment, isAttachment } from '#forms/attachment.ts';
import { answerAt, blank, blankEntry, keyAt, listAt, type Path, withAnswer, withoutDefaults } from '#forms/draft.ts';
import { type DraftGroup, entriesOf, filesOf } from '#forms/draftValue.ts';
import { BARE, type Field, type Leaf } from '#forms/fieldTypes.ts';
import type { Form, FormDraft } from '#forms/form.ts';
import { limits } from '#forms/limits.ts';
import { nameIn } from '#forms/questions.ts';
import type { Language } from '#languages/languages.ts';
import { message } from '#languages/message.ts';

export const ID_PART = 'submissionId';
/** The language an application was filled in: a code such as 'ar'. Without it, English. */
export const LANGUAGE_PART = 'language';
/** How often the intake has answered that it does not have the submission: '0' at first. */
export const ASKED_PART = 'asked';
export const MANIFEST_PART = 'submissionParts';

/** A part of the multipart body: its name, and a text or a file. */
export type Part = readonly [name: string, value: string | Attachment];

export const submissionIdSchema = v.pipe(v.string(), v.uuid(), v.regex(/[1-9a-f]/i), v.toLowerCase());

/** The manifest of the parts that follow, by which a lost part is noticed. Sizes in bytes. */
export const manifestSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.strictObject({ name: v.string(), size: v.pipe(v.number(), v.integer(), v.minValue(0)) })),
);

/** Answers as parts, in order; absent answers are left out. */
export const partsOf = (answers: unknown, name = ''): Part[] => {
  if (answers === undefined) return [];
  if (typeof answers === 'string' || isAttachment(answers)) return [[name, answers]];
  return Object.entries(answers as object).flatMap(([key, answer]) => partsOf(answer, nameIn(name, key)));
};

/** The bytes a part takes, a text's line breaks counted as LF. */
export const sizeOf = (value: Part[1]): number =>
  isAttachment(value) ? value.size : new TextEncoder().encode(value).length;

/** What our own intake is told beside the answers. */
interface Envelope {
  language?: Language;
  /** How often the intake has answered that it does not have this submission. It refuses an attempt that began before. */
  asked?: number;
}

/** An application as a multipart body: its id, what our own intake is told, its manifest, its answers. */
export const encode = (submissionId: string, answers: unknown, { language = 'en', asked }: Envelope = {}): FormData => {
  const parts = partsOf(answers);
  const body = new FormData();
  body.append(ID_PART, submissionId);
  if (language !== 'en') body.append(LANGUAGE_PART, language);
  if (asked !== undefined) body.append(ASKED_PART, String(asked));
  body.append(MANIFEST_PART, JSON.stringify(parts.map(([name, value]) => ({ name, size: sizeOf(value) }))));
  for (const [name, value] of parts) {
    if (isAttachment(value)) body.append(name, value.body as Blob, value.name);
    else body.append(name, value);
  }
  return body;
};

const wholeName = /^[^[\]]+(?:\[[^[\]]+\])*$/;
const segmentsOf = (name: string) => (wholeName.test(name) ? name.replaceAll(']', '').split('[') : []);
const own = <T>(map: { readonly [key: string]: T }, key: string | undefined): T | undefined =>
  key !== undefined && Object.hasOwn(map, key) ? map[key] : undefined;
const index = (segment: string | undefined, most: number) =>
  segment !== undefined && /^(?:0|[1-9]\d?)$/.test(segment) && Number(segment) < most ? Number(segment) : undefined;

interface Place {
  path: Path;
  field: Leaf;
  /** The list of the answer, and the entry's index. */
  list?: { path: Path; index: number };
}

/** The place of a wire name in this form; undefined for an unknown name. */
const placeOf = (form: Form, name: string): Place | undefined => {
  const [first, ...rest] = segmentsOf(name);
  const section = own(form.steps, first);
  const group =
    section && !section.topLevel
      ? section
      : Object.values(form.steps).find((step) => step.topLevel && own(step.fields, first));
  if (!group || first === undefined) return undefined;
  const path = group.topLevel ? [first] : [first, rest.shift() ?? ''];
  const field = own(group.fields, path.at(-1));
  return field && inField(field, path, rest);
};

const inField = (field: Field, path: Path, rest: string[]): Place | undefined => {
  if (field.kind === 'group') {
    const inner = rest.shift();
    const member = own(field.fields, inner);
    return member && inField(member, [...path, inner!], rest);
  }
  if (field.kind !== 'list') return inLeaf(field, path, rest);
  const at = index(rest.shift(), limits.entries);
  const inner = BARE in field.fields ? BARE : rest.shift();
  const leaf = own(field.fields, inner);
  if (at === undefined || leaf === undefined || leaf.kind === 'list' || leaf.kind === 'group') return undefined;
  const place = inLeaf(leaf, [...path, keyAt(at), inner!], rest);
  return place && { ...place, list: { path, index: at } };
};

const inLeaf = (field: Place['field'], path: Path, rest: readonly string[]): Place | undefined => {
  const ends = field.multiple
    ? rest.length === 1 && index(rest[0], limits.filesInOneField) !== undefined
    : rest.length === 0;
  return ends ? { path, field } : undefined;
};

/** A draft with at least `length` entries in a list. */
const withEntries = (draft: DraftGroup, form: Form, path: Path, length: number): DraftGroup => {
  const entries = entriesOf(answerAt(draft, path));
  const missing = Math.max(0, length - entries.length);
  const more = Array.from({ length: missing }, (_, i) =>
    blankEntry(listAt(form, path), keyAt(entries.length + i), withoutDefaults),
  );
  return missing > 0 ? withAnswer(draft, path, [...entries, ...more]) : draft;
};

interface Decoded<F> {
  draft: FormDraft<F>;
  /** A message for each part that is no answer to this form, by the part's name. */
  refused: Map<string, string>;
}

/** Reads parts into a draft of the form. No name is trusted: each must lead to a field, once, without gaps in a list. */
export const decode = <F extends Form>(form: F, parts: readonly Part[], lang?: Language): Decoded<F> => {
  let draft: DraftGroup = blank<Form>(form, withoutDefaults);
  const refused = new Map<string, string>();
  const seen = new Set<string>();
  const filled = new Map<string, Set<number>>();
  for (const [name, value] of parts) {
    const place = placeOf(form, name);
    if (!place) refused.set(name, message('This answer is not part of the form.')({ lang }));
    else if (seen.has(name)) refused.set(name, message('This answer was sent twice.')({ lang }));
    else if (isAttachment(value) !== (place.field.kind === 'pdf'))
      refused.set(
        name,
        place.field.kind === 'pdf'
          ? message('This answer must be a file.')({ lang })
          : message('This answer must be text.')({ lang }),
      );
    else {
      seen.add(name);
      if (place.list) {
        const list = place.list.path.reduce(nameIn, '');
        filled.set(list, (filled.get(list) ?? new Set()).add(place.list.index));
        draft = withEntries(draft, form, place.list.path, place.list.index + 1);
      }
      const before = filesOf(answerAt(draft, place.path));
      draft = withAnswer(draft, place.path, isAttachment(value) ? [...before, value] : value);
    }
  }
  for (const [list, indexes] of filled)
    if (Math.max(...indexes) >= indexes.size) refused.set(list, message('An entry of this list is missing.')({ lang }));
  return { draft: draft as FormDraft<F>, refused };
};
