import { validateStep } from '#forms/check.ts';
import { blank, type Path, withAnswer } from '#forms/draft.ts';
import type { DraftValue } from '#forms/draftValue.ts';
import type { Form } from '#forms/form.ts';

/**
 * The message of a step, in the language that is shown, which begins so in English, where nothing is answered but what is given.
 * Throws where the form says no such thing.
 */
export const said = (form: Form, step: string, beginning: string, path: Path = [], answer: DraftValue = ''): string => {
  const draft = path.length > 0 ? withAnswer(blank(form), path, answer) : blank(form);
  const english = validateStep(form, step, draft, undefined, 'en').messages;
  const [id] = [...english].find(([, message]) => message.startsWith(beginning)) ?? [];
  if (!id) throw new Error(`The form ${form.name} says none of ‘${beginning}’: ${[...english.values()].join(' ')}`);
  return validateStep(form, step, draft).messages.get(id)!;
};
