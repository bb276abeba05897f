import { expect, test } from 'vitest';
import { begin, control } from '#tests/e2e/application.ts';
import { savedOnDevice } from '#tests/e2e/savedOnDevice.ts';

test('a typed telephone number is formatted; a date keeps its other parts while one is corrected; a press reaches its answer though a message appears above it meanwhile', async () => {
  const page = await begin('/join-us/as-staff');
  const phone = control(page, 'personalInfo[mobilePhone]');
  await phone.focus();
  await page.keyboard.type('03123456');
  await page.keyboard.press('Tab');
  await expect.poll(() => phone.inputValue()).toMatch(/^(03|\+961 3) 123 456$/);
  // A number that begins with 00 is one of another country, whatever country was chosen.
  await phone.fill('');
  await phone.focus();
  await page.keyboard.type('0033612345678');
  await page.keyboard.press('Tab');
  await expect.poll(() => phone.inputValue()).toBe('+33 6 12 34 56 78');

  // One part of a date is corrected: the others stay.
  const birthDate = control(page, 'personalInfo[birthDate]');
  await birthDate.fill('1990-01-31');
  await savedOnDevice(page, '1990-01-31');
  await birthDate.focus();
  await page.keyboard.press('Backspace');
  await savedOnDevice(page, '"birthDate":"unfinished"');
  await page.keyboard.type('03');
  await expect.poll(() => birthDate.inputValue()).toBe('1990-03-31');

  await control(page, 'personalInfo[maritalStatus]').selectOption('married');
  await control(page, 'personalInfo[spouseOccupation]').focus();
  await control(page, 'personalInfo[hasChildren]').first().click();
  await page.locator('.field-error').getByText("Spouse's occupation is a required field").waitFor();
  expect(await control(page, 'personalInfo[hasChildren]').first().isChecked()).toBe(true);
});
