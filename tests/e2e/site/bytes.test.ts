import { brotliCompressSync } from 'node:zlib';
import { describe, expect, inject, test } from 'vitest';
import { routes } from '#src/routes.tsx';
import { htmlOf, paths } from '#tests/e2e/site/pages.ts';

// The aim is 84,000: react-dom, XState and Valibot alone take 73,800. The lists of countries and nationalities take 2,000.
const WIZARD_SCRIPT = [
  ['/join-us/as-staff', 105_900],
  ['/join-us/as-student', 109_900],
] as const;
// react-dom alone takes 58,000.
const CONTENT_SCRIPT = 65_500;
const FIRST_SCRIPT = 2_000;
const STYLES = 12_000;
const HTML = 14_000;
const FONTS = 55_000;

const contentPages = routes.filter(({ interactive }) => !interactive).map(({ path }) => path);
// These two speak Arabic as well, or only.
const englishPages = paths.filter((path) => path !== '/' && path !== '/about-us/his-eminence');

/** What a page's HTML loads before any interaction. */
const loadedBy = (html: string, ending: string): string[] => [
  ...new Set(
    [...html.matchAll(new RegExp(`<(?:script|link)\\b[^>]*?\\b(?:src|href)="(/[^"]+\\.${ending})"`, 'g'))].flatMap(
      ([, file]) => file ?? [],
    ),
  ),
];

/** The bytes that travel for a file: fetch would unpack them and hide their number. */
const bytesOf = async (path: string): Promise<number> => {
  const answer = await fetch(inject('site') + path, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
  if (!path.endsWith('.woff2')) expect(answer.headers.get('content-encoding')).toBe('br');
  return Number(answer.headers.get('content-length'));
};

const sumOf = async (html: string, ending: string): Promise<number> => {
  const sizes = await Promise.all(loadedBy(html, ending).map(bytesOf));
  return sizes.reduce((all, size) => all + size, 0);
};

test.each(WIZARD_SCRIPT)('%s loads no more script than it may, before the phone input', async (path, most) => {
  const html = await htmlOf(path);
  expect(loadedBy(html, 'js').length).toBeGreaterThan(1);
  const sum = await sumOf(html, 'js');
  expect(sum).toBeGreaterThan(50_000);
  expect(sum).toBeLessThanOrEqual(most);
});

test.each(contentPages)('%s begins with a few lines of script', async (path) => {
  const sum = await sumOf(await htmlOf(path), 'js');
  expect(sum).toBeGreaterThan(0);
  expect(sum).toBeLessThanOrEqual(FIRST_SCRIPT);
});

test('what follows on a page that only shows, once it has loaded, is the script of the frame', async () => {
  const frame = loadedBy(await htmlOf('/join-us/as-staff'), 'js').filter((file) =>
    /\/(?:index|start|main|frame|rolldown-runtime)-/.test(file),
  );
  expect(frame.length).toBeGreaterThanOrEqual(4);
  const sizes = await Promise.all(frame.map(bytesOf));
  const sum = sizes.reduce((all, size) => all + size, 0);
  expect(sum).toBeGreaterThan(50_000);
  expect(sum).toBeLessThanOrEqual(CONTENT_SCRIPT);
});

describe.each(paths)('%s', (path) => {
  test('has light styles and light HTML', async () => {
    const html = await htmlOf(path);
    expect(await sumOf(html, 'css')).toBeLessThanOrEqual(STYLES);
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(HTML);
  });
});

test.each(englishPages)('%s asks for the fonts of one script', async (path) => {
  const sum = await sumOf(await htmlOf(path), 'woff2');
  expect(sum).toBeGreaterThan(30_000);
  expect(sum).toBeLessThanOrEqual(FONTS);
});
