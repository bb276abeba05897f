import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { languageCodes } from '#languages/languages.ts';
import { localPath } from '#languages/paths.ts';
import { applications } from '#tests/applications.ts';
import { firstOrAll, isEverywhere, longTest } from '#tests/breadth.ts';
import { dialog, fillFrom, forward, openForm, painted, unfoldReview } from '#tests/e2e/application.ts';
import { passInformation } from '#tests/e2e/fill.ts';
import { misfits } from '#tests/e2e/layout.ts';
import { paths } from '#tests/e2e/site/pages.ts';
import { hydrated, visit } from '#tests/e2e/visit.ts';
import { setTextSize } from '#tests/e2e/world/display.ts';

const fontSizes = isEverywhere() ? [16, 24, 32] : [32];
const widths = isEverywhere() ? [320, 360, 768, 1280] : [360, 1280];
const languages = firstOrAll(languageCodes);
const desktop = { width: 1280, height: 900 };
const still = { viewport: desktop, reducedMotion: 'reduce' } as const;

/** Unfolds or folds what a page unfolds. */
const unfold = (page: Page, open: boolean) =>
  page.locator('details').evaluateAll((all, value) => {
    for (const details of all) (details as HTMLDetailsElement).open = value;
  }, open);

/** What does not fit in an open page at each font size and in each width. */
const misfitsOf = async (page: Page, what: string): Promise<string[]> => {
  const faults: string[] = [];
  await unfold(page, true);
  for (const fontSize of fontSizes) {
    await setTextSize(page, fontSize);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await painted(page);
      const found = await page.evaluate(misfits);
      faults.push(...found.map((fault) => `${what} with a font of ${fontSize} in ${width} pixels: ${fault}`));
    }
  }
  await setTextSize(page, 16);
  await page.setViewportSize(desktop);
  await unfold(page, false);
  return faults;
};

test.each(languages.flatMap((code) => firstOrAll([...paths, '/404']).map((path) => localPath(path, code))))(
  'at every font size of the browser and in every width, no text and no control of %s lies on another or outside',
  async (path) => {
    const page = await visit(path, { ...still, expected: /404/ });
    await hydrated(page);
    expect(await misfitsOf(page, path)).toEqual([]);
  },
);

test.each(languages.flatMap((code) => firstOrAll(applications).map((application) => ({ ...application, code }))))(
  'nor in a step of $name in $code, empty or filled in, its review and its receipt',
  async ({ form, examples, page: path, code }) => {
    const page = await openForm(localPath(path, code), still);
    await passInformation(page);
    const faults: string[] = [];
    const look = async (what: string) => void faults.push(...(await misfitsOf(page, what)));
    const answers = Object.values(examples).at(-1);
    const steps = firstOrAll(Object.keys(form.steps));
    for (const id of steps) {
      await look(`empty ${id}`);
      if (!isEverywhere()) continue;
      await fillFrom(page, form, answers, id, id);
      await look(`full ${id}`);
      if (id !== steps.at(-1)) await forward(page).click();
    }
    if (isEverywhere()) {
      await unfoldReview(page);
      await look('the review');
      await forward(page).click();
      await dialog(page).locator('.reference').waitFor();
      await look('the dialog');
      await page.keyboard.press('Escape');
      await page.locator('.receipt').waitFor();
      await look('the receipt');
    }
    expect(faults).toEqual([]);
  },
);

longTest('at a larger font size the slide-in menu takes the place of the groups, and works', async () => {
  const page = await visit('/', { ...still, viewport: { width: 1126, height: 800 } });
  await hydrated(page);
  const opener = page.getByRole('button', { name: 'Menu', exact: true });
  await setTextSize(page, 24);
  expect(await opener.isVisible()).toBe(false);
  await page.setViewportSize({ width: 1125, height: 800 });
  await opener.click();
  await page.getByRole('button', { name: 'join us' }).click();
  expect(await page.evaluate(misfits)).toEqual([]);
  await setTextSize(page, 16);
  await opener.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'join us' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'as a student' }).waitFor();
});

test.each([900, 1280])(
  'at the end of a news item, %i px wide, nothing stands over the links to others',
  async (width) => {
    const page = await visit('/news/3', { viewport: { width, height: 900 } });
    for (const down of [500, 5_000]) {
      await page.mouse.wheel(0, down);
      await painted(page);
      const [words, others] = await Promise.all(
        ['.story__words', '.story__others'].map((selector) => page.locator(selector).boundingBox()),
      );
      expect(words!.y + words!.height).toBeLessThanOrEqual(others!.y);
    }
  },
);
