import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { firstOrAll } from '#tests/breadth.ts';
import { quietly } from '#tests/browser.ts';
import { control, dialog, fillUpTo, openForm, ready, send, stepHeading } from '#tests/e2e/application.ts';
import { openAgain } from '#tests/e2e/openAgain.ts';
import { cannotBeRead, refusals } from '#tests/e2e/refusingDevice.ts';
import { fileSavedOnDevice, savedOnDevice } from '#tests/e2e/savedOnDevice.ts';
import { noteShifts } from '#tests/e2e/site/shifts.ts';
import { asStored, storedUnder } from '#tests/e2e/stored.ts';
import { files, visit } from '#tests/e2e/visit.ts';
import { handmadePdf } from '#tests/forms/handmadePdf.ts';

const path = '/join-us/as-staff';
const teacher = staffExamples['experienced teacher'];

test('answers and files survive a reload in the last step, and the application is sent from there', async () => {
  const page = await openForm(path);
  await fillUpTo(page, staff, teacher);
  await savedOnDevice(page, teacher.references![1]!.position);
  await page.addInitScript(noteShifts);
  // The fonts, too, may arrive meanwhile.
  expect(await openAgain(page)).toBeLessThan(0.02);
  await stepHeading(page, staff, 'references').waitFor();
  expect(await control(page, 'references[1][email]').inputValue()).toBe('hala.tannous@mail.example');
  expect(await storedUnder(await send(page))).toEqual(await asStored(teacher));
});

test('answers and files survive a browser that was killed', async () => {
  const profile = await mkdtemp(join(files(), 'profile-'));
  const open = async () => {
    const context = await chromium.launchPersistentContext(profile, {
      ...quietly,
      baseURL: inject('site'),
    });
    const page = await context.newPage();
    await page.goto(path);
    await ready(page);
    return { context, page };
  };
  const first = await open();
  await fillUpTo(first.page, staff, teacher, 'education');
  await savedOnDevice(first.page, teacher.education.computer_literacy);
  await first.page.goto('about:blank');
  const crash = await first.context.newPage();
  await crash.goto('chrome://crash').catch(() => undefined);
  await first.context.close();
  const second = await open();
  await stepHeading(second.page, staff, 'education').waitFor();
  expect(await second.page.locator('.file-name bdi').allInnerTexts()).toContain('certificate-3.pdf');
  await second.context.close();
});

test('what was typed before the script arrived stays', async () => {
  const page = await visit('/', {});
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await control(page, 'personalInfo[firstName]').fill('Rana');
  await control(page, 'personalInfo[gender]').selectOption('female');
  await control(page, 'personalInfo[mobilePhone]').fill('03 123 456');
  release();
  await ready(page);
  await page.reload();
  await ready(page);
  expect(await control(page, 'personalInfo[firstName]').inputValue()).toBe('Rana');
  expect(await control(page, 'personalInfo[gender]').inputValue()).toBe('female');
  await expect.poll(() => control(page, 'personalInfo[mobilePhone]').inputValue()).toBe('+961 3 123 456');
});

test('a draft is gone after success, a reload cannot send again, and the receipt is found', async () => {
  const page = await openForm(path);
  await fillUpTo(page, staff, staffExamples['single man']);
  const reference = await send(page);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await page.getByText('Elias').first().waitFor();
  await page.reload();
  await ready(page);
  await page.getByText(reference).waitFor();
  // Phones are shared: what was sent shows only until the page is left.
  expect(await page.getByText('Elias').count()).toBe(0);
  await page.getByRole('button', { name: 'Start a new application' }).click();
  await stepHeading(page, staff, 'personalInfo').waitFor();
  expect(await control(page, 'personalInfo[firstName]').inputValue()).toBe('');
  await page.getByText(reference).waitFor();
});

test('a receipt can be removed from the device', async () => {
  const page = await openForm(path);
  await fillUpTo(page, staff, staffExamples['single man']);
  const reference = await send(page);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Remove this receipt' }).click();
  await stepHeading(page, staff, 'personalInfo').waitFor();
  await ready(page);
  await page.reload();
  await ready(page);
  await stepHeading(page, staff, 'personalInfo').waitFor();
  expect(await page.getByText(reference).count()).toBe(0);
});

const secondTab = async (page: Page) => {
  const second = await page.context().newPage();
  await second.goto(path);
  await ready(second);
  return second;
};
const elsewhere = (page: Page) => page.getByRole('heading', { name: 'This form is open in another tab' });
const takenOver = (page: Page) => page.getByRole('heading', { name: 'You are continuing in another tab' });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);
const continueHere = (page: Page) => page.getByRole('button', { name: 'Continue here' }).click();

test('two tabs send one application, and both find its receipt', async () => {
  const page = await openForm(path);
  await fillUpTo(page, staff, staffExamples['single man']);
  const second = await secondTab(page);
  await elsewhere(second).waitFor();
  const reference = await send(page);
  await second.getByText(reference).waitFor();
  expect(await second.getByText('Your application has arrived').count()).toBe(1);
});

