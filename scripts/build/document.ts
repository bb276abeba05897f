import type { Manifest } from 'vite';
import type { Page } from './prerendered.ts';
import { assetsOf, cataloguesOf } from './route-assets.ts';
import { webManifestOf } from './webManifests.ts';

/** The title and the description of a page, escaped for HTML. */
export interface Meta {
  title: string;
  description: string;
}

interface Parts {
  template: string;
  manifest: Manifest;
  /** More tags for the head of the page. */
  headOf: (meta: Meta) => readonly string[];
  rendered: string;
}

/** Chromium paints nothing before `main` is complete. Otherwise it paints half a header, which moves when the rest arrives. */
const expectMain = '<link rel="expect" href="#main" blocking="render">';

const latin = ['mada-latin', 'markazi-text-latin'];

/** The Arabic font is preloaded on a page with more Arabic than a name; on others it is loaded when it is needed. */
const fontsFor = (body: string, language: string) => {
  if (language === 'ar') return ['mada-arabic', 'markazi-text-arabic', 'mada-latin'];
  return (body.match(/[\u0600-\u06ff]/g)?.length ?? 0) > 100 ? [...latin, 'markazi-text-arabic'] : latin;
};

/** Divides the output of React: tags for the document's head come first. */
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

/** The HTML of one static page: the template with the files of its route and the output of React. */
export function documentOf(
  { path, language, dir, module, interactive, alive }: Page,
  { template, manifest, headOf, rendered }: Parts,
) {
  const { head, body, ...meta } = headAndBody(path, rendered);
  const { scripts, styles } = assetsOf(manifest, module);
  const catalogues = language === 'en' ? [] : cataloguesOf(manifest, language, module);
  const preloaded = interactive ? [...assetsOf(manifest, 'src/main.tsx').scripts, ...scripts, ...catalogues] : [];
  const fonts = fontsFor(body, language).map((font) => {
    const file = manifest[`src/styles/fonts/${font}.woff2`]?.file;
    if (!file) throw new Error(`${font} is not in the build.`);
    return `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`;
  });
  const links = [
    expectMain,
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...fonts,
    // Styles and fonts are painted first, so they are loaded first.
    ...preloaded.map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`),
  ].filter(
    (link, position, all) =>
      all.indexOf(link) === position && !template.includes(/href=("[^"]+")/.exec(link)?.[1] ?? link),
  );

  const page = [
    { pattern: /<html lang="en" dir="ltr">/, replacement: `<html lang="${language}" dir="${dir}">` },
    { pattern: /<title>.*<\/title>/, replacement: head },
    { pattern: /(?<=<link rel="manifest" href=")[^"]+/, replacement: webManifestOf(language) },
    { pattern: /<\/head>/, replacement: `  ${[...links, ...headOf(meta)].join('\n    ')}\n  </head>` },
    {
      pattern: /<div id="root"><\/div>/,
      replacement: `<div id="root" data-path="${path}" data-alive="${alive}">${body}</div>`,
    },
  ].reduce((html, { pattern, replacement }) => {
    if (!pattern.test(html)) throw new Error(`index.html has no place for ${String(pattern)}.`);
    return html.replace(pattern, () => replacement);
  }, template);

  checkMarkup(path, page);
  return page;
}

/** Throws if the page contains what the content security policy blocks, or a part that React could not render. */
function checkMarkup(path: string, html: string) {
  const faults = {
    'inline script': /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))/,
    'inline style': /<style|\sstyle="/,
    fallback: /<!--\$[!?]-->|<template/,
  };
  for (const [fault, pattern] of Object.entries(faults)) {
    if (pattern.test(html)) throw new Error(`${path} was prerendered with an ${fault}.`);
  }
}
