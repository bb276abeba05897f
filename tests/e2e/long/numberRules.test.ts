import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { schoolNames } from '#languages/schoolName.ts';
import { control, forward, ready, stepHeading } from '#tests/e2e/application.ts';
import { fillStep } from '#tests/e2e/fill.ts';
import { holdBack } from '#tests/e2e/holdBack.ts';
import { savedOnDevice } from '#tests/e2e/savedOnDevice.ts';
import { files, hydrated, visit } from '#tests/e2e/visit.ts';

const path = '/join-us/as-staff';

/** A staff application in its second step. Its telephone number is stored as it was typed, without a country. */
const withNationalNumber = async (): Promise<Page> => {
  const page = await visit('/');
  const letGo = await holdBack(page, /\/assets\/CountryPhoneInput[^/]*\.js$/);
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
const restoring = (page: Page) => page.getByText('Restoring your answers');

test('a step after a number without a country is restored when the rules of the country are loaded', async () => {
  const page = await withNationalNumber();
  const letGo = await holdBack(page, phoneRules);
  const asked = page.waitForRequest(phoneRules);
  await page.reload({ waitUntil: 'commit' });
  await asked;
  await restoring(page).waitFor();
  letGo();
  await ready(page);
  await stepHeading(page, staff, 'education').waitFor();
});

test('if the rules do not load, the form opens at the number, with all answers', async () => {
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

test('a form that is left before it was restored hides nothing of the next page', async () => {
  const page = await withNationalNumber();
  await holdBack(page, phoneRules);
  await page.reload({ waitUntil: 'commit' });
  await restoring(page).waitFor();
  // The header is hydrated: its links do not load another document.
  await hydrated(page);
  await page
    .getByRole('link', { name: `${schoolNames.en}, home` })
    .first()
    .click();
  await page.waitForURL('/');
  await page.locator('.footer').waitFor();
});
