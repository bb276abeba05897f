import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

const INDEX = '/index.html';
export const MISSING_PAGE = '404.html';

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
    if (isCompressedTwin || file === MISSING_PAGE) continue;
    const path = `/${file}`.toLowerCase();
    paths.set(path, file);
    if (path.endsWith(INDEX)) paths.set(path.slice(0, -INDEX.length), file);
  }
  return paths;
};
