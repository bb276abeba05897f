import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { GetTextTranslation } from 'gettext-parser';
import { type Plugin, parseSync } from 'vite';
import { languageCodes } from '../../languages/languages.ts';
import { sentencesIn } from '../languages/collect.ts';
import { keyOf } from '../languages/key.ts';
import { entriesOf, keyOfEntry, pluralFormsOf, poFileOf, readPo } from '../languages/poFile.ts';

const ENTRY = 'src/start.ts';
const ROUTES = 'src/routes.ts';
const PAGES = 'src/pages/';
const ALL = 'virtual:catalogues';
const ONE = 'virtual:catalogue/';
const SITE = 'site';

const fileOf = (specifier: string, importer: string) =>
  specifier.startsWith('#')
    ? specifier.slice(1)
    : specifier.startsWith('.')
      ? posix.join(posix.dirname(importer), specifier)
      : undefined;

interface Source {
  code: string;
  /** Its sentences by key. */
  keys: string[];
  /** The source files it names in imports, whether they exist or not. */
  named: string[];
}

// Each page's catalogue reads nearly all sources, and nearly all the time of a build went into parsing them again.
const sources = new Map<string, Source>();

const parsed = (file: string, code: string): Source => {
  const { module } = parseSync(file, code);
  const specifiers = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start + 1, end - 1)),
  ];
  const named = specifiers
    .map((specifier) => fileOf(specifier, file))
    .filter((each) => each !== undefined && /\.tsx?$/.test(each)) as string[];
  return { code, keys: sentencesIn(file, code).map(keyOf), named };
};

/** A source file's sentences by key, and the source files it imports. */
const read = (file: string) => {
  const code = readFileSync(file, 'utf8');
  const last = sources.get(file);
  const source = last?.code === code ? last : parsed(file, code);
  sources.set(file, source);
  return { keys: source.keys, imports: source.named.filter((each) => existsSync(each)) };
};

/** The keys of all sentences that a module reaches by its imports, those of other pages aside. */
const reachedFrom = (entry: string, pages: ReadonlySet<string>): ReadonlySet<string> => {
  const seen = new Set([entry]);
  const keys = new Set<string>();
  for (const file of seen) {
    const source = read(file);
    for (const key of source.keys) keys.add(key);
    for (const imported of source.imports) if (!pages.has(imported)) seen.add(imported);
  }
  return keys;
};

const codeOf = (entries: readonly GetTextTranslation[], rule: string) => {
  const messages = Object.fromEntries(
    entries.map((entry) => [keyOfEntry(entry), entry.msgid_plural ? entry.msgstr : entry.msgstr[0]]),
  );
  return `{ messages: ${JSON.stringify(messages)}, plural: (n) => Number(${rule}) }`;
};

/**
 * Makes modules of the translations in `languages/*.po`: one with what stands on every page, which
 * leads to one for each page with what that page can show. A `.po` file that is imported is a module of all of them.
 */
export function catalogues(): Plugin {
  return {
    name: 'catalogues',
    resolveId: (id) => (id === ALL || id.startsWith(ONE) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith('\0virtual:catalogue')) return null;
      const pages = new Set(read(ROUTES).imports.filter((file) => file.startsWith(PAGES)));
      if (id === `\0${ALL}`) {
        const all = languageCodes
          .filter((code) => code !== 'en')
          .map((code) => `${code}: () => import('${ONE}${code}/${SITE}')`);
        return `export const catalogues = { ${all.join(', ')} };`;
      }
      const [code = '', ...rest] = id.slice(ONE.length + 1).split('/');
      const name = rest.join('/');
      const file = poFileOf(code);
      this.addWatchFile(file);
      const catalogue = readPo(file);
      const site = reachedFrom(ENTRY, pages);
      const { rule } = pluralFormsOf(catalogue);
      const entriesIn = (keys: ReadonlySet<string>) =>
        entriesOf(catalogue).filter((entry) => keys.has(keyOfEntry(entry)));
      if (name === SITE) {
        const imports = [...pages]
          .map((page) => page.slice(PAGES.length, -'.tsx'.length))
          .map((page) => `${JSON.stringify(page)}: () => import('${ONE}${code}/${page}')`);
        return `export const catalogue = ${codeOf(entriesIn(site), rule)};\nexport const pages = { ${imports.join(', ')} };`;
      }
      const own = entriesIn(reachedFrom(`${PAGES}${name}.tsx`, pages)).filter((entry) => !site.has(keyOfEntry(entry)));
      return `export const catalogue = ${codeOf(own, rule)};`;
    },
    transform(_, id) {
      if (!id.endsWith('.po')) return null;
      const catalogue = readPo(id);
      return { code: `export default ${codeOf(entriesOf(catalogue), pluralFormsOf(catalogue).rule)};`, map: null };
    },
  };
}
