import { expect, inject, test } from 'vitest';
import { admission } from '#forms/admission/admission.ts';
import { begin, control, stepHeading } from '#tests/e2e/application.ts';
import { openSlowLine } from '#tests/e2e/slowLine.ts';
import { visit } from '#tests/e2e/visit.ts';

test('a typed telephone number is formatted; a press reaches its answer though a message appears above it meanwhile', async () => {
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

  await control(page, 'personalInfo[maritalStatus]').selectOption('married');
  await control(page, 'personalInfo[spouseOccupation]').focus();
  await control(page, 'personalInfo[hasChildren]').first().click();
  await page.locator('.field-error').getByText("Spouse's occupation is a required field").waitFor();
  expect(await control(page, 'personalInfo[hasChildren]').first().isChecked()).toBe(true);
});

test('on a slow connection a press before the script has arrived opens the form when it arrives', async () => {
  const page = await visit('/privacy', { site: await openSlowLine(inject('site'), []) });
  // By `goto`, Firefox and WebKit would wait for the script.
  await page.evaluate(() => window.location.assign('/join-us/as-student'));
  await page.getByRole('button', { name: 'Fill The Form' }).click();
  await stepHeading(page, admission, 'learner').waitFor();
});
