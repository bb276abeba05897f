import type { Locator, Page } from 'playwright-core';
import type { Form } from '#forms/form.ts';
import { byPointer, fillStep, type Hands, passInformation } from '#tests/e2e/fill.ts';
import { inAnyLanguage } from '#tests/e2e/inLanguage.ts';
import { files, type VisitOptions, visit } from '#tests/e2e/visit.ts';

/** Resolves when the form is hydrated and the stored draft is restored. A device that does not answer is asked twice, 15 seconds each. */
export const ready = (page: Page) => page.locator('.wizard[data-ready]').waitFor({ timeout: 60_000 });

/** Resolves when the page has fetched a script whose file begins with this name. */
export const fetched = (page: Page, name: string) =>
  page.waitForFunction(
    (file) => performance.getEntriesByType('resource').some((each) => each.name.includes(`/${file}-`)),
    name,
  );

/** Resolves when the page has run such a script, and is idle. */
export const evaluated = async (page: Page, name: string): Promise<void> => {
  await fetched(page, name);
  const url = await page.evaluate(
    (file) => performance.getEntriesByType('resource').find((each) => each.name.includes(`/${file}-`))!.name,
    name,
  );
  // As text: the module is then imported by the browser, which has one instance of it.
  await page.evaluate(`import(${JSON.stringify(url)})`);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
};

/** Resolves when the page has shown everything that was rendered by now. */
export const painted = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** Opens a form's page and waits until it is ready. */
export const openForm = async (path: string, options: VisitOptions = {}): Promise<Page> => {
  const page = await visit(path, options);
  await ready(page);
  return page;
};

/** Opens the first step of a form. */
export const begin = async (path: string, options: VisitOptions = {}): Promise<Page> => {
  const page = await openForm(path, options);
  await passInformation(page);
  return page;
};

/** Next, or Submit in the last step. */
export const forward = (page: Page): Locator => page.locator('.step button[type=submit]');

export const dialog = (page: Page): Locator => page.getByRole('dialog');

/** Shows all answers in the last step. The first step's are unfolded with the review. */
export const unfoldReview = async (page: Page): Promise<void> => {
  await page.locator('#review').click();
  await page.locator('.review-section').first().waitFor();
  const folded = page.locator('.review-section[aria-expanded=false]');
  while ((await folded.count()) > 0) await folded.first().click();
};

export const stepHeading = (page: Page, form: Form, id: string): Locator =>
  page.getByRole('heading', { name: inAnyLanguage(form.steps[id]!.title), level: 2 });

/** The control of a wire name. */
export const control = (page: Page, name: string): Locator => page.locator(`[name="${name}"]`);

/** Fills a form in up to the end of a step, the last one by default, and stays there. */
export const fillUpTo = async (
  page: Page,
  form: Form,
  answers: unknown,
  last = Object.keys(form.steps).at(-1)!,
  hands?: Hands,
) => {
  await fillFrom(page, form, answers, Object.keys(form.steps)[0]!, last, hands);
};

/** The same from an open step on. */
export const fillFrom = async (
  page: Page,
  form: Form,
  answers: unknown,
  first: string,
  last = Object.keys(form.steps).at(-1)!,
  hands?: Hands,
) => {
  const ids = Object.keys(form.steps);
  for (const id of ids.slice(ids.indexOf(first))) {
    await stepHeading(page, form, id).waitFor();
    if (id !== first) await page.waitForFunction(() => document.activeElement?.id === 'step-heading');
    await fillStep(page, form, id, answers, files(), hands);
    if (id === last) return;
    await (hands ?? byPointer).press(forward(page));
  }
};

/** Waits until an application has arrived. Gives the reference in its popup. */
export const arrived = (page: Page): Promise<string> => dialog(page).locator('.reference').innerText();

/** Sends a filled application. Gives the reference in its popup. */
export const send = async (page: Page): Promise<string> => {
  await forward(page).click();
  return arrived(page);
};
