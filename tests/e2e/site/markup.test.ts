import { HtmlValidate } from 'html-validate/node';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { languageCodes } from '#languages/languages.ts';
import { localPath } from '#languages/paths.ts';
import { schoolNames } from '#languages/schoolName.ts';
import { listing } from '#src/listing.ts';
import { htmlOf, paths } from '#tests/e2e/site/pages.ts';
import { foreignCharacters } from '#tests/foreignCharacters.ts';
import { ownCharacters } from '#tests/ownFonts.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // React writes HTML like this.
    'doctype-style': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'attr-case': 'off',
    'valid-id': ['error', { relaxed: true }],
    // A list may have a name, and a style keeps telephone numbers on one line.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    'tel-non-breaking': 'off',
    // One form only holds long lists of options and is never sent. Browser tests send the other forms.
    'wcag/h32': 'off',
    // Titles end with the school's name.
    'long-title': ['error', { maxlength: 80 }],
  },
});

const oneOf = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';

/** Sanitized HTML is one piece for React. */
const notOfReact = '.rich-text, noscript, script';

/** The texts that are not the only content of an element. */
const textsBesideOthers = (html: string): string[] => {
  const { document, NodeFilter } = new JSDOM(html).window;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const { nodeValue, parentElement: parent } = walker.currentNode;
    if (nodeValue?.trim() && parent && parent.childNodes.length > 1 && !parent.closest(notOfReact))
      texts.push(nodeValue);
  }
  return texts;
};

test.each([...paths, '/404'])(
  '%s is valid HTML in characters of its fonts, shows its main part first, and has an element for each text',
  async (path) => {
    const html = await htmlOf(path);
    const { results } = await validator.validateString(html);
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
    );
    expect(faults).toEqual([]);
    const levels = Array.from(html.matchAll(/<h([1-6])[ >]/g), ([, level]) => Number(level));
    expect(levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)).toEqual([]);
    expect(html).not.toMatch(/<option(?![^>]* label=)[^>]*><\/option>/);
    expect(foreignCharacters(html, ownCharacters)).toEqual([]);
    expect(html).toMatch(/<main id="main"/);
    expect(html).toContain('<link rel="expect" href="#main" blocking="render">');
    expect(textsBesideOthers(html), 'as page translators require').toEqual([]);
  },
);

test('every page has a title and a description of its own', async () => {
  const pages = await Promise.all(paths.map(htmlOf));
  const titles = pages.map((html) => oneOf(html, /<title>([^<]+)<\/title>/));
  const descriptions = pages.map((html) => oneOf(html, /<meta name="description" content="([^"]+)"/));
  expect(new Set(titles).size).toBe(paths.length);
  expect(new Set(descriptions).size).toBe(paths.length);
  expect(titles.every((title) => title.endsWith(` – ${schoolNames.en}`))).toBe(true);
});

test.each(listing)('$path names what to show where it is shared', async ({ path }) => {
  const html = await htmlOf(path);
  expect(oneOf(html, /<meta property="og:url" content="([^"]+)"/)).toBe(`https://school.example${path}`);
  const picture = oneOf(html, /<meta property="og:image" content="https:\/\/school\.example([^"]+)"/);
  expect(await htmlOf(picture)).not.toContain('<html');
  expect(html).toContain('<meta property="og:locale" content="en_US">');
  if (path === '/about-us/his-eminence')
    expect(html).toMatch(/<main[^>]*>(?:<!--[^>]*-->)*<div[^>]* lang="ar" dir="rtl"/);
});

test.each(paths)('%s names its languages, and its address in each', async (path) => {
  for (const code of languageCodes) {
    const html = await htmlOf(localPath(path, code));
    expect(oneOf(html, /<html lang="([^"]+)" dir="[^"]+">/)).toBe(code);
    const alternates = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)].map(
      ([, language, href]) => [language, href],
    );
    expect(alternates).toEqual([
      ['en', `https://school.example${path}`],
      ['x-default', `https://school.example${path}`],
      ['ar', `https://school.example${localPath(path, 'ar')}`],
      ['fr', `https://school.example${localPath(path, 'fr')}`],
    ]);
    expect(oneOf(html, /<link rel="canonical" href="([^"]+)"/)).toBe(`https://school.example${localPath(path, code)}`);
    expect(html.match(/<meta property="og:locale:alternate"/g)?.length).toBeGreaterThanOrEqual(2);
  }
});

test('search engines find every page, and the school', async () => {
  const sitemap = await htmlOf('/sitemap.xml');
  expect([...sitemap.matchAll(/<loc>https:\/\/school\.example([^<]*)<\/loc>/g)].map(([, path]) => path)).toEqual(
    languageCodes.flatMap((code) => paths.map((path) => localPath(path, code))),
  );
  expect(await htmlOf('/robots.txt')).toContain('Sitemap: https://school.example/sitemap.xml');
  const data: unknown = JSON.parse(oneOf(await htmlOf('/'), /<script type="application\/ld\+json">(.+?)<\/script>/));
  expect(data).toMatchObject({ '@type': 'School', name: schoolNames.en, foundingDate: '1953' });
});
