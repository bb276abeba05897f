import type { Manifest } from 'vite';

/** The scripts and styles of a route's module and of its static imports. */
export function assetsOf(manifest: Manifest, module: string) {
  const scripts = new Set<string>();
  const styles = new Set<string>();

  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not in the build.`);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  visit(module);

  return { scripts: [...scripts], styles: [...styles] };
}

/** The beginning of a catalogue's key in the manifest, after Vite's own prefix. */
export const CATALOGUE = 'virtual:catalogue/';

/** The ends of the keys of a page's two catalogues: the one of every page, and its own. */
export const catalogueKeysOf = (language: string, module: string): string[] =>
  ['site', module.replace(/^src\/pages\/|\.tsx$/g, '')].map((name) => `${CATALOGUE}${language}/${name}`);

/** The ends of the keys of the catalogues of parts that a form may load later. */
export const laterCatalogueKeysOf = (language: string): string[] => [`${CATALOGUE}${language}/handover`];

/** The scripts of a page's catalogues. */
export const cataloguesOf = (manifest: Manifest, language: string, module: string): string[] =>
  catalogueKeysOf(language, module).map((end) => {
    const chunk = Object.entries(manifest).find(([key]) => key.endsWith(end));
    if (!chunk) throw new Error(`${end} is not in the build.`);
    return chunk[1].file;
  });
