import { fieldAt, type Path, pathOfStep } from '#forms/draft.ts';
import type { Field } from '#forms/fieldTypes.ts';
import { nameIn } from '#forms/questions.ts';
import type { Progress } from './applicant.ts';
import { applications } from './applications.tsx';

/** An applicant who has come to a step, of which a story shows one question. */
export interface AtQuestion extends Progress {
  /** The name of the question in its step. */
  asked: string;
}

interface Place<Kind> {
  field: Kind;
  path: Path;
  name: string;
}

/** A question or a list of a step, by its name there, as the pieces of the wizard take it. */
export const placeIn = <Kind extends Field>({ application, step }: Progress, asked: string): Place<Kind> => {
  const { form } = applications[application];
  const root = pathOfStep(form, step);
  const path = [...root, asked];
  return { field: fieldAt(form, path) as Kind, path, name: nameIn(root.join(''), asked) };
};
