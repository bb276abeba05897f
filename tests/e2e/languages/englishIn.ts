import type { Page } from 'playwright-core';

/** Latin letters that are in an Arabic text, too: names, kinds of files, examples of addresses. */
const alsoInArabic =
  /\b(?:PDF|JPEG|PNG|WebP|HEIC|BAC|GLS|SE|GS|LS|YSP|KG|iPhone|Wi-Fi|Brevet|JavaScript|cookies|A4|MB|info@school\.example|[ABO]{1,2}[+-])(?![\p{L}])/gu;

/** Each text that a visitor of the page meets, its title and its attributes included; without what says its own language. */
export const englishIn = async (page: Page): Promise<string[]> => {
  const texts = await page.evaluate(() => {
    const metas = [
      ...document.querySelectorAll<HTMLMetaElement>('[name=description], [property$=title], [property$=name]'),
    ];
    const school = JSON.parse(document.querySelector('[type="application/ld+json"]')?.textContent ?? '{}');
    const found = [
      document.title,
      school.name ?? '',
      school.address?.addressLocality ?? '',
      ...metas.map((meta) => meta.content),
    ];
    const attributes = ['aria-label', 'alt', 'title', 'placeholder', 'aria-roledescription', 'aria-valuetext'];
    const walk = (element: Element) => {
      const lang = element.getAttribute('lang');
      if (
        element.matches('.reference') ||
        (lang !== null && lang !== 'ar') ||
        /^(?:script|style|bdi|noscript|textarea)$/i.test(element.tagName)
      )
        return;
      for (const name of attributes) found.push(element.getAttribute(name) ?? '');
      for (const node of element.childNodes) {
        if (node instanceof Text) found.push(node.data);
        if (node instanceof Element) walk(node);
      }
    };
    walk(document.body);
    return found;
  });
  return [...new Set(texts.map((text) => text.trim()))].filter((text) =>
    /[a-z]{2}|[,;?](?:\s|$)/i.test(text.replace(/\u2068[^\u2069]*\u2069/g, '').replace(alsoInArabic, '')),
  );
};
