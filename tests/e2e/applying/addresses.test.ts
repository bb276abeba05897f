import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { admission } from '#forms/admission/admission.ts';
import { admissionExamples } from '#forms/admission/examples.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import {
  begin,
  control,
  dialog,
  fillUpTo,
  forward,
  openForm,
  ready,
  send,
  stepHeading,
} from '#tests/e2e/application.ts';
import { comesTo, follow } from '#tests/e2e/following.ts';
import { savedOnDevice } from '#tests/e2e/savedOnDevice.ts';
import { visit } from '#tests/e2e/visit.ts';

const staffPage = '/join-us/as-staff';
const admissionPage = '/join-us/as-student';
const man = staffExamples['single man'];
const toddler = admissionExamples['pre-KG child from a day care'];
const info = (page: Page) => page.getByRole('button', { name: 'Fill The Form' });
const receipt = (page: Page) => page.getByRole('heading', { name: 'Your application has arrived' });
describe('the entries of the browser’s history', () => {
  test('are the steps: Back and Forward go through them, and a reload stays', async () => {
    const page = await begin(admissionPage);
    await stepHeading(page, admission, 'learner').waitFor();
    await comesTo(page, 'learner');
    await fillUpTo(page, admission, toddler, 'parentsInfo');
    await comesTo(page, 'parentsInfo');
    await page.goBack();
    await stepHeading(page, admission, 'learner').waitFor();
    await page.goBack();
    await info(page).waitFor();
    await page.goForward();
    await page.goForward();
    await stepHeading(page, admission, 'parentsInfo').waitFor();
    await page.reload();
    await ready(page);
    await stepHeading(page, admission, 'parentsInfo').waitFor();
    await page.goBack();
    await stepHeading(page, admission, 'learner').waitFor();
  });

  test('of the form’s own Previous are the same', async () => {
    const page = await begin(admissionPage);
    await fillUpTo(page, admission, toddler, 'parentsInfo');
    await page.getByRole('button', { name: 'Previous' }).click();
    await comesTo(page, 'learner');
    await page.goBack();
    await info(page).waitFor();
  });

  test('of an application that was sent are over: Back from the receipt leads to the page before', async () => {
    const page = await visit('/privacy');
    await follow(page, 'join us', staffPage);
    await ready(page);
    await fillUpTo(page, staff, man);
    await send(page);
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await receipt(page).waitFor();
    await comesTo(page, 'receipt');
    await page.goBack();
    await page.waitForURL('**/privacy');
  });
});

const byTheMenu = (page: Page) => follow(page, 'divisions', '/divisions/preschool');
const byTheLogo = async (page: Page) => {
  await page.getByRole('link', { name: 'Beirut Archdiocese College, home' }).first().click();
  await page.waitForURL(/\/(?:\?.*)?$/);
};

test.each([
  ['by the menu', byTheMenu],
  ['by the logo', byTheLogo],
])('a step stays with its form, which is left %s', async (_way, leave) => {
  const page = await openForm(staffPage);
  await control(page, 'personalInfo[firstName]').pressSequentially('Rana');
  await leave(page);
  await page.locator('.footer').waitFor();
  expect(new URL(page.url()).search).toBe('');
  await page.goBack();
  await ready(page);
  expect(await control(page, 'personalInfo[firstName]').inputValue()).toBe('Rana');
  expect(page.url()).toContain(staffPage);
});

test('a step that cannot be reached yet leads to the first that waits for an answer', async () => {
  const page = await openForm(`${staffPage}?step=references`);
  await stepHeading(page, staff, 'personalInfo').waitFor();
  await comesTo(page, 'personalInfo');
  await page.goto(`${staffPage}?step=nonsense`);
  await ready(page);
  await comesTo(page, 'personalInfo');
});

test('the information page says that an application is in progress, leads into it, and starts over when asked', async () => {
  const page = await begin(admissionPage);
  await fillUpTo(page, admission, toddler, 'learner');
  await forward(page).click();
  await stepHeading(page, admission, 'parentsInfo').waitFor();
  await savedOnDevice(page, '"step":"parentsInfo"');
  await page.goBack();
  await page.goBack();
  await info(page).waitFor();
  const note = page.getByRole('complementary', { name: 'Your application' });
  await note.getByText(`continue with step 2 of 6, ${admission.steps.parentsInfo.title}`).waitFor();
  await note.getByText('saved on this device at').waitFor();
  await note.getByRole('button', { name: 'Continue your application' }).click();
  await stepHeading(page, admission, 'parentsInfo').waitFor();
  await page.goBack();
  await info(page).waitFor();
  // Its name stays, and what it does is said beside it.
  await info(page).click();
  await stepHeading(page, admission, 'learner').waitFor();
  expect(await control(page, 'learner[familyName]').inputValue()).toBe(toddler.learner.familyName);
  await page.goBack();
  await note.getByRole('button', { name: 'Start over' }).click();
  await note.getByRole('button', { name: 'Yes, erase' }).click();
  await expect.poll(() => note.count()).toBe(0);
  await info(page).click();
  await stepHeading(page, admission, 'learner').waitFor();
  expect(await control(page, 'learner[familyName]').inputValue()).toBe('');
});
