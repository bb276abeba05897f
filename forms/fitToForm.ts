import { isAttachment } from '#forms/attachment.ts';
import { blank, blankField, FIRST_KEY } from '#forms/draft.ts';
import type { Field, FieldMap } from '#forms/fieldTypes.ts';
import type { AnyDraft, Form } from '#forms/form.ts';
import { newId } from '#forms/id.ts';
import { limits } from '#forms/limits.ts';

const fitField = (field: Field, stored: unknown): unknown => {
  if (field.kind === 'list') {
    if (!Array.isArray(stored) || stored.length === 0) return blankField(field);
    return stored.slice(0, limits.entries).map((entry, index) => ({
      key: String(entry?.key ?? (index === 0 ? FIRST_KEY : newId())),
      ...fitGroup(field.fields, entry),
    }));
  }
  if (field.kind === 'group') return fitGroup(field.fields, stored as AnyDraft);
  if (field.kind === 'pdf') return Array.isArray(stored) ? stored.filter(isAttachment) : field.blank;
  return typeof stored === 'string' ? stored : field.blank;
};

const fitGroup = (fields: FieldMap, stored: AnyDraft): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fitField(field, stored?.[name])]));

/** A stored draft as today's form understands it: what does not fit any more is left out, what is new is blank. */
export const fitToForm = (form: Form, stored: AnyDraft): AnyDraft =>
  Object.entries(form.steps).reduce<AnyDraft>(
    (draft, [id, step]) =>
      step.topLevel
        ? { ...draft, ...fitGroup(step.fields, stored) }
        : { ...draft, [id]: fitGroup(step.fields, stored?.[id]) },
    blank(form),
  );
