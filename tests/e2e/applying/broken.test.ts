import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { partsOf } from '#forms/wire.ts';
import { applications } from '#tests/applications.ts';
import { allOrNone } from '#tests/breadth.ts';
import { dialog, fillUpTo, forward, openForm, ready, send, stepHeading } from '#tests/e2e/application.ts';
import { devices } from '#tests/e2e/devices.ts';
import { fillStep, passInformation } from '#tests/e2e/fill.ts';
import { isInView } from '#tests/e2e/isInView.ts';
import { savedOnDevice } from '#tests/e2e/savedOnDevice.ts';
import { asStored, storedUnder } from '#tests/e2e/stored.ts';
import { files, visit } from '#tests/e2e/visit.ts';

const staffPage = '/join-us/as-staff';
const alert = (page: Page) => page.getByRole('alert');
const reload = (page: Page) => alert(page).getByRole('link', { name: 'Reload' });
const expected = /Failed to (?:load|fetch)|could not be loaded/;

const firstText = (page: Page) => page.locator('.step-fields input[type=text]').first();

/** Lets every script fail that the HTML of a page does not name. Gives the paths of those that failed. */
const loseLaterScripts = async (page: Page, path: string): Promise<string[]> => {
  const html = await (await fetch(inject('site') + path)).text();
  const lost: string[] = [];
  await page.route('**/assets/*.js', (route) => {
    const { pathname } = new URL(route.request().url());
    if (html.includes(pathname)) return route.continue();
    lost.push(pathname);
    return route.abort();
  });
  return lost;
};

/** Runs in a page: breaks a function that forms, machines and views call. */
const throwFromEntries = () => {
  Object.entries = () => {
    throw new Error('out of order');
  };
};

test('a form whose script does not load says so, with a link that loads it again', async () => {
  const page = await visit('about:blank', { expected });
  const scripts = /\/assets\/(?:wizard|as-st)[^/]*\.js$/;
  await page.route(scripts, (route) => route.abort());
  await page.goto(staffPage);
  await alert(page).getByText('A part of this page could not be loaded.').waitFor();
  expect(await alert(page).innerText()).toContain('Answers that were saved on this device come back');
  await page.unroute(scripts);
  await reload(page).click();
  await ready(page);
  expect(await alert(page).count()).toBe(0);
});

test('a form whose first script never comes says so after a minute', async () => {
  const page = await visit('about:blank', { expected });
  await page.route('**/assets/start-*.js', (route) => route.abort());
  await page.goto(staffPage);
  const isSaid = () => page.locator('.not-loaded').isVisible();
  expect(await isSaid()).toBe(false);
  // A minute later.
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  expect(await isSaid()).toBe(true);
  await page.unroute('**/assets/start-*.js');
  await reload(page).click();
  await ready(page);
  expect(await isSaid()).toBe(false);
});

test('a form in a browser that is too old says so, also when it is begun, and whom to ask', async () => {
  const page = await visit('about:blank', { viewport: devices['a phone'] });
  await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'inert'));
  await page.goto('/join-us/as-student');
  const sentence = alert(page).getByText('This browser is too old for this form.');
  await sentence.waitFor();
  await page.getByRole('button', { name: 'Fill The Form' }).click();
  await expect.poll(() => isInView(page, '.too-old')).toBe(true);
  await alert(page).getByRole('link', { name: 'info@school.example' }).waitFor();
});

test.each(allOrNone(applications))(
  'the $name form is filled in, restored and sent without any script that loads later',
  async ({ form, examples, page: path, succeeded }) => {
    const answers = Object.values(examples)[0]!;
    const page = await visit('about:blank', { expected });
    const lost = await loseLaterScripts(page, path);
    await page.goto(path);
    await ready(page);
    await passInformation(page);
    await fillUpTo(page, form, answers);
    const [name, last] = partsOf(answers).at(-1)!;
    const [key] = /\w+(?=\]?$)/.exec(name)!;
    await savedOnDevice(page, typeof last === 'string' ? `"${key}":"${last}"` : last.name);
    await page.reload();
    await ready(page);
    await stepHeading(page, form, Object.keys(form.steps).at(-1)!).waitFor();
    expect(await alert(page).count()).toBe(0);
    const reference = await send(page);
    await dialog(page).getByRole('heading', { name: succeeded }).waitFor();
    expect(await storedUnder(reference)).toEqual(await asStored(answers));
    for (const script of ['CountryPhoneInput', 'Photographs']) expect(lost.join()).toContain(script);
  },
);

test('a form whose machine or view breaks says so, and loses no answer', async () => {
  const page = await openForm(staffPage, { expected: /out of order/ });
  const breakBy = async (cause: () => void) => {
    const typed = await firstText(page).inputValue();
    await savedOnDevice(page, typed);
    await page.evaluate(throwFromEntries);
    await page.evaluate(cause);
    await alert(page).getByText('Something on this page went wrong').waitFor();
    expect(await alert(page).innerText()).toContain('Your answers are saved on this device and come back');
    await reload(page).click();
    await ready(page);
    expect(await firstText(page).inputValue()).toBe(typed);
  };
  await firstText(page).fill('Rana');
  // Not by Playwright, which waits for a stable button: the form may break at any moment.
  await breakBy(() => document.querySelector<HTMLButtonElement>('#needed')?.click());

  await fillStep(page, staff, 'personalInfo', staffExamples['single man'], files());
  await expect.poll(() => forward(page).isEnabled()).toBe(true);
  // Nothing is being saved any more once this change is saved.
  await firstText(page).fill('The last change');
  // The view of the next step breaks.
  await breakBy(() => document.querySelector<HTMLFormElement>('form.step')?.requestSubmit());
});
