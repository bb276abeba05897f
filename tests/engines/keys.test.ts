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

  // Dialled with 00, it is one of another country, whichever was chosen before.
  await phone.fill('');
  await phone.focus();
  await page.keyboard.type('0033612345678');
  await page.keyboard.press('Tab');
  await expect.poll(() => phone.inputValue()).toBe('+33 6 12 34 56 78');
});
