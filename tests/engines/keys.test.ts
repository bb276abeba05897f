import { expect, test } from 'vitest';
import { begin, control } from '#tests/e2e/application.ts';

test('a telephone number that is typed key by key is shown as the country writes it', async () => {
  const page = await begin('/join-us/as-staff');
  const phone = control(page, 'personalInfo[mobilePhone]');
  await phone.focus();
  await page.keyboard.type('03123456');
  await page.keyboard.press('Tab');
  // The countries arrive later than the field, and do not replace it under the applicant's hands.
  await expect.poll(() => phone.inputValue()).toMatch(/^(03|\+961 3) 123 456$/);
});
