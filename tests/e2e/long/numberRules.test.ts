import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { control, forward, ready, stepHeading } from '#tests/e2e/application.ts';
import { fillStep } from '#tests/e2e/fill.ts';
import { heldBack } from '#tests/e2e/heldBack.ts';
import { savedOnDevice } from '#tests/e2e/savedOnDevice.ts';
import { files, visit } from '#tests/e2e/visit.ts';

const path = '/join-us/as-staff';

/** A staff application in its second step, with a number as it was typed, without the country it is of. */
const withNationalNumber = async (): Promise<Page> => {
  const page = await visit('/');
  const letGo = await heldBack(page, /\/assets\/CountryPhoneInput[^/]*\.js$/);
  await page.goto(path);
  await ready(page);
  const { personalInfo } = staffExamples['single man'];
  const answers = { personalInfo: { ...personalInfo, mobilePhone: '03 123 456' } };
  await fillStep(page, staff, 'personalInfo', answers, files());
  await forward(page).click();
  await stepHeading(page, staff, 'education').waitFor();
  await savedOnDevice(page, '"step":"education"');
  letGo();
  return page;
};
const phoneRules = /\/assets\/min-[^/]*\.js$/;
const restoring = (page: Page) => page.getByText('Your answers are being brought back');

test('a step that was reached with a number as it was typed is opened again, once the rules of its country are loaded', async () => {
  const page = await withNationalNumber();
  const letGo = await heldBack(page, phoneRules);
  const asked = page.waitForRequest(phoneRules);
  await page.reload({ waitUntil: 'commit' });
  await asked;
  await restoring(page).waitFor();
  letGo();
  await ready(page);
  await stepHeading(page, staff, 'education').waitFor();
});

test('where the rules of a number do not come, the form opens at the number, and all answers are there', async () => {
  const page = await withNationalNumber();
  await page.close();
  const other = await page.context().newPage();
  await other.route(phoneRules, (route) => route.abort());
  await other.goto(path);
  await ready(other);
  await stepHeading(other, staff, 'personalInfo').waitFor();
  expect(await control(other, 'personalInfo[mobilePhone]').inputValue()).toBe('03 123 456');
  expect(await control(other, 'personalInfo[firstName]').inputValue()).toBe(
    staffExamples['single man'].personalInfo.firstName,
  );
});

test('a form that is left for another page before it was restored hides nothing of that page', async () => {
  const page = await withNationalNumber();
  await heldBack(page, phoneRules);
  await page.reload({ waitUntil: 'commit' });
  await restoring(page).waitFor();
  // The header is alive by then: the page is not loaded again.
  await page.locator('.menu:not([data-native])').waitFor({ state: 'attached' });
  await page.getByRole('link', { name: 'Beirut Archdiocese College, home' }).first().click();
  await page.waitForURL('/');
  await page.locator('.footer').waitFor();
});
