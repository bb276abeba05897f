import { language } from '#languages/current.ts';
import type { Language } from '#languages/languages.ts';
import { type Message, message } from '#languages/message.ts';

const notes: { readonly [code in Language]?: Message } = {
  en: message('(PDF, in English)'),
  ar: message('(PDF, in Arabic)'),
  fr: message('(PDF, in French)'),
};

/** Says in which language a PDF is; undefined where it is that of the page. */
export const languageNote = (code: Language): string | undefined => (code === language() ? undefined : notes[code]?.());
