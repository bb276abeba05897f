import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { applications } from '#tests/applications.ts';
import { begin, painted, ready, stepHeading } from '#tests/e2e/application.ts';
import { fillStep, passInformation } from '#tests/e2e/fill.ts';
import { heldBack } from '#tests/e2e/heldBack.ts';
import { kept } from '#tests/e2e/kept.ts';
import { files, visit } from '#tests/e2e/visit.ts';

const sentence = (page: Page) => page.getByRole('alert').filter({ hasText: 'is kept on this device' });
const reload = (page: Page) => sentence(page).getByRole('link', { name: 'Reload' });

/** What the first text field of the step holds. */
const firstText = (page: Page) => page.locator('.step-fields input[type=text]').first();

describe.each(applications)('$name', ({ form, examples, page: path }) => {
  const answers = Object.values(examples)[0];
  const [first] = Object.keys(form.steps);

  test('a part that does not load is told of, with the way out of it', async () => {
    const page = await visit('/', { expected: /Failed to (?:load|fetch)/ });
    await page.route(/\/assets\/(?:wizard|as-st)[^/]*\.js$/, (route) => route.abort());
    await page.goto(path);
    await sentence(page).waitFor();
    await page.unroute(/\/assets\/(?:wizard|as-st)[^/]*\.js$/);
    await reload(page).click();
    await ready(page);
    expect(await sentence(page).isVisible()).toBe(false);
  });

  test('what is fetched right after and does not come is told of as such, and a reload brings the form', async () => {
    const page = await visit('/', { expected: /Failed to (?:load|fetch)|did not come/ });
    await page.route(/\/assets\/lateParts[^/]*\.js$/, (route) => route.abort());
    await page.goto(path);
    // The information page needs none of it.
    const start = page.getByRole('button', { name: 'Fill The Form' });
    if (await start.isVisible()) {
      await ready(page);
      await start.click();
    }
    await sentence(page).filter({ hasText: 'A part of this page could not be loaded.' }).waitFor();
    await page.unroute(/\/assets\/lateParts[^/]*\.js$/);
    const arriving = page.waitForResponse(/\/assets\/lateParts[^/]*\.js$/);
    await reload(page).click();
    await ready(page);
    await passInformation(page);
    expect(await (await arriving).finished()).toBe(null);
    await stepHeading(page, form, first!).waitFor();
    await painted(page);
    expect(await sentence(page).isVisible()).toBe(false);
  });

  test('what was typed right before a part did not come is there after the reload', async () => {
    const page = await visit('/', { expected: /Failed to (?:load|fetch)|did not come/ });
    const lateParts = /\/assets\/lateParts[^/]*\.js$/;
    await page.route(lateParts, (route) => route.abort());
    const arrive = await heldBack(page, lateParts);
    await page.goto(path);
    await ready(page);
    await passInformation(page);
    // No pause comes to its end any more: what waits for one is not written.
    await page.evaluate(() => Object.assign(window, { setTimeout: () => 0 }));
    await firstText(page).fill('Rana');
    arrive();
    await sentence(page).filter({ hasText: 'A part of this page could not be loaded.' }).waitFor();
    await page.unroute(lateParts);
    await reload(page).click();
    await ready(page);
    expect(await firstText(page).inputValue()).toBe('Rana');
  });

  test('a page that breaks while it is used says so, and loses no answer', async () => {
    const page = await begin(path, { expected: /out of order/ });
    await fillStep(page, form, first!, answers, files());
    const typed = await firstText(page).inputValue();
    expect(typed).not.toBe('');
    await kept(page, typed);
    await page.evaluate(() => {
      Object.entries = () => {
        throw new Error('out of order');
      };
      document.querySelector<HTMLFormElement>('form.step')?.requestSubmit();
    });
    await sentence(page).filter({ hasText: 'Something on this page went wrong' }).waitFor();
    await reload(page).click();
    await ready(page);
    expect(await firstText(page).inputValue()).toBe(typed);
  });
});
