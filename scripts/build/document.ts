import type { Manifest } from 'vite';
import type { Page } from './prerendered.ts';
import { assetsOf, cataloguesOf } from './route-assets.ts';
import { webManifestOf } from './webManifests.ts';

/** A page's title and description, as they stand in HTML. */
export interface Words {
  title: string;
  description: string;
}

interface Parts {
  template: string;
  manifest: Manifest;
  /** More tags for the page's head, given its title and description. */
  headOf: (words: Words) => readonly string[];
  rendered: string;
}

/** Nothing is painted before all of `main` is there, where a browser can wait: half a header moves as the rest of it comes. */
const whole = '<link rel="expect" href="#main" blocking="render">';

const latin = ['mada-latin', 'markazi-text-latin'];

/** A page with more than a name in Arabic needs that font at once; on others it comes when it is met. */
const fontsFor = (body: string, language: string) => {
  if (language === 'ar') return ['mada-arabic', 'markazi-text-arabic', 'mada-latin'];
  return (body.match(/[\u0600-\u06ff]/g)?.length ?? 0) > 100 ? [...latin, 'markazi-text-arabic'] : latin;
};

/** What React renders for the document's head stands before the markup. */
function headAndBody(path: string, rendered: string) {
  const head = /^(?:<link [^>]*>|<meta [^>]*>|<title>[^<]*<\/title>)*/.exec(rendered)?.[0] ?? '';
  const title = /<title>([^<]+)</.exec(head)?.[1];
  const description = /<meta name="description" content="([^"]+)"/.exec(head)?.[1];
  if (!title || !description)
    throw new Error(
      `${path} has no title or no description: give its PageHead both, and translate them (npm run languages).`,
    );
  return { head, title, description, body: rendered.slice(head.length) };
}

/** One whole static page: the template with what its route needs, and what was rendered for head and body. */
export function documentOf(
  { path, language, dir, module, interactive, alive }: Page,
  { template, manifest, headOf, rendered }: Parts,
) {
  const { head, body, ...words } = headAndBody(path, rendered);
  const { scripts, styles } = assetsOf(manifest, module);
  const translations = language === 'en' ? [] : cataloguesOf(manifest, language, module);
  const early = interactive ? [...assetsOf(manifest, 'src/main.tsx').scripts, ...scripts, ...translations] : [];
  const fonts = fontsFor(body, language).map((font) => {
    const file = manifest[`src/styles/fonts/${font}.woff2`]?.file;
    if (!file) throw new Error(`${font} is not in the build.`);
    return `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`;
  });
  const links = [
    whole,
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...fonts,
    // What is painted first, styles and fonts, has the line before them.
    ...early.map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`),
  ].filter(
    (link, position, all) =>
      link && all.indexOf(link) === position && !template.includes(/href=("[^"]+")/.exec(link)?.[1] ?? link),
  );

  const page = [
    { slot: /<html lang="en" dir="ltr">/, filled: `<html lang="${language}" dir="${dir}">` },
    { slot: /<title>.*<\/title>/, filled: head },
    { slot: /(?<=<link rel="manifest" href=")[^"]+/, filled: webManifestOf(language) },
    { slot: /<\/head>/, filled: `  ${[...links, ...headOf(words)].join('\n    ')}\n  </head>` },
    {
      slot: /<div id="root"><\/div>/,
      filled: `<div id="root" data-path="${path}" data-alive="${alive}">${body}</div>`,
    },
  ].reduce((html, { slot, filled }) => {
    if (!slot.test(html)) throw new Error(`index.html has no place for ${String(slot)}.`);
    return html.replace(slot, () => filled);
  }, template);

  refuse(path, page);
  return page;
}

/** What the content security policy would block, and what React leaves where rendering gave up. */
function refuse(path: string, html: string) {
  const faults = {
    'inline script': /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))/,
    'inline style': /<style|\sstyle="/,
    fallback: /<!--\$[!?]-->|<template/,
  };
  for (const [fault, pattern] of Object.entries(faults)) {
    if (pattern.test(html)) throw new Error(`${path} was prerendered with an ${fault}.`);
  }
}
