import { readFile } from 'node:fs/promises';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';

const folder = new URL('../src/styles/fonts/', import.meta.url);
const css = await readFile(new URL('fonts.css', folder), 'utf8');

/** The characters that a rule of the style sheet asks its font for. */
const declaredIn = (rule: string): string[] =>
  [...rule.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].flatMap(([, from, to = from]) => {
    const first = Number.parseInt(from!, 16);
    const count = Number.parseInt(to!, 16) - first + 1;
    return Array.from({ length: count }, (_, at) => String.fromCodePoint(first + at));
  });

/** Those of them that the font has. */
const drawnBy = async (rule: string): Promise<string[]> => {
  const file = await readFile(new URL(/url\("\.\/([^"]+)"\)/.exec(rule)![1]!, folder));
  const declared = declaredIn(rule);
  const face = new Face(new Blob(await subsetFont(file, declared.join(''), { targetFormat: 'sfnt' })));
  const has = new Set(face.collectUnicodes());
  return declared.filter((character) => has.has(character.codePointAt(0)!));
};

const rules = css.split('@font-face').filter((rule) => rule.includes('unicode-range'));
/** The characters that the site's fonts have. Each device draws all others in a font of its own. */
export const ownCharacters: ReadonlySet<string> = new Set((await Promise.all(rules.map(drawnBy))).flat());
