import { isAttachment } from '#forms/attachment.ts';
import { blankField, keyAt } from '#forms/draft.ts';
import { type DraftGroup, type DraftValue, textOf } from '#forms/draftValue.ts';
import type { Field, FieldMap } from '#forms/fieldTypes.ts';
import type { Form, FormDraft } from '#forms/form.ts';
import { newKey } from '#forms/id.ts';
import { limits } from '#forms/limits.ts';

const isObject = (stored: unknown): stored is Record<string, unknown> => typeof stored === 'object' && stored !== null;
const propertyOf = (stored: unknown, name: string): unknown => (isObject(stored) ? stored[name] : undefined);

const fitField = (field: Field, stored: unknown): DraftValue => {
  if (field.kind === 'list') {
    if (!Array.isArray(stored) || stored.length === 0) return blankField(field);
    return stored.slice(0, limits.entries).map((entry: unknown, index) => ({
      key: textOf(propertyOf(entry, 'key')) || (index === 0 ? keyAt(0) : newKey()),
      ...fitGroup(field.fields, entry),
    }));
  }
  if (field.kind === 'group') return fitGroup(field.fields, stored);
  if (field.kind === 'pdf') return Array.isArray(stored) ? stored.filter(isAttachment) : field.blank;
  return typeof stored === 'string' ? stored : field.blank;
};

const fitGroup = (fields: FieldMap, stored: unknown): DraftGroup =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fitField(field, propertyOf(stored, name))]));

/** A stored draft in the shape of the present form: answers to former questions are dropped, new ones are blank. */
export const fitToForm = <F extends Form>(form: F, stored: unknown): FormDraft<F> =>
  Object.entries(form.steps).reduce<DraftGroup>(
    (draft, [id, step]) =>
      step.topLevel
        ? { ...draft, ...fitGroup(step.fields, stored) }
        : { ...draft, [id]: fitGroup(step.fields, propertyOf(stored, id)) },
    {},
  ) as FormDraft<F>;
