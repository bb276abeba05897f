import type { Manifest } from 'vite';
import { assetsOf } from './route-assets.ts';

interface Page {
  path: string;
  title: string;
  description: string;
  module: string;
  template: string;
  manifest: Manifest;
  body: string;
}

const preloadedFonts = ['src/styles/fonts/mada-latin.woff2', 'src/styles/fonts/markazi-text-latin.woff2'];

/** One whole static page: the template with its title, description, what its route needs, and its rendered body. */
export function documentOf({ path, title, description, module, template, manifest, body }: Page) {
  const { scripts, styles } = assetsOf(manifest, module);
  const fonts = preloadedFonts.map((font) => {
    const file = manifest[font]?.file;
    if (!file) throw new Error(`${font} is not in the build.`);
    return `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`;
  });
  // React sets its own hints before the markup; they belong in the head.
  const hints = /^(?:<link [^>]*>)*/.exec(body)?.[0] ?? '';
  const links = [
    ...fonts,
    hints,
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].filter((link) => link && !template.includes(/href="[^"]+"/.exec(link)?.[0] ?? link));

  const page = [
    { slot: /<title>.*<\/title>/, filled: `<title>${escaped(title)}</title>` },
    { slot: /<meta name="description".*?>/, filled: `<meta name="description" content="${escaped(description)}">` },
    { slot: /<\/head>/, filled: `${links.join('\n    ')}\n  </head>` },
    { slot: /<div id="root"><\/div>/, filled: `<div id="root" data-path="${path}">${body.slice(hints.length)}</div>` },
  ].reduce((html, { slot, filled }) => {
    if (!slot.test(html)) throw new Error(`index.html has no place for ${String(slot)}.`);
    return html.replace(slot, () => filled);
  }, template);

  refuse(path, page);
  return page;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** What the content security policy would block, and what React leaves where rendering gave up. */
function refuse(path: string, html: string) {
  const faults = {
    'inline script': /<script(?![^>]*\ssrc=)/,
    'inline style': /<style|\sstyle="/,
    fallback: /<!--\$[!?]-->|<template/,
  };
  for (const [fault, pattern] of Object.entries(faults)) {
    if (pattern.test(html)) throw new Error(`${path} was prerendered with an ${fault}.`);
  }
}
