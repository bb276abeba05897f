import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { applications } from '#tests/applications.ts';
import { begin, dialog, fillFrom, fillUpTo, forward, ready } from '#tests/e2e/application.ts';
import { passInformation } from '#tests/e2e/fill.ts';
import { inAnyLanguage } from '#tests/e2e/inLanguage.ts';
import { englishOn } from '#tests/e2e/languages/englishIn.ts';
import { refuse } from '#tests/e2e/notSent.ts';
import { photographOfPaper } from '#tests/e2e/paper.ts';
import { files } from '#tests/e2e/visit.ts';

const failures: ((route: Route) => Promise<void>)[] = [
  (route) => route.fulfill({ status: 413, json: { status: 413 } }),
  (route) => route.fulfill({ status: 503, json: { status: 503 } }),
  (route) => refuse(route, { status: 422 }),
  (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Welcome</h1>' }),
];

test.each(applications)('each dialog, note and failure of $name is Arabic', async ({ form, examples, page: path }) => {
  const page = await begin(`/ar${path}`, { expected: /Failed to load|net::ERR|could not be sent/ });
  page.on('dialog', (question) => void question.accept());
  // The third examples have several entries in lists: some hints name them.
  const answers = Object.values(examples)[2];
  const [first] = Object.keys(form.steps) as [string];
  const press = (name: string) =>
    page
      .getByRole('button', { name: inAnyLanguage(name) })
      .first()
      .click();
  const isArabic = async () => expect(await englishOn(page)).toEqual([]);
  const photograph = async () => {
    if ((await page.locator('.step input[type=file]').count()) === 0) return;
    await press('Take a photo');
    await dialog(page).waitFor();
    await isArabic();
    await dialog(page).locator('input[type=file]').last().setInputFiles(picture);
    await dialog(page).locator('.page-card').waitFor();
    await isArabic();
    await page.keyboard.press('Escape');
    await dialog(page).getByText(inAnyLanguage('Leave without attaching?')).waitFor();
    await isArabic();
    await press('Leave');
  };
  const picture = join(files(), 'paper.jpg');
  await writeFile(picture, await photographOfPaper());

  await fillUpTo(page, form, answers, first);
  await isArabic();
  await photograph();
  await press('Erase my answers');
  await isArabic();
  await press('Keep');
  await page.goto(`/ar${path}`);
  await ready(page);
  await isArabic();
  const other = await page.context().newPage();
  await other.goto(`/ar${path}`);
  await other.locator('.elsewhere').waitFor();
  expect(await englishOn(other)).toEqual([]);
  await other.close();
  await passInformation(page);
  await fillFrom(page, form, answers, first);
  await photograph();

  await page.context().setOffline(true);
  await forward(page).click();
  await dialog(page).getByText(inAnyLanguage('Waiting for a connection…')).waitFor();
  await isArabic();
  await press('Stop');
  await press('Stop sending');
  await isArabic();
  await page.context().setOffline(false);
  for (const answer of failures) {
    await page.route(/\/api\/(?:staff|admission|papers)$/, answer);
    await expect.poll(() => forward(page).isEnabled()).toBe(true);
    await forward(page).click();
    await dialog(page)
      .getByRole('button', { name: inAnyLanguage('Close') })
      .waitFor();
    await isArabic();
    await page.keyboard.press('Escape');
  }
});
