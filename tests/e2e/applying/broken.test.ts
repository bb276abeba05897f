import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { partsOf } from '#forms/wire.ts';
import { applications } from '#tests/applications.ts';
import { firstOrAll } from '#tests/breadth.ts';
import { begin, control, dialog, fillUpTo, openForm, ready, send, stepHeading } from '#tests/e2e/application.ts';
import { fillStep, passInformation } from '#tests/e2e/fill.ts';
import { cannotBeRead } from '#tests/e2e/refusingDevice.ts';
import { savedOnDevice } from '#tests/e2e/savedOnDevice.ts';
import { asStored, storedUnder } from '#tests/e2e/stored.ts';
import { files, visit } from '#tests/e2e/visit.ts';

const alert = (page: Page) => page.getByRole('alert');
const reload = (page: Page) => alert(page).getByRole('link', { name: 'Reload' });
const expected = /Failed to (?:load|fetch)|could not be loaded/;

/** What the first text field of the step holds. */
const firstText = (page: Page) => page.locator('.step-fields input[type=text]').first();

/** Lets fail what a page fetches beside the scripts that its HTML names. */
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

/** Runs in a page, where forms, machines and views use it. */
const throwFromEntries = () => {
  Object.entries = () => {
    throw new Error('out of order');
  };
};

/** Breaks a page as its next step is rendered. */
const breakDown = async (page: Page) => {
  await page.evaluate(throwFromEntries);
  await page.evaluate(() => document.querySelector<HTMLFormElement>('form.step')?.requestSubmit());
};

describe.each(firstOrAll(applications))('$name', ({ form, examples, page: path, succeeded }) => {
  const answers = Object.values(examples)[0]!;
  const [first] = Object.keys(form.steps);

  test('a form that does not load says so, with the way out of it', async () => {
    const page = await visit('/', { expected });
    await page.route(/\/assets\/(?:wizard|as-st)[^/]*\.js$/, (route) => route.abort());
    await page.goto(path);
    await alert(page).getByText('A part of this page could not be loaded.').waitFor();
    expect(await alert(page).innerText()).toContain('Answers that were saved on this device come back');
    await page.unroute(/\/assets\/(?:wizard|as-st)[^/]*\.js$/);
    await reload(page).click();
    await ready(page);
    expect(await alert(page).count()).toBe(0);
  });

  test('whatever is lost of what comes later, the form is filled in, restored and sent', async () => {
    const page = await visit('/', { expected });
    const lost = await loseLaterScripts(page, path);
    await page.goto(path);
    await ready(page);
    await passInformation(page);
    await fillUpTo(page, form, answers);
    // The last file is read, and saved a moment later.
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
    expect(lost.join()).toMatch(/CountryPhoneInput/);
    expect(lost.join()).toMatch(/Photographs/);
    expect(lost.join()).toMatch(/liveMenu/);
  });

  test('a page that breaks while it is used says so, and loses no answer', async () => {
    const page = await begin(path, { expected: /out of order/ });
    await fillStep(page, form, first!, answers, files());
    await expect.poll(() => page.getByText('Reading the file…').count()).toBe(0);
    // Once the last change is saved, nothing is being saved that would fail, too.
    const typed = 'The last change';
    await firstText(page).fill(typed);
    await savedOnDevice(page, typed);
    await breakDown(page);
    await alert(page).getByText('Something on this page went wrong').waitFor();
    expect(await alert(page).innerText()).toContain('Your answers are saved on this device and come back');
    await reload(page).click();
    await ready(page);
    expect(await firstText(page).inputValue()).toBe(typed);
  });

  test('a page that breaks promises nothing where the device has refused', async () => {
    const page = await visit('/', { expected: /out of order|could not be (?:stored|read)/ });
    await page.addInitScript(cannotBeRead);
    await page.goto(path);
    await ready(page);
    await passInformation(page);
    await fillStep(page, form, first!, answers, files());
    await page.getByText('This device cannot keep your answers.').first().waitFor();
    await breakDown(page);
    await alert(page).getByText('Something on this page went wrong').waitFor();
    expect(await alert(page).innerText()).toContain('This device could not save your answers');
  });
});

test('a form whose machine breaks says so, and loses no answer', async () => {
  const page = await openForm('/join-us/as-staff', { expected: /out of order/ });
  await firstText(page).fill('Rana');
  await savedOnDevice(page, 'Rana');
  await page.evaluate(throwFromEntries);
  // Anything may now break the form: the press does not wait for it to be still.
  await page.evaluate(() => document.querySelector<HTMLButtonElement>('#needed')?.click());
  await alert(page).getByText('Something on this page went wrong').waitFor();
  expect(await alert(page).innerText()).toContain('Your answers are saved on this device and come back');
  await reload(page).click();
  await ready(page);
  expect(await firstText(page).inputValue()).toBe('Rana');
});

test('where photographs could not be loaded their question says so, and the form stays', async () => {
  const page = await visit('/', { expected });
  const path = '/join-us/as-staff';
  await loseLaterScripts(page, path);
  await page.goto(path);
  await ready(page);
  await control(page, 'personalInfo[firstName]').fill('Rana');
  await savedOnDevice(page, 'Rana');
  await page.locator('#personalInfo-passport-photograph').click();
  await alert(page).getByText('You can attach a PDF instead').waitFor();
  expect(await alert(page).innerText()).toContain('Your answers and files are saved on this device.');
  expect(await control(page, 'personalInfo[firstName]').inputValue()).toBe('Rana');
  await page.unroute('**/assets/*.js');
  await reload(page).click();
  await ready(page);
  expect(await control(page, 'personalInfo[firstName]').inputValue()).toBe('Rana');
  await page.locator('#personalInfo-passport-photograph').click();
  await dialog(page).waitFor();
});

test('what was typed right before a form is left by a link is there on the way back', async () => {
  const page = await openForm('/join-us/as-staff');
  // No pause comes to its end any more: what waits for one is not written.
  await page.evaluate(() => Object.assign(window, { setTimeout: () => 0 }));
  await firstText(page).pressSequentially('Rana');
  await page.getByRole('link', { name: 'Beirut Archdiocese College, home' }).first().click();
  await page.waitForURL('/');
  await page.goto('/join-us/as-staff');
  await ready(page);
  expect(await firstText(page).inputValue()).toBe('Rana');
});
