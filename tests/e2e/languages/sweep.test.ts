import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { applications } from '#tests/applications.ts';
import { begin, fillFrom, ready } from '#tests/e2e/application.ts';
import { overflow, violations } from '#tests/e2e/axe.ts';
import { lookedAt } from '#tests/e2e/site/pages.ts';
import { visit } from '#tests/e2e/visit.ts';

/** Latin letters that are in an Arabic text, too: names, kinds of files, examples of addresses. */
const alsoInArabic =
  /\b(?:PDF|JPEG|PNG|WebP|HEIC|BAC|GLS|SE|GS|LS|YSP|KG|iPhone|Wi-Fi|Brevet|JavaScript|cookies|A4|MB|info@school\.example|[ABO]{1,2}[+-])(?![\p{L}])/gu;

/** Each text that a visitor of the page meets, its title and its attributes included; without what says its own language. */
const englishIn = async (page: Page): Promise<string[]> => {
  const texts = await page.evaluate(() => {
    const found = [document.title, document.querySelector<HTMLMetaElement>('meta[name=description]')!.content];
    const attributes = ['aria-label', 'alt', 'title', 'placeholder', 'aria-roledescription', 'aria-valuetext'];
    const walk = (element: Element) => {
      const lang = element.getAttribute('lang');
      if (
        element.matches('.reference') ||
        (lang !== null && lang !== 'ar') ||
        /^(?:script|style|bdi|noscript)$/i.test(element.tagName)
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
    /[a-z]{2}/i.test(text.replace(/\u2068[^\u2069]*\u2069/g, '').replace(alsoInArabic, '')),
  );
};

test.each(lookedAt)('/ar%s has no English text, fits a window of 320 px and is accessible', async (path) => {
  const page = await visit(`/ar${path === '/' ? '' : path}`, { viewport: { width: 320, height: 640 } });
  expect(await englishIn(page)).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect(await violations(page)).toEqual([]);
});

test.each(applications.map(({ name }) => name))('each step of %s, and each message in it, is Arabic', async (name) => {
  const { form, examples, page: path } = applications.find((each) => each.name === name)!;
  const page = await begin(`/ar${path}`, { viewport: { width: 320, height: 640 } });
  const answers = Object.values(examples).at(-1);
  for (const id of Object.keys(form.steps)) {
    if (await page.locator('#needed').isVisible()) await page.locator('#needed').click();
    expect(await englishIn(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
    await fillFrom(page, form, answers, id, id);
    if (id !== Object.keys(form.steps).at(-1)) await page.locator('.step button[type=submit]').click();
  }
  await page.locator('#review').click();
  for (const section of await page.locator('.review-section').all()) await section.click();
  await page.getByRole('main').locator('.answers').first().waitFor();
  await page.locator('.step button[type=submit]').click();
  await page.getByRole('dialog').locator('.reference').waitFor();
  expect(await englishIn(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button').click();
  await page.locator('.receipt').waitFor();
  expect(await englishIn(page)).toEqual([]);
  await page.reload();
  await ready(page);
});
