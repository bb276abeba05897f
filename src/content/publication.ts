import type { Language } from '#languages/languages.ts';
import type { Slot } from '#src/content/media.ts';

/** A PDF of the school together with its words, which `scripts/content/documents.mjs` prints and the page shows as well. */
export interface Publication {
  title: string;
  /** The cover without its title, which is set over it. */
  cover: Slot;
  pdf: string;
  /** Of the PDF; its words on the page are translated. */
  language: Language;
  lead: string;
  sections: readonly { title: string; html: string }[];
  placeholder?: true;
}
