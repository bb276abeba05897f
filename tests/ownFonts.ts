import { readFileSync } from 'node:fs';

const css = readFileSync(new URL('../src/styles/fonts/fonts.css', import.meta.url), 'utf8');

/** The spans of characters that the site's fonts have. */
const spans = [...css.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(([, from, to = from]) => [
  Number.parseInt(from!, 16),
  Number.parseInt(to!, 16),
]);

const isOwn = (character: string) => {
  const code = character.codePointAt(0)!;
  return spans.some(([from, to]) => from! <= code && code <= to!);
};

/** The characters of a text that no font of the site has: each device would draw them in another. */
export const inNoFontOfOurs = (text: string): string[] => [...new Set(text)].filter((each) => !isOwn(each));
