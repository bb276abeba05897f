import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const site = fileURLToPath(new URL('../src', import.meta.url));
const stories = fileURLToPath(new URL('../stories', import.meta.url));
const imported = /'#src\/[\w/-]+\/(\w+)\.tsx'/;

const filesIn = (folder: string, end: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => end.test(path));

/** The modules of the site that use each component, by its name. A type import does not count. */
export const usedBy = (): Readonly<Record<string, readonly string[]>> => {
  const modules = filesIn(site, /\.tsx?$/);
  const places: Record<string, string[]> = {};
  for (const path of modules) if (path.endsWith('.tsx')) places[basename(path, '.tsx')] = [];
  for (const path of modules)
    for (const statement of readFileSync(join(site, path), 'utf8').split(';'))
      if (!/^\s*import type/.test(statement)) places[imported.exec(statement)?.[1] ?? '']?.push(`src/${path}`);
  return places;
};

/** The title of a file of stories. */
export const titleIn = (text: string): string | undefined =>
  /^(?: {2}|export default \{ )title: '([^']+)/m.exec(text)?.[1];

/** The titles of all files of stories. */
export const titles = (): readonly string[] =>
  filesIn(stories, /\.stories\.tsx$/).flatMap((path) => titleIn(readFileSync(join(stories, path), 'utf8')) ?? []);
