import { language } from '#languages/current.ts';
import { isLanguage, type Language } from '#languages/languages.ts';
import type { Message } from '#languages/message.ts';

/** The school's name in each language. Everything that says it takes it from here. */
export const schoolNames: Readonly<Record<Language, string>> = {
  en: 'Beirut Archdiocese College',
  ar: 'كلية مطرانية بيروت',
  fr: 'Beirut Archdiocese College',
};

/** What it is called on a home screen and in the breadcrumb. */
export const shortName = 'BAC';

/** The name as a part of a sentence: `t('Welcome to {school}', { school: schoolName })`. */
export const schoolName: Message = (options) => schoolNames[isLanguage(options?.lang) ? options.lang : language()];
