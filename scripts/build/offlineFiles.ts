import type { Manifest } from 'vite';
import { opensOffline } from '../../src/frame/opensOffline.ts';
import type { Page } from './prerendered.ts';
import { CATALOGUE, catalogueKeysOf, laterCatalogueKeysOf } from './route-assets.ts';

/** The pages of a language that open without a connection, and the page that replaces all others then. */
export const offlinePagesOf = (pages: readonly Page[], language: string) =>
  pages.filter(({ path, alive, language: code }) => code === language && (alive === 'never' || opensOffline(path)));

/** Every script, style and font that some pages of a language can load, at once or later. */
export function filesOf(manifest: Manifest, language: string, modules: readonly string[], all: ReadonlySet<string>) {
  const own = modules.flatMap((module) => catalogueKeysOf(language, module));
  const catalogues = [...own, ...laterCatalogueKeysOf(language)];
  const belongsToOthers = (key: string) =>
    (all.has(key) && !modules.includes(key)) ||
    (key.includes(CATALOGUE) && !catalogues.some((each) => key.endsWith(each)));

  const visited = new Set<string>();
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not in the build.`);
    if (visited.has(key) || belongsToOthers(key)) return;
    visited.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next);
  };
  for (const module of ['src/main.tsx', 'src/frame/withoutConnection.ts', ...modules]) visit(module);
  return [...files];
}
