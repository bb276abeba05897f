import '#languages/all.ts';
import { languageCodes } from '#languages/languages.ts';
import { message, type Values } from '#languages/message.ts';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches an English text of the sources in every language of the site. */
export const inAnyLanguage = (english: string, values?: Values): RegExp =>
  new RegExp(languageCodes.map((lang) => escaped(message(english, values)({ lang }))).join('|'), 'i');
