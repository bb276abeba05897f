import { expect, test } from 'vitest';
import { begin, control } from '#tests/e2e/application.ts';

test('a press that leaves an empty field reaches the answer below it, whatever message appears between them', async () => {
  const page = await begin('/join-us/as-staff');
  await control(page, 'personalInfo[maritalStatus]').selectOption('married');
  await control(page, 'personalInfo[spouseOccupation]').focus();
  await control(page, 'personalInfo[hasChildren]').first().click();
  await page.locator('.field-error').getByText("Spouse's occupation is a required field").waitFor();
  expect(await control(page, 'personalInfo[hasChildren]').first().isChecked()).toBe(true);
});
