import type { Field, FieldMap } from '#forms/fieldTypes.ts';
import type { Form } from '#forms/form.ts';

/** Something an applicant needs at hand. */
interface Thing {
  text: string;
  /** The key of the school's blank form that has to be completed. */
  blankForm?: string | undefined;
}

export interface StepAtHand {
  id: string;
  title: string;
  /** Empty where the applicant knows all answers. */
  things: readonly Thing[];
}

const thingsIn = (fields: FieldMap): Thing[] => Object.values(fields).flatMap(thingsFor);

const thingsFor = (field: Field): Thing[] => {
  if (field.kind === 'list' || field.kind === 'group')
    return [...(field.atHand ? [{ text: field.atHand }] : []), ...thingsIn(field.fields)];
  const text = field.atHand ?? (field.kind === 'pdf' ? field.label : undefined);
  return text ? [{ text, blankForm: field.blankForm }] : [];
};

/** What an applicant needs for each step, collected from its questions without repetition. */
export const atHand = ({ steps }: Form): StepAtHand[] =>
  Object.entries(steps).map(([id, { title, fields }]) => ({
    id,
    title,
    things: thingsIn(fields).filter(({ text }, at, all) => all.findIndex((each) => each.text === text) === at),
  }));