test('one tab at a time holds the draft: what was typed in one is there in the other', async () => {
  const page = await openForm(path);
  await control(page, 'personalInfo[firstName]').fill('Rana');
  const second = await secondTab(page);
  await elsewhere(second).waitFor();
  await continueHere(second);
  await takenOver(page).waitFor();
  expect(await control(second, 'personalInfo[firstName]').inputValue()).toBe('Rana');
  // What was pressed, and what was typed in, is gone: the heading in its place takes the focus.
  await expect.poll(() => focused(second)).toBe('step-heading');
  await page.bringToFront();
  await expect.poll(() => focused(page)).toBe('elsewhere');
  await control(second, 'personalInfo[familyName]').fill('Haddad');
  await continueHere(page);
  await takenOver(second).waitFor();
  await expect.poll(() => control(page, 'personalInfo[familyName]').inputValue()).toBe('Haddad');
  expect(await control(page, 'personalInfo[firstName]').inputValue()).toBe('Rana');
});

test('a page that is left holds the draft from no other', async () => {
  const page = await openForm(path);
  await control(page, 'personalInfo[firstName]').fill('Rana');
  await savedOnDevice(page, 'Rana');
  const held = () => page.evaluate(async () => ((await navigator.locks.query()).held ?? []).map(({ name }) => name));
  await expect.poll(held).toEqual(['bac-draft-staff']);
  // As a browser does that caches the page for the way back.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  await expect.poll(held).toEqual([]);
  const second = await secondTab(page);
  expect(await control(second, 'personalInfo[firstName]').inputValue()).toBe('Rana');
  await control(second, 'personalInfo[firstName]').fill('Mona');
  await savedOnDevice(second, 'Mona');
  await second.close();
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect.poll(() => control(page, 'personalInfo[firstName]').inputValue()).toBe('Mona');
});

test('a tab continues by itself once the other is closed', async () => {
  const page = await openForm(path);
  await control(page, 'personalInfo[firstName]').fill('Rana');
  const second = await secondTab(page);
  await elsewhere(second).waitFor();
  await page.close();
  await expect.poll(() => control(second, 'personalInfo[firstName]').inputValue()).toBe('Rana');
});

test('the applicant can erase the answers', async () => {
  const page = await openForm(path);
  await fillUpTo(page, staff, staffExamples['single man'], 'education');
  const erase = page.getByRole('button', { name: 'Erase my answers' });
  const question = page.getByRole('group', { name: 'Erase the saved answers?' });
  const hasFocus = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);
  await erase.click();
  expect(await hasFocus(question)).toBe(true);
  await question.getByRole('button', { name: 'Keep' }).click();
  expect(await hasFocus(erase)).toBe(true);
  await erase.click();
  await question.getByRole('button', { name: 'Yes, erase' }).click();
  await stepHeading(page, staff, 'personalInfo').waitFor();
  await expect.poll(() => focused(page)).toBe('step-heading');
  expect(await control(page, 'personalInfo[firstName]').inputValue()).toBe('');
  await page.getByText('Nothing is sent before you submit.').waitFor();
  await page.reload();
  await ready(page);
  expect(await control(page, 'personalInfo[firstName]').inputValue()).toBe('');
});

test('a device that stores nothing says so and warns before the page is left', async () => {
  const page = await visit('/', { expected: refusals });
  await page.addInitScript(cannotBeRead);
  await page.goto(path);
  await ready(page);
  await control(page, 'personalInfo[firstName]').fill('Rana');
  await page.getByText('This device cannot keep your answers.').waitFor();
  const asked: string[] = [];
  page.on('dialog', (question) => {
    asked.push(question.type());
    void question.accept();
  });
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
});

const browsers = [
  ['asks it of the browser once a file is attached', undefined, 1],
  [
    'asks nothing where the browser would ask the applicant',
    'Mozilla/5.0 (Android 16; Mobile; rv:153.0) Gecko/153.0 Firefox/153.0',
    0,
  ],
] as const;

test.each(firstOrAll(browsers))(
  'that the device keeps the draft when it runs full: the form %s',
  async (_what, userAgent, asked) => {
    const page = await visit('/', userAgent ? { userAgent } : {});
    await page.addInitScript(() => {
      navigator.storage.persist = () => Promise.resolve(Boolean(performance.mark('persist')));
    });
    await page.goto(path);
    await ready(page);
    const passport = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from(handmadePdf()) };
    const times = () => page.evaluate(() => performance.getEntriesByName('persist').length);
    await control(page, 'personalInfo[firstName]').fill('Rana');
    await savedOnDevice(page, 'Rana');
    await page.getByText(/^Saved on this device at/).waitFor();
    expect(await times()).toBe(0);
    await control(page, 'personalInfo[passport]').setInputFiles(passport);
    await fileSavedOnDevice(page);
    await control(page, 'personalInfo[firstName]').fill('Rana Maria');
    await savedOnDevice(page, 'Rana Maria');
    await expect.poll(times).toBe(asked);
  },
);
