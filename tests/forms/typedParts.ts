import { answerAt } from '#forms/draft.ts';
import { type DraftGroup, filesOf, textOf } from '#forms/draftValue.ts';
import type { Form } from '#forms/form.ts';
import { nameAt, nameIn, questionsOf } from '#forms/questions.ts';
import type { Part } from '#forms/wire.ts';

/** Every asked answer as it was typed, blank ones included: what a client that checks nothing would send. */
export const typedParts = (form: Form, draft: DraftGroup): Part[] =>
  Object.keys(form.steps)
    .flatMap((step) => questionsOf(form, step, draft))
    .flatMap(({ path, field }): Part[] => {
      const name = nameAt(draft, path);
      const typed = answerAt(draft, path);
      if (field.kind !== 'pdf') return [[name, textOf(typed)]];
      return filesOf(typed).map((file, i) => [field.multiple ? nameIn(name, i) : name, file]);
    });
