import { validateStep } from '#forms/check.ts';
import { blank, type Path, withAnswer } from '#forms/draft.ts';
import type { DraftValue } from '#forms/draftValue.ts';
import type { Form } from '#forms/form.ts';

/** The message of a step that begins so, where nothing is answered but what is given. Throws where the form says no such thing. */
export const said = (form: Form, step: string, beginning: string, path: Path = [], answer: DraftValue = ''): string => {
  const draft = path.length > 0 ? withAnswer(blank(form), path, answer) : blank(form);
  const all = [...validateStep(form, step, draft).messages.values()];
  const message = all.find((each) => each.startsWith(beginning));
  if (!message) throw new Error(`The form ${form.name} says none of ‘${beginning}’: ${all.join(' ')}`);
  return message;
};
