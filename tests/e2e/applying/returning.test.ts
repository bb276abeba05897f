import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { staffExamples } from '#forms/staff/examples.ts';
import { longTest } from '#tests/breadth.ts';
import { begin, control, ready } from '#tests/e2e/application.ts';
import { fileOnDisk } from '#tests/e2e/fill.ts';
import { holdBack } from '#tests/e2e/holdBack.ts';
import { savedOnDevice } from '#tests/e2e/savedOnDevice.ts';
import { files, focused, visit } from '#tests/e2e/visit.ts';
import { fillInSilently } from '#tests/e2e/world/autofill.ts';
import { closingStorage } from '#tests/e2e/world/closingStorage.ts';

const path = '/join-us/as-staff';
const man = staffExamples['single man'];
const firstName = (page: Page) => control(page, 'personalInfo[firstName]');

test('what was typed and attached stays when an extension changes the page before its script comes', async () => {
  const page = await visit('about:blank', { expected: /Hydration failed|Minified React error #418/ });
  const release = await holdBack(page, /\/assets\/.*\.js$/);
  await page.goto(path, { waitUntil: 'commit' });
  await firstName(page).waitFor();
  await page.evaluate(() => {
    for (const input of document.querySelectorAll('.step input'))
      input.before(document.createElement('keep-passwords'));
    document.querySelector('.step-heading')!.textContent = 'Renseignements personnels';
  });
  await control(page, 'personalInfo[gender]').selectOption('male');
  await control(page, 'personalInfo[birthDate]').fill('1994-03-17');
  await control(page, 'personalInfo[passport]').setInputFiles(await fileOnDisk(files(), man.personalInfo.passport));
  await firstName(page).fill('Elias');
  release();
  await ready(page);
  await page.getByRole('button', { name: 'Remove passport-elias.pdf' }).waitFor();
  expect(await firstName(page).inputValue()).toBe('Elias');
  expect(await control(page, 'personalInfo[gender]').inputValue()).toBe('male');
  expect(await control(page, 'personalInfo[birthDate]').inputValue()).toBe('1994-03-17');
  await expect.poll(() => focused(page)).toBe('personalInfo[firstName]');
  await savedOnDevice(page, 'Elias');
});

longTest('a device whose storage was closed without an event stores the next answer', async () => {
  const page = await visit('about:blank');
  const closeStorage = await closingStorage(page);
  await page.goto(path);
  await ready(page);
  await firstName(page).fill('Elias');
  await savedOnDevice(page, 'Elias');
  await closeStorage();
  await firstName(page).fill('Rana');
  await savedOnDevice(page, 'Rana');
  await control(page, 'personalInfo[passport]').setInputFiles(await fileOnDisk(files(), man.personalInfo.passport));
  await closeStorage();
  await page.reload();
  await ready(page);
  expect(await firstName(page).inputValue()).toBe('Rana');
});

longTest('Back through another page does not bring back an answer that was corrected since', async () => {
  const page = await begin(path);
  const email = control(page, 'personalInfo[email]');
  await email.fill('mistaken@mail.example');
  await savedOnDevice(page, 'mistaken@mail.example');
  await page.goto('/privacy');
  await page.goto(path);
  await ready(page);
  await email.fill('corrected@mail.example');
  await savedOnDevice(page, 'corrected@mail.example');
  await page.goBack();
  await page.goBack();
  await ready(page);
  expect(await email.inputValue()).toBe('corrected@mail.example');
});

test('what a password manager has filled in without an event is there after a reload and in another language', async () => {
  const page = await begin(path);
  await firstName(page).evaluate(fillInSilently, 'Elias');
  await page.reload();
  await ready(page);
  expect(await firstName(page).inputValue()).toBe('Elias');
  await control(page, 'personalInfo[familyName]').evaluate(fillInSilently, 'Haddad');
  await page.getByRole('link', { name: 'Français' }).first().click();
  await page.waitForURL('**/fr/**');
  await ready(page);
  expect(await control(page, 'personalInfo[familyName]').inputValue()).toBe('Haddad');
});
