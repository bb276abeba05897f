import { createElement } from 'react';
import logo from '#src/content/logo.svg?raw';

const attributesOf = (text = '') =>
  Object.fromEntries(
    [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value]) => [
      name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );

// As elements: the content security policy lets no markup into a page that is there.
const shapes = [...logo.matchAll(/<(path|circle|ellipse|rect|line|polyline|polygon)\s([^>]*)>/g)].map(
  ([, tag = '', attributes]) => ({
    tag,
    ...attributesOf(attributes),
  }),
);
const { viewBox } = attributesOf(/<svg\s[^>]*>/.exec(logo)?.[0]);

/** The school's logo, a flat drawing of shapes. The name stands beside it, so that a screen reader need not say it. */
export const Crest = () => (
  <svg className="crest" viewBox={viewBox} width="64" height="64" aria-hidden="true">
    {shapes.map(({ tag, ...attributes }, at) => createElement(tag, { key: at, ...attributes }))}
  </svg>
);
