import { readFileSync } from 'node:fs';
import { posix, resolve } from 'node:path';
import { type Plugin, parseSync } from 'vite';
import { languageCodes } from '../../languages/languages.ts';
import { sentencesIn } from '../languages/collect.ts';
import { keyOf } from '../languages/key.ts';
import { entriesOf, isTranslated, keyOfEntry, pluralFormsOf, poFileOf, readPo } from '../languages/poFile.ts';

const ENTRY = 'src/start.ts';
const ROUTES = 'src/routes.ts';
const PAGES = 'src/pages/';
/** The modules that are loaded when they are asked for and have a catalogue of their own, by its name. */
const PARTS: Readonly<Record<string, string>> = { handover: 'src/handover/HandingOver.tsx' };
// It sends machines to the charts of developers, and no build contains it.
const DEVELOPERS_ONLY = 'src/live/';
const LANGUAGES_MODULE = 'virtual:catalogues';
const CATALOGUE_MODULE = 'virtual:catalogue/';
const SITE = 'site';

interface Source {
  code: string;
  /** The keys of its sentences. */
  keys: string[];
  /** The source files it imports, types included. */
  imports: string[];
}

const fileOf = (specifier: string, importer: string) => {
  if (specifier.startsWith('#')) return specifier.slice(1);
  return specifier.startsWith('.') ? posix.join(posix.dirname(importer), specifier) : '';
};

const parse = (file: string, code: string): Source => {
  const { module } = parseSync(file, code);
  const specifiers = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start + 1, end - 1)),
  ];
  const imports = specifiers.map((specifier) => fileOf(specifier, file)).filter((each) => /\.tsx?$/.test(each));
  return { code, keys: sentencesIn(file, code).map(keyOf), imports };
};

// Each catalogue reads nearly all sources. Parsing them each time takes ten times as long as the rest of the build.
const sources = new Map<string, Source>();

const readSource = (file: string): Source => {
  const code = readFileSync(file, 'utf8');
  const parsed = sources.get(file);
  if (parsed?.code === code) return parsed;
  const source = parse(file, code);
  sources.set(file, source);
  return source;
};

const pageFiles = () => readSource(ROUTES).imports.filter((file) => file.startsWith(PAGES));

/** The keys of all sentences in a module and in what it imports, except in other pages and in parts with a catalogue of their own. */
const keysFrom = (entry: string): ReadonlySet<string> => {
  const others = new Set([...pageFiles(), ...Object.values(PARTS)]);
  const files = new Set([entry]);
  const keys = new Set<string>();
  for (const file of files) {
    const source = readSource(file);
    for (const key of source.keys) keys.add(key);
    for (const each of source.imports) if (!others.has(each) && !each.startsWith(DEVELOPERS_ONLY)) files.add(each);
  }
  return keys;
};

/** The JavaScript of a catalogue, with the sentences of these keys only. What is not translated yet is left out: it is English. */
const catalogueCode = (file: string, includes: (key: string) => boolean = () => true) => {
  const catalogue = readPo(file);
  const { count, rule } = pluralFormsOf(catalogue);
  const messages = Object.fromEntries(
    entriesOf(catalogue)
      .filter((entry) => includes(keyOfEntry(entry)) && isTranslated(entry, count))
      .map((entry) => [keyOfEntry(entry), entry.msgid_plural ? entry.msgstr : entry.msgstr[0]]),
  );
  return `{ messages: ${JSON.stringify(messages)}, plural: (n) => Number(${rule}) }`;
};

/** An object literal with a dynamic import for each name. */
const importsCode = (names: readonly string[], moduleOf: (name: string) => string) =>
  `{ ${names.map((name) => `${JSON.stringify(name)}: () => import('${moduleOf(name)}')`).join(', ')} }`;

const languagesCode = () => {
  const codes = languageCodes.filter((code) => code !== 'en');
  return `export const catalogues = ${importsCode(codes, (code) => `${CATALOGUE_MODULE}${code}/${SITE}`)};`;
};

const moduleCode = (language: string, name: string) => {
  const file = poFileOf(language);
  const site = keysFrom(ENTRY);
  if (name !== SITE) {
    const page = keysFrom(PARTS[name] ?? `${PAGES}${name}.tsx`);
    return `export const catalogue = ${catalogueCode(file, (key) => page.has(key) && !site.has(key))};`;
  }
  const pages = pageFiles().map((page) => page.slice(PAGES.length, -'.tsx'.length));
  return `export const catalogue = ${catalogueCode(file, (key) => site.has(key))};
    export const pages = ${importsCode([...pages, ...Object.keys(PARTS)], (page) => `${CATALOGUE_MODULE}${language}/${page}`)};`;
};

/**
 * Turns the translations in `languages/*.po` into modules, for each language one with the sentences of every page, one for each page
 * with its own, and one for each part that is loaded later. An imported `.po` file is a module with all of its translations.
 */
export function catalogues(): Plugin {
  return {
    name: 'catalogues',
    resolveId: (id) => (id === LANGUAGES_MODULE || id.startsWith(CATALOGUE_MODULE) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${LANGUAGES_MODULE}`) return languagesCode();
      if (!id.startsWith(`\0${CATALOGUE_MODULE}`)) return null;
      const [language = '', ...name] = id.slice(CATALOGUE_MODULE.length + 1).split('/');
      this.addWatchFile(resolve(poFileOf(language)));
      return moduleCode(language, name.join('/'));
    },
    transform: (_, id) => (id.endsWith('.po') ? { code: `export default ${catalogueCode(id)};`, map: null } : null),
  };
}
