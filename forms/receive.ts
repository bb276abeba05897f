import * as phoneRules from 'libphonenumber-js/min';
import { answersOf, validateStep } from '#forms/check.ts';
import type { Form, FormDraft } from '#forms/form.ts';
import { allQuestions, idOf, nameAt } from '#forms/questions.ts';
import { decode, type Part, partsOf } from '#forms/wire.ts';
import type { Language } from '#languages/languages.ts';
import { message } from '#languages/message.ts';

/** The answers of a received application, or a message for each wire name that has to be corrected. */
export type Received =
  | { answers: Record<string, unknown>; errors?: never }
  | { answers?: never; errors: Record<string, string> };

/** Reads and checks the parts of an application with the form's own schemas. */
export const receive = (form: Form, parts: readonly Part[], lang?: Language): Received => {
  const { draft, refused } = decode(form, parts, lang);
  const errors = new Map(refused);
  const asked = allQuestions(form, draft);
  for (const id of Object.keys(form.steps)) {
    for (const [at, sentence] of validateStep(form, id, draft, phoneRules, lang).messages) {
      const question = asked.find(({ path }) => idOf(path) === at);
      errors.set(question ? nameAt(draft, question.path) : at, sentence);
    }
  }
  const answers = errors.size === 0 ? answersOf(form, draft, phoneRules, lang) : undefined;
  if (answers) {
    const kept = partsOf(answers).map(([name]) => name);
    // The text of an optional answer may be blank once it is cleaned: a space or an invisible character.
    const known = new Set([...kept, ...asked.map(({ path }) => nameAt(draft, path))]);
    for (const name of unasked(parts, known))
      errors.set(name, message('This question is not asked with these answers.')({ lang }));
  }
  return answers && errors.size === 0 ? { answers } : { errors: Object.fromEntries(errors) };
};

const unasked = (parts: readonly Part[], known: ReadonlySet<string>) =>
  parts
    .filter(([name, value]) => !(typeof value === 'string' && value.trim() === '') && !known.has(name))
    .map(([name]) => name);

/** The draft that sends these answers: an example or a stored application, ready to be edited or checked. */
export const draftOf = <F extends Form>(form: F, answers: unknown): FormDraft<F> =>
  decode(form, partsOf(answers)).draft;
