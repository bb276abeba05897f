import { language } from '#languages/current.ts';
import { type Language, languageCodes, languages } from '#languages/languages.ts';

const startsWithPrefix = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`);

/** The language of the page at a path. */
export const languageAt = (path: string): Language =>
  languageCodes.find(
    (code) => languages[code].prefix !== '' && startsWithPrefix(path.toLowerCase(), languages[code].prefix),
  ) ?? 'en';

/** A path without the prefix of its language, as in the routes: '/join-us/as-staff' for '/ar/join-us/as-staff'. */
export const routePath = (path: string): string => path.slice(languages[languageAt(path)].prefix.length) || '/';

/** A page's path in a language. */
export const localPath = (path: string, code: Language = language()): string =>
  path === '/' ? languages[code].prefix || '/' : languages[code].prefix + path;
