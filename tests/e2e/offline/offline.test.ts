import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { localPath } from '#languages/paths.ts';
import { applications } from '#tests/applications.ts';
import { firstOrAll } from '#tests/breadth.ts';
import { dialog, fillFrom, fillUpTo, forward, ready, send, stepHeading } from '#tests/e2e/application.ts';
import { passInformation } from '#tests/e2e/fill.ts';
import { inAnyLanguage } from '#tests/e2e/inLanguage.ts';
import { goOffline, goOnline, keptForm, openAnew } from '#tests/e2e/offline/keeping.ts';
import { openNetwork } from '#tests/e2e/offline/network.ts';
import { photograph } from '#tests/e2e/photograph.ts';
import { savedOnDevice } from '#tests/e2e/savedOnDevice.ts';
import { asStored, storedUnder } from '#tests/e2e/stored.ts';

const [staff, admission] = applications.map(({ page }) => page) as [string, string];

/** The links of the menu that are said to be of no use without a connection. */
const needingConnection = (page: Page) =>
  page
    .getByRole('banner')
    .locator('a[aria-disabled=true]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

test.each(firstOrAll(applications))(
  'visited once, the $name form is opened, filled in and submitted without a line, and arrives once when it is back',
  async ({ form, examples, page: path }) => {
    const answers = Object.values(examples)[0]!;
    const [first, second] = Object.keys(form.steps) as [string, string];
    const network = await openNetwork();
    let page = await keptForm(path, network);
    await goOffline(page, network);

    await page.reload();
    await ready(page);
    await passInformation(page);
    await fillUpTo(page, form, answers, first);
    await forward(page).click();
    await stepHeading(page, form, second).waitFor();
    await page.getByText(/^Saved on this device at/).waitFor();

    page = await openAnew(page, `${path}?step=${second}`);
    await ready(page);
    await fillFrom(page, form, answers, second);
    await forward(page).click();
    await dialog(page).getByRole('heading', { name: 'Waiting for a connection…' }).waitFor();

    page = await openAnew(page, path);
    await dialog(page).getByRole('heading', { name: 'Waiting for a connection…' }).waitFor();
    await goOnline(page, network);
    await page.getByText('Your application has not been sent yet.').waitFor();
    const reference = await send(page);
    expect(await storedUnder(reference)).toEqual(await asStored(answers));
    expect(network.asked.filter((asked) => /^\/(?:api\/staff|backend\/api\/admission)$/.test(asked))).toHaveLength(1);
  },
);

test('a form that was visited brings the other one, the home page and the privacy page along, in its language', async () => {
  const network = await openNetwork();
  const page = await keptForm(localPath(staff, 'ar'), network);
  await goOffline(page, network);
  await page.goto(localPath(admission, 'ar'));
  await ready(page);
  await page.getByRole('button', { name: inAnyLanguage('Fill The Form') }).waitFor();
  for (const path of ['/', '/privacy']) {
    await page.goto(localPath(path, 'ar'));
    await page.locator('.menu:not([data-native])').waitFor({ state: 'attached' });
    expect(await page.locator('html').getAttribute('lang')).toBe('ar');
    expect(await page.locator('.offline').count()).toBe(0);
  }
});

const pagesNotKept = [
  ['ar', '/ar/about-us/history'],
  ['en', '/about-us/history'],
  ['fr', '/fr/nowhere?a=b'],
] as const;

test.each(firstOrAll(pagesNotKept))(
  'a page that is not kept says so in the frame of the site and leads to the forms: %s',
  async (code, path) => {
    const network = await openNetwork();
    const page = await keptForm(localPath(admission, code), network);
    await goOffline(page, network);
    await page.goto(path);
    await page.getByRole('heading', { name: inAnyLanguage('This page needs a connection') }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(code);
    expect(await needingConnection(page)).not.toContain(localPath(staff, code));
    expect(await needingConnection(page)).toContain(localPath('/about-us/history', code));
    await page
      .getByRole('main')
      .getByRole('link', { name: inAnyLanguage('Staff Application') })
      .click();
    await ready(page);
    expect(new URL(page.url()).pathname).toBe(localPath(staff, code));
    expect(await needingConnection(page)).toContain(localPath('/about-us/history', code));
    await goOnline(page, network);
    await expect.poll(() => needingConnection(page)).toEqual([]);
  },
);

test('while there is a line, the page of today is shown; a line that does not answer leaves the one that is kept', async () => {
  const network = await openNetwork();
  const page = await keptForm(staff, network);
  network.asked = [];
  await page.reload();
  await ready(page);
  expect(network.asked.some((asked) => asked.startsWith(staff))).toBe(true);
  network.state = 'silent';
  await page.goto(`${staff}?step=education`);
  await ready(page);
  expect(network.asked).toContain(`${staff}?step=education`);
});

test.each(firstOrAll(['site down', 'bad gateway'] as const))(
  'with the %s, a form opens all the same',
  async (state) => {
    const network = await openNetwork();
    const page = await keptForm(staff, network);
    network.state = state;
    await page.reload();
    await ready(page);
  },
);

test('the page of a portal is shown in the place of a form, is not kept, and the answers are there behind it', async () => {
  const { form, examples, page: path } = applications[0]!;
  const network = await openNetwork();
  let page = await keptForm(path, network);
  await fillUpTo(page, form, Object.values(examples)[0], Object.keys(form.steps)[0]);
  await savedOnDevice(page, 'firstName');
  network.state = 'portal';
  await page.reload();
  await page.getByRole('heading', { name: 'Please sign in' }).waitFor();
  await goOffline(page, network);
  page = await openAnew(page, path);
  await ready(page);
  expect(await page.locator('[name="personalInfo[firstName]"]').inputValue()).not.toBe('');
});

test('a form that was opened without a line makes a PDF of a photograph', async () => {
  const network = await openNetwork();
  const page = await keptForm(staff, network);
  await goOffline(page, network);
  await page.reload();
  await ready(page);
  await photograph(page, 'Photocopy of passport');
});
