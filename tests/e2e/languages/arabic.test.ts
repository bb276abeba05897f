import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { message } from '#languages/message.ts';
import { localPath } from '#languages/paths.ts';
import { applications } from '#tests/applications.ts';
import { allOrNone, firstOrAll, longTest } from '#tests/breadth.ts';
import { begin, control, dialog, fillFrom, forward, ready, unfoldReview } from '#tests/e2e/application.ts';
import { overflow, violations } from '#tests/e2e/axe.ts';
import { englishIn, englishOn, textsIn } from '#tests/e2e/languages/englishIn.ts';
import { openPrepared } from '#tests/e2e/prepared.ts';
import { documentOf, paths } from '#tests/e2e/site/pages.ts';
import { asStored, languageOf, storedUnder } from '#tests/e2e/stored.ts';
import { visit } from '#tests/e2e/visit.ts';

const narrow = { viewport: { width: 320, height: 640 } };
const arabic = (english: string) => message(english)({ lang: 'ar' });
const isArabic = async (page: Page) => expect(await englishOn(page)).toEqual([]);

test.each(paths)('the Arabic page of %s has no English text', async (path) => {
  expect(englishIn(textsIn(await documentOf(localPath(path, 'ar'))))).toEqual([]);
});

test.each(allOrNone(paths))('the Arabic page of %s fits a narrow phone and is accessible', async (path) => {
  const page = await visit(localPath(path, 'ar'), narrow);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect(await violations(page)).toEqual([]);
});

test.each(firstOrAll(applications))(
  'each step of $name, its messages and its receipt are Arabic, fit and are accessible; the school has it whole',
  async ({ form, examples, page: path }) => {
    const page = await begin(localPath(path, 'ar'), narrow);
    const answers = Object.values(examples).at(-1);
    const steps = Object.keys(form.steps);
    for (const id of steps) {
      if (await page.locator('#needed').isVisible()) await page.locator('#needed').click();
      await isArabic(page);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      if (firstOrAll(steps).includes(id)) expect(await violations(page)).toEqual([]);
      await fillFrom(page, form, answers, id, id);
      await isArabic(page);
      if (id !== steps.at(-1)) await forward(page).click();
    }
    await unfoldReview(page);
    await page.getByRole('main').locator('.answers').first().waitFor();
    await forward(page).click();
    const reference = await dialog(page).locator('.reference').innerText();
    await isArabic(page);
    expect(await storedUnder(reference)).toEqual(await asStored(answers));
    expect(await languageOf(reference)).toBe('ar');
    await dialog(page).getByRole('button').click();
    await page.locator('.receipt').waitFor();
    await isArabic(page);
  },
);

longTest(
  'an application that was begun in English continues in Arabic, at the same step with the same answers',
  async () => {
    const { form, examples, page: path } = applications[0]!;
    const page = await openPrepared(path, form, Object.values(examples)[0], { step: 'education' });
    const typed = 'Spreadsheets, half typed';
    await control(page, 'education[computer_literacy]').fill(typed);
    await page.getByRole('banner').getByRole('link', { name: 'العربية' }).click();
    await page.waitForURL('**/ar/join-us/as-staff?step=education');
    await ready(page);
    await page.getByRole('heading', { level: 2, name: arabic(form.steps['education']!.title) }).waitFor();
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    await expect.poll(() => page.title()).toMatch(/^الخطوة 2 من 5/);
    expect(await control(page, 'education[computer_literacy]').inputValue()).toBe(typed);
    await page.getByRole('button', { name: arabic('Previous') }).click();
    await page.getByText('passport-elias.pdf').first().waitFor();
  },
);

test.each([
  ['/ar/nowhere', 'ar'],
  ['/fr/nowhere', 'fr'],
  ['/de/join-us/as-staff', 'en'],
])('%s is the not-found page in %s', async (address, lang) => {
  const page = await documentOf(address);
  expect(page.documentElement.lang).toBe(lang);
  expect(page.querySelector('.not-found h1')?.textContent.toLowerCase()).toBe(
    message('page not found')({ lang }).toLowerCase(),
  );
});

test('digits alone stand where the words of the page begin', async () => {
  for (const [lang, side] of [
    ['ar', 'right'],
    ['en', 'left'],
  ] as const) {
    const page = await visit(localPath('/join-us/as-staff', lang));
    await ready(page);
    const name = control(page, 'personalInfo[familyName]');
    await name.fill('12');
    expect(await name.evaluate((input) => getComputedStyle(input).textAlign), lang).toBe(side);
  }
});

test('the manifest is Arabic', async () => {
  const manifest = (await (await fetch(`${inject('site')}/ar/site.webmanifest`)).json()) as Record<string, string>;
  expect(manifest).toMatchObject({ lang: 'ar', dir: 'rtl', name: expect.stringMatching(/^[^a-z]+$/i) });
});
