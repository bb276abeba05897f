import { createElement } from 'react';

const attributesOf = (text = '') =>
  Object.fromEntries(
    [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value]) => [
      name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );

/**
 * The shapes of a flat drawing, to be shown in an `svg` with its `viewBox`: so its colors are tokens. As elements: the content
 * security policy lets no markup into a page that is there.
 */
export const drawingOf = (svg: string) => ({
  viewBox: attributesOf(/<svg\s[^>]*>/.exec(svg)?.[0]).viewBox,
  shapes: [...svg.matchAll(/<(path|circle|ellipse|rect|line|polyline|polygon)\s([^>]*)>/g)].map(
    ([, tag = '', attributes], key) => createElement(tag, { key, ...attributesOf(attributes) }),
  ),
});
