import { expect, test } from 'vitest';
import { staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import {
  arrived,
  begin,
  control,
  dialog,
  fillFrom,
  fillUpTo,
  forward,
  ready,
  stepHeading,
} from '#tests/e2e/application.ts';
import { inAnyLanguage } from '#tests/e2e/inLanguage.ts';
import { all, openNetwork, submissions, submissionsIn } from '#tests/e2e/network.ts';
import { savedOnDevice } from '#tests/e2e/savedOnDevice.ts';
import { asStored, languageOf, storedUnder } from '#tests/e2e/stored.ts';
import { fillInSilently } from '#tests/e2e/world/autofill.ts';
import { readsSlowly } from '#tests/e2e/world/refusingDevice.ts';

test('an application is begun in English, corrected, continues in Arabic, survives reloads and arrives whole', async () => {
  const answers = staffExamples['married mother of two'];
  const network = await openNetwork();
  const page = await begin('/join-us/as-staff', { site: network.url });
  const mistaken = { ...answers, personalInfo: { ...answers.personalInfo, email: 'mistaken@mail.example' } };
  await fillUpTo(page, staff, mistaken, 'education');
  await page.goBack();
  await stepHeading(page, staff, 'personalInfo').waitFor();
  await control(page, 'personalInfo[email]').fill(answers.personalInfo.email);
  await forward(page).click();
  await stepHeading(page, staff, 'education').waitFor();
  await savedOnDevice(page, answers.personalInfo.email);
  await page.reload();
  await ready(page);
  await stepHeading(page, staff, 'education').waitFor();
  // What was typed last goes along, although a page of WebKit stores nothing once it unloads.
  const typed = control(page, 'education[computer_literacy]');
  await typed.fill('Half typed');
  // So does what a password manager has filled in without an event.
  const filledIn = control(page, 'education[academicInfo][0][major]');
  await filledIn.evaluate(fillInSilently, 'Filled in');
  // It keeps a page that is left, with the transactions that the page has begun.
  await page.evaluate(readsSlowly);
  await page.locator('.header > .header__contacts a[hreflang=ar]').click();
  await page.waitForFunction(() => document.documentElement.lang === 'ar');
  await ready(page);
  expect(await typed.inputValue()).toBe('Half typed');
  expect(await filledIn.inputValue()).toBe('Filled in');
  await fillFrom(page, staff, answers, 'education');
  await savedOnDevice(page, `"hasReferences":"${answers.hasReferences}"`);
  await page.reload();
  await ready(page);
  await stepHeading(page, staff, 'references').waitFor();
  network.fateOf = submissions('waits');
  await forward(page).click();
  await expect.poll(() => submissionsIn(network)).toHaveLength(1);
  // The browser breaks the request off, and reads no file while the page is left.
  await page.reload();
  network.fateOf = all('arrives');
  const reference = await arrived(page);
  await dialog(page)
    .getByRole('heading', { name: inAnyLanguage('Admission Form submitted successfully!') })
    .waitFor();
  expect(await storedUnder(reference)).toEqual(await asStored(answers));
  expect(await languageOf(reference)).toBe('ar');
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: inAnyLanguage('Your application has arrived') }).waitFor();
  await page.reload();
  await ready(page);
  expect(await page.locator('.receipt .reference').innerText()).toBe(reference);
});
