import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { scholasticYears } from '#forms/lists/scholasticYears.ts';
import { begin, control, openForm, ready } from '#tests/e2e/application.ts';
import { savedOnDevice } from '#tests/e2e/savedOnDevice.ts';
import { visit } from '#tests/e2e/visit.ts';
import { DAY, setClock } from '#tests/e2e/world/wrongClock.ts';

const path = '/join-us/as-staff';
const firstName = (page: Page) => control(page, 'personalInfo[firstName]');
const wrongDate = (page: Page) => page.getByText('The date of this device seems to be wrong');

/** The server says that so many days have passed. */
const letPass = (page: Page, days: number) =>
  page.route(`**${path}`, (route) =>
    route.request().method() === 'HEAD'
      ? route.fulfill({ headers: { date: new Date(Date.now() + days * DAY).toUTCString() } })
      : route.fallback(),
  );

test.each([365, -365])(
  'a device whose clock is %i days off offers the years of the server’s date, and says so',
  async (days) => {
    const page = await visit('about:blank');
    await setClock(page, days);
    await page.goto('/join-us/as-student');
    await ready(page);
    await page.getByRole('button', { name: 'Fill The Form' }).click();
    await wrongDate(page).waitFor();
    const years = await control(page, 'learner[scholasticYear]').locator('option:not([value=""])').allInnerTexts();
    expect(years).toEqual(scholasticYears().map(({ label }) => label));
  },
);

test('a device whose clock is right says nothing', async () => {
  const page = await begin('/join-us/as-student');
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/as-student')),
  );
  expect(await wrongDate(page).count()).toBe(0);
});

test.each([
  ['is there', 'a year by its own clock only', undefined, 'Rana'],
  ['is there', '29 days', 29, 'Rana'],
  ['is gone', '31 days', 31, ''],
])('a draft %s on a device whose clock has jumped, after %s', async (_what, _when, days, kept) => {
  const page = await openForm(path);
  await page.waitForFunction(
    (form) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(form)),
    path,
  );
  await firstName(page).fill('Rana');
  await savedOnDevice(page, 'Rana');
  const next = await page.context().newPage();
  await page.close();
  await setClock(next, 365);
  if (days !== undefined) await letPass(next, days);
  await next.goto(path);
  await ready(next);
  expect(await firstName(next).inputValue()).toBe(kept);
});
