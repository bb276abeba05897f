import type { Language } from '#languages/languages.ts';

/** A form on paper that the school hands out, to be completed and attached to an application. */
export interface BlankForm {
  /** True until the school's own form stands at its place. */
  placeholder?: true;
  title: string;
  pdf: string;
  /** Of the PDF. */
  language: Language;
}

/**
 * The blank forms, by the name under which a question asks for one. The words of the samples stand in `blankForms/`. To use a
 * form of the school's own: put its PDF at this place, and remove `placeholder` here and the sample's words there.
 */
export const blankForms: Readonly<Record<string, BlankForm>> = {
  medical: { placeholder: true, title: 'Medical form', pdf: '/media/medical-form.pdf', language: 'en' },
  recommendation: {
    placeholder: true,
    title: 'Recommendation form',
    pdf: '/media/recommendation-form.pdf',
    language: 'en',
  },
};
