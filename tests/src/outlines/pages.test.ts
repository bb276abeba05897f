import { JSDOM } from 'jsdom';
import { expect, test, vi } from 'vitest';
import type { Language } from '#languages/languages.ts';
import { shortName } from '#languages/schoolName.ts';
import { pages, render, structuredData } from '#src/prerender.tsx';
import { HOW_TO_ACCEPT } from '#tests/howToAccept.ts';
import { outlineOf, rowsOf } from '#tests/src/outlines/outline.ts';

/** The document of a page as it is built. */
const built = async (path: string, language: Language) => {
  const { window } = new JSDOM(await render(path, language));
  const { Node, Element, SVGElement, HTMLSelectElement } = window;
  for (const [name, value] of Object.entries({ Node, Element, SVGElement, HTMLSelectElement }))
    vi.stubGlobal(name, value);
  return window.document;
};

const headingsOf = (document: Document) =>
  [...document.querySelectorAll('main :is(h2, h3, .steps__link):not([lang] *)')].map((each) => each.textContent);

/** One page of each module, the second of several, without the forms: tests/src/page/ uses them. Texts are cut off: people read them. */
test('what each kind of page says as it is built is as it was accepted', async () => {
  const english = pages.filter(({ language }) => language === 'en');
  const texts = [JSON.stringify(structuredData('https://school.example', 'fr'), undefined, 1)];
  for (const { path, module, interactive, language, alternates: _, ...facts } of english) {
    texts.push(`# ${path}`, JSON.stringify({ module, interactive, ...facts }));
    const [first, second = first] = english.filter((page) => page.module === module);
    if (second!.path !== path || interactive) continue;
    const document = await built(path, language);
    const description = document.querySelector('meta[name=description]')!.getAttribute('content')!;
    const rows = rowsOf(outlineOf(document.querySelector('main')!));
    texts.push(...[document.title, description, ...rows].map((row) => row.slice(0, 110).trimEnd()));
  }
  await expect(`${texts.join('\n')}\n`, HOW_TO_ACCEPT).toMatchFileSnapshot('pages.txt');
});

test.each([
  ['en', '/contact', 'Contact'],
  ['ar', '/ar/contact', 'معلومات الاتصال'],
  ['fr', '/fr/contact', 'Coordonnées'],
] as const)('a page is built in its language, and has an address in each: %s', async (code, path, title) => {
  const page = pages.find((each) => each.path === path)!;
  expect(page.language).toBe(code);
  expect(page.alternates.map((each) => each.path)).toEqual(['/contact', '/ar/contact', '/fr/contact']);
  expect((await built(path, code)).title).toContain(title);
});

test.each(['ar', 'fr'] as const)(
  'each page in %s leads to pages in this language; in Arabic its breadcrumb, its headings and its steps are Arabic',
  async (code) => {
    const found: string[] = [];
    for (const { path, interactive } of pages.filter(({ language }) => language === code)) {
      if (interactive) continue;
      const document = await built(path, code);
      const addresses = [...document.querySelectorAll('main a[href^="/"]:not([lang])')].map(
        (link) => link.getAttribute('href')!,
      );
      for (const address of addresses)
        if (!address.startsWith(`/${code}/`) && !/^\/(?:media|assets)\//.test(address))
          found.push(`${path}: ${address}`);
      const crumbs = [...document.querySelectorAll('.breadcrumb li')].map((each) =>
        each.textContent.replace(shortName, '').trim(),
      );
      if (code !== 'ar') continue;
      found.push(...crumbs.filter((crumb) => /\p{Script=Latin}/u.test(crumb)).map((crumb) => `${path}: ${crumb}`));
      const english = pages.find((each) => each.language === 'en' && path === `/${code}${each.path}`);
      const headings = headingsOf(await built(english?.path ?? '/', 'en'));
      found.push(
        ...headingsOf(document)
          .filter((each) => headings.includes(each))
          .map((each) => `${path}: ${each}`),
      );
    }
    expect(found).toEqual([]);
  },
);
