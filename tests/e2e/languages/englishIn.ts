import type { Page } from 'playwright-core';

/** Latin letters that Arabic texts contain, too: names, kinds of files, examples of addresses. */
const alsoInArabic =
  /\b(?:PDF|JPEG|PNG|WebP|HEIC|BAC|GLS|SE|GS|LS|YSP|KG|iPhone|Wi-Fi|Brevet|JavaScript|cookies|A4|MB|K7MQ4-XR29H|info@school\.example|[ABO]{1,2}[+-])(?![\p{L}])/gu;

/**
 * Every text of a page, its title and attributes included, except parts with a `lang` of their own. Without an argument it
 * runs in a page.
 */
export const textsIn = (page: Document = document): string[] => {
  const metas = [...page.querySelectorAll<HTMLMetaElement>('[name=description], [property$=title], [property$=name]')];
  const school = JSON.parse(page.querySelector('[type="application/ld+json"]')?.textContent ?? '{}');
  const texts: string[] = [
    page.title,
    school.name ?? '',
    school.address?.addressLocality ?? '',
    ...metas.map((meta) => meta.content),
  ];
  const attributes = ['aria-label', 'alt', 'title', 'placeholder', 'aria-roledescription', 'aria-valuetext'];
  const isLeftOut = (element: Element) =>
    element.matches('.reference, script, style, bdi, noscript, textarea, [lang]:not([lang=ar])');
  const collect = (element: Element) => {
    if (isLeftOut(element)) return;
    // A file's name names its link, too.
    if (!element.querySelector(':scope > bdi'))
      for (const name of attributes) texts.push(element.getAttribute(name) ?? '');
    for (const node of element.childNodes) if (node.nodeType === 3) texts.push(node.nodeValue ?? '');
    for (const child of element.children) collect(child);
  };
  collect(page.body);
  return texts;
};

/** The texts that contain English words or punctuation. */
export const englishIn = (texts: readonly string[]): string[] =>
  [...new Set(texts.map((text) => text.trim()))].filter((text) =>
    /[a-z]{2}|[,;?](?:\s|$)/i.test(text.replace(/\u2068[^\u2069]*\u2069/g, '').replace(alsoInArabic, '')),
  );

/** The same of an open page. */
export const englishOn = async (page: Page): Promise<string[]> =>
  englishIn(await page.evaluate<string[], undefined>(textsIn, undefined));
