import type { Manifest } from 'vite';

/** The scripts and styles a route's module needs beyond the entry, its static imports included. */
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

/** How the keys of translations begin, after what Vite puts before them. */
export const CATALOGUE = 'virtual:catalogue/';

/** The ends of the keys of the translations a page needs: those of what stands on every page, and its own. */
export const catalogueKeysOf = (language: string, module: string): string[] =>
  ['site', module.replace(/^src\/pages\/|\.tsx$/g, '')].map((name) => `${CATALOGUE}${language}/${name}`);

/** The scripts of these translations. */
export const cataloguesOf = (manifest: Manifest, language: string, module: string): string[] =>
  catalogueKeysOf(language, module).map((end) => {
    const chunk = Object.entries(manifest).find(([key]) => key.endsWith(end));
    if (!chunk) throw new Error(`${end} is not in the build.`);
    return chunk[1].file;
  });
