import { expect, inject, test } from 'vitest';
import { applications } from '#tests/applications.ts';
import { firstOrAll, isEverywhere } from '#tests/breadth.ts';
import { begin, fillFrom, fillUpTo, ready } from '#tests/e2e/application.ts';
import { overflow, violations } from '#tests/e2e/axe.ts';
import { englishIn } from '#tests/e2e/languages/englishIn.ts';
import { savedOnDevice } from '#tests/e2e/savedOnDevice.ts';
import { sampledPaths } from '#tests/e2e/site/pages.ts';
import { visit } from '#tests/e2e/visit.ts';

test.each(isEverywhere() ? sampledPaths : sampledPaths.slice(0, 4))(
  '/ar%s has no English text, fits a window of 320 px and is accessible',
  async (path) => {
    const page = await visit(`/ar${path === '/' ? '' : path}`, { viewport: { width: 320, height: 640 } });
    expect(await englishIn(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
  },
);

test.each(firstOrAll(applications))('each step of $name, and each message in it, is Arabic', async (application) => {
  const { form, examples, page: path } = application;
  const page = await begin(`/ar${path}`, { viewport: { width: 320, height: 640 } });
  const answers = Object.values(examples).at(-1);
  for (const id of Object.keys(form.steps)) {
    if (await page.locator('#needed').isVisible()) await page.locator('#needed').click();
    expect(await englishIn(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
    await fillFrom(page, form, answers, id, id);
    expect(await englishIn(page)).toEqual([]);
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

test('the information page is Arabic while an application is in progress', async () => {
  const { form, examples, page: path } = applications.find(({ name }) => name === 'admission')!;
  const page = await begin(`/ar${path}`);
  await fillUpTo(page, form, Object.values(examples)[0], Object.keys(form.steps)[0]);
  await page.waitForURL(/step=/);
  await savedOnDevice(page, '"step"');
  await page.goBack();
  await page.locator('.continue-note').waitFor();
  expect(await englishIn(page)).toEqual([]);
});

test('the manifest is Arabic', async () => {
  const { name, lang, dir } = (await (await fetch(`${inject('site')}/ar/site.webmanifest`)).json()) as Record<
    string,
    string
  >;
  expect({ lang, dir }).toEqual({ lang: 'ar', dir: 'rtl' });
  expect(name).toMatch(/^[^a-z]+$/i);
});
