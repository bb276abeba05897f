import type { Manifest } from 'vite';
import { escaped } from '../build/escaped.ts';
import type { Page } from '../build/prerendered.ts';
import { assetsOf } from '../build/route-assets.ts';

interface Parts {
  template: string;
  manifest: Manifest;
  /** More tags for the page's head. */
  head: readonly string[];
  body: string;
}

const latin = ['mada-latin', 'markazi-text-latin'];

/** A page with more than a name in Arabic needs that font at once; on others it comes when it is met. */
const fontsFor = (body: string) =>
  (body.match(/[\u0600-\u06ff]/g)?.length ?? 0) > 100 ? [...latin, 'markazi-text-arabic'] : latin;

/** One whole static page: the template with its title, description, what its route needs, and its rendered body. */
export function documentOf(
  { path, title, description, module, interactive }: Page,
  { template, manifest, head, body }: Parts,
) {
  const { scripts, styles } = assetsOf(manifest, module);
  const alive = interactive ? 'now' : 'later';
  const early = interactive ? [...assetsOf(manifest, 'src/main.tsx').scripts, ...scripts] : [];
  const fonts = fontsFor(body).map((font) => {
    const file = manifest[`src/styles/fonts/${font}.woff2`]?.file;
    if (!file) throw new Error(`${font} is not in the build.`);
    return `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`;
  });
  // React sets its own hints before the markup; they belong in the head.
  const hints = /^(?:<link [^>]*>)*/.exec(body)?.[0] ?? '';
  const links = [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    hints,
    ...fonts,
    ...early.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].filter(
    (link, position, all) =>
      link && all.indexOf(link) === position && !template.includes(/href="[^"]+"/.exec(link)?.[0] ?? link),
  );

  const page = [
    { slot: /<title>.*<\/title>/, filled: `<title>${escaped(title)}</title>` },
    { slot: /<meta name="description".*?>/, filled: `<meta name="description" content="${escaped(description)}">` },
    { slot: /<\/head>/, filled: `  ${[...links, ...head].join('\n    ')}\n  </head>` },
    {
      slot: /<div id="root"><\/div>/,
      filled: `<div id="root" data-path="${path}" data-alive="${alive}">${body.slice(hints.length)}</div>`,
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
