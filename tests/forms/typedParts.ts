import type { Attachment } from '#forms/attachment.ts';
import { answerAt } from '#forms/draft.ts';
import type { AnyDraft, Form } from '#forms/form.ts';
import { nameAt, nameIn, questionsOf } from '#forms/questions.ts';
import type { Part } from '#forms/wire.ts';

/** Every asked answer as it was typed, blank ones included: what a client that checks nothing would send. */
export const typedParts = (form: Form, draft: AnyDraft): Part[] =>
  Object.keys(form.steps)
    .flatMap((step) => questionsOf(form, step, draft))
    .flatMap(({ path, field }): Part[] => {
      const name = nameAt(draft, path);
      const typed = answerAt(draft, path);
      if (field.kind !== 'pdf') return [[name, typed]];
      return (typed ?? []).map((file: Attachment, i: number) => [field.multiple ? nameIn(name, i) : name, file]);
    });
