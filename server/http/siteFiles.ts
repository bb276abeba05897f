import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { type Language, languageCodes, languages } from '#languages/languages.ts';
import { isMissing } from '#server/storing/errors.ts';

const INDEX = '/index.html';

/** The file of the not-found page in a language. */
export const notFoundFile = (code: Language): string =>
  `${languages[code].prefix.slice(1)}/404.html`.replace(/^\//, '');

const notFoundFiles = new Set(languageCodes.map(notFoundFile));
const isHidden = (file: string) => /(?:^|\/)\.(?!well-known\/)/.test(file);

/**
 * The files of a built site by their paths, in lower case: '/join-us/as-staff' has 'join-us/as-staff/index.html'. Hidden files, the
 * compressed copies of files and the not-found pages have no path. Empty where no site is built.
 */
export const siteFiles = async (siteDir: string): Promise<ReadonlyMap<string, string>> => {
  const entries = await readdir(siteDir, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
    return [];
  });
  const files = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(siteDir, join(entry.parentPath, entry.name)).split(sep).join('/')),
  );
  const isCompressedCopy = (file: string) => /\.(?:br|gz)$/.test(file) && files.has(file.slice(0, -3));
  const byPath = new Map<string, string>();
  for (const file of files) {
    if (isHidden(file) || isCompressedCopy(file) || notFoundFiles.has(file)) continue;
    const path = `/${file}`.toLowerCase();
    byPath.set(path, file);
    if (path.endsWith(INDEX)) byPath.set(path.slice(0, -INDEX.length), file);
  }
  return byPath;
};
