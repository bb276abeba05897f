import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { localPath } from '#languages/paths.ts';
import { applications } from '#tests/applications.ts';
import { firstOrAll, isEverywhere, longTest } from '#tests/breadth.ts';
import { arrived, control, dialog, fillFrom, fillUpTo, forward, ready, stepHeading } from '#tests/e2e/application.ts';
import { passInformation } from '#tests/e2e/fill.ts';
import { inAnyLanguage } from '#tests/e2e/inLanguage.ts';
import { all, openNetwork } from '#tests/e2e/network.ts';
import { goOffline, goOnline, openAnew, openKeptForm } from '#tests/e2e/offline/keeping.ts';
import { savedOnDevice } from '#tests/e2e/savedOnDevice.ts';
import { asStored, storedUnder } from '#tests/e2e/stored.ts';
import { hydrated } from '#tests/e2e/visit.ts';

const [staff, admission] = applications.map(({ page }) => page) as [string, string];

test.each(firstOrAll(applications))(
  'after one visit the $name form is opened, filled in and submitted without a connection, and arrives once with one',
  async ({ form, examples, page: path }) => {
    const answers = Object.values(examples)[0]!;
    // The form for papers has one step.
    const [first = '', second] = Object.keys(form.steps);
    const network = await openNetwork();
    let page = await openKeptForm(path, network);
    await goOffline(page, network);

    await page.reload();
    await ready(page);
    await passInformation(page);
    await fillUpTo(page, form, answers, first);
    if (second) {
      await forward(page).click();
      await stepHeading(page, form, second).waitFor();
    }
    await (second ? savedOnDevice(page, `"step":"${second}"`) : page.getByText(/^Saved at/).waitFor());

    page = await openAnew(page, `${path}?step=${second ?? first}`);
    await ready(page);
    if (second) await fillFrom(page, form, answers, second);
    await forward(page).click();
    await dialog(page).getByRole('heading', { name: 'Waiting for a connection…' }).waitFor();

    page = await openAnew(page, path);
    await dialog(page).getByRole('heading', { name: 'Waiting for a connection…' }).waitFor();
    network.requests = [];
    await goOnline(page, network);
    // It goes on by itself.
    const reference = await arrived(page);
    expect(await storedUnder(reference)).toEqual(await asStored(answers));
    expect(network.requests.filter(({ isSubmission }) => isSubmission)).toHaveLength(1);
  },
);

/** The links of the menu that are disabled without a connection. */
const disabledLinks = (page: Page) =>
  page
    .getByRole('banner')
    .locator('a[aria-disabled=true]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

const pagesNotKept = [
  ['ar', '/ar/about-us/history'],
  ['en', '/about-us/history'],
  ['fr', '/fr/nowhere?a=b'],
] as const;

test.each(isEverywhere() ? pagesNotKept : [])(
  'a visited form keeps the other one, home and the privacy page in its language; any other page says so, and leads to the forms: %s',
  async (code, notKept) => {
    const network = await openNetwork();
    const page = await openKeptForm(localPath(staff, code), network);
    await goOffline(page, network);
    for (const path of ['/', '/privacy']) {
      await page.goto(localPath(path, code));
      await hydrated(page);
      expect(await page.locator('html').getAttribute('lang')).toBe(code);
      expect(await page.locator('.offline').count()).toBe(0);
    }
    await page.goto(notKept);
    await page.getByRole('heading', { name: inAnyLanguage('This page needs a connection') }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(code);
    const history = localPath('/about-us/history', code);
    expect(await disabledLinks(page)).not.toContain(localPath(admission, code));
    expect(await disabledLinks(page)).toContain(history);
    await page
      .locator(`main a[href="${localPath(admission, code)}"]`)
      .first()
      .click();
    await ready(page);
    expect(new URL(page.url()).pathname).toBe(localPath(admission, code));
    await page.getByRole('button', { name: inAnyLanguage('Fill The Form') }).waitFor();
    expect(await disabledLinks(page)).toContain(history);
    await goOnline(page, network);
    await expect.poll(() => disabledLinks(page)).toEqual([]);
  },
);

longTest(
  'with a connection the current page is shown, be it a portal’s; the kept one is shown where the site fails or does not respond',
  async () => {
    const network = await openNetwork();
    let page = await openKeptForm(staff, network);
    await control(page, 'personalInfo[firstName]').fill('Rana');
    await savedOnDevice(page, 'Rana');
    network.requests = [];
    const asked = () => network.requests.map(({ path }) => path);
    await page.reload();
    await ready(page);
    expect(asked().some((path) => path.startsWith(staff))).toBe(true);

    network.fateOf = ({ isCall }) => (isCall ? 'arrives' : 502);
    await page.reload();
    await ready(page);

    // A page in the place of a picture is not kept.
    network.fateOf = ({ path }) => (path === '/flags/FR.svg' ? 'a sign-in page with 200' : 'arrives');
    const pictures = () =>
      page.evaluate(async () => {
        for (const path of ['/flags/FR.svg', '/flags/AC.svg'])
          await new Promise((resolve) => {
            const picture = Object.assign(new Image(), { src: path });
            picture.addEventListener('load', resolve);
            picture.addEventListener('error', resolve);
          });
        const kept = await (await caches.open('pictures')).keys();
        return kept.map(({ url }) => new URL(url).pathname);
      });
    await expect.poll(pictures).toContain('/flags/AC.svg');
    expect(await pictures()).not.toContain('/flags/FR.svg');

    for (const [portal, heading] of [
      ['a portal with 511', 'Network Authentication Required'],
      ['a sign-in page with 200', 'Please sign in'],
    ] as const) {
      network.fateOf = all(portal);
      await page.reload();
      await page.getByRole('heading', { name: heading }).waitFor();
    }
    network.fateOf = all('waits');
    await page.goto(`${staff}?step=education`);
    await ready(page);
    expect(asked()).toContain(`${staff}?step=education`);
    await goOffline(page, network);
    page = await openAnew(page, staff);
    await ready(page);
    expect(await control(page, 'personalInfo[firstName]').inputValue()).toBe('Rana');
  },
);
