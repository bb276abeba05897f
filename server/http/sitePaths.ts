import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { type Language, languageCodes, languages } from '#languages/languages.ts';

const INDEX = '/index.html';
/** The not-found page of a language. */
export const missingPageOf = (code: Language): string =>
  `${languages[code].prefix.slice(1)}/404.html`.replace(/^\//, '');
const missingPages = new Set(languageCodes.map(missingPageOf));

/** The files of a built site by the paths they answer, in lower case: '/join-us/as-staff' has 'join-us/as-staff/index.html'. */
export const sitePaths = async (siteDir: string): Promise<ReadonlyMap<string, string>> => {
  const entries = await readdir(siteDir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(siteDir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !/(?:^|\/)\.(?!well-known\/)/.test(file));
  const known = new Set(files);
  const paths = new Map<string, string>();
  for (const file of files) {
    const isCompressedTwin = /\.(?:br|gz)$/.test(file) && known.has(file.slice(0, -3));
    if (isCompressedTwin || missingPages.has(file)) continue;
    const path = `/${file}`.toLowerCase();
    paths.set(path, file);
    if (path.endsWith(INDEX)) paths.set(path.slice(0, -INDEX.length), file);
  }
  return paths;
};
