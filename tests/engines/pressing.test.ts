import { expect, inject, test } from 'vitest';
import { admission } from '#forms/admission/admission.ts';
import { begin, control, stepHeading } from '#tests/e2e/application.ts';
import { openSlowLine } from '#tests/e2e/slowLine.ts';
import { visit } from '#tests/e2e/visit.ts';

test('a press that leaves an empty field reaches the answer below it, whatever message appears between them', async () => {
  const page = await begin('/join-us/as-staff');
  await control(page, 'personalInfo[maritalStatus]').selectOption('married');
  await control(page, 'personalInfo[spouseOccupation]').focus();
  await control(page, 'personalInfo[hasChildren]').first().click();
  await page.locator('.field-error').getByText("Spouse's occupation is a required field").waitFor();
  expect(await control(page, 'personalInfo[hasChildren]').first().isChecked()).toBe(true);
});

test('on a slow line the way into a form may be pressed before its script has come: the form opens when it has', async () => {
  const page = await visit('/privacy', { site: await openSlowLine(inject('site'), []) });
  // Firefox and WebKit take a visit to be over only once the scripts have come.
  await page.evaluate(() => window.location.assign('/join-us/as-student'));
  await page.getByRole('button', { name: 'Fill The Form' }).click();
  await stepHeading(page, admission, 'learner').waitFor();
});
