import { type FormAnswers, type FormDraft, form } from '#forms/form.ts';
import { message } from '#forms/papers/message.ts';

/** Papers and corrections: what is added to an application after it was sent. */
export const papers = form(
  {
    name: 'papers',
    title: 'Papers and corrections',
    path: '/api/papers',
    applicant: ({ applicant }) => applicant,
    appliesFor: ['about'],
    addsTo: ({ reference }) => reference,
  },
  { message },
);

/** An interface, not an alias, since the rules refer to it while its type is being inferred. */
export interface PapersDraft extends FormDraft<typeof papers> {}

export type PapersAnswers = FormAnswers<typeof papers>;
