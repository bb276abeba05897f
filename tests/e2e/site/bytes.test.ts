import { brotliCompressSync } from 'node:zlib';
import { expect, inject, test } from 'vitest';
import { listing } from '#src/listing.ts';
import { FORM_SCRIPT } from '#tests/e2e/site/limits.ts';
import { htmlOf, paths } from '#tests/e2e/site/pages.ts';

const FIRST_SCRIPT = 2_000;
const STYLES = 12_000;
const HTML = 14_000;
const FONTS = 55_000;

/** The files that a page's HTML loads. */
const loadedBy = (html: string, ending: string): string[] => [
  ...new Set(
    [...html.matchAll(new RegExp(`<(?:script|link)\\b[^>]*?\\b(?:src|href)="(/[^"]+\\.${ending})"`, 'g'))].flatMap(
      ([, file]) => file ?? [],
    ),
  ),
];

/** The compressed size of a file, as the service announces it. */
const bytesOf = async (path: string): Promise<number> => {
  const response = await fetch(inject('site') + path, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
  if (!path.endsWith('.woff2')) expect(response.headers.get('content-encoding')).toBe('br');
  return Number(response.headers.get('content-length'));
};

const sumOf = async (html: string, ending: string): Promise<number> => {
  const sizes = await Promise.all(loadedBy(html, ending).map(bytesOf));
  return sizes.reduce((all, size) => all + size, 0);
};

test.each(listing)('$path loads no more HTML, styles and script than it may', async ({ path, interactive }) => {
  const html = await htmlOf(path);
  expect(brotliCompressSync(html).length).toBeLessThanOrEqual(HTML);
  expect(await sumOf(html, 'css')).toBeLessThanOrEqual(STYLES);
  const script = await sumOf(html, 'js');
  expect(script).toBeGreaterThan(interactive ? 50_000 : 0);
  expect(script).toBeLessThanOrEqual(interactive ? FORM_SCRIPT : FIRST_SCRIPT);
});

// Home and the letter to the graduates need the fonts of Arabic, too.
test.each(paths.filter((path) => path !== '/' && path !== '/about-us/his-eminence'))(
  '%s loads the fonts of one script',
  async (path) => {
    const sum = await sumOf(await htmlOf(path), 'woff2');
    expect(sum).toBeGreaterThan(30_000);
    expect(sum).toBeLessThanOrEqual(FONTS);
  },
);
