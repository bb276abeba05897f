import { expect, test } from 'vitest';
import { control, openForm, ready } from '#tests/e2e/application.ts';

test('a date that was left half typed is said to be incomplete, also after a reload, and the console stays silent', async () => {
  const page = await openForm('/join-us/as-staff');
  const warnings: string[] = [];
  // Tests keep service workers away, and the browser says so.
  const isOfThePage = (text: string) => !/Service Worker registration blocked/.test(text);
  page.on('console', (message) => {
    if (message.type() === 'warning' && isOfThePage(message.text())) warnings.push(message.text());
  });
  await control(page, 'personalInfo[birthDate]').press('1');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const incomplete = page.getByText('is incomplete, or there is no such day.');
  await incomplete.first().waitFor();
  await page.reload();
  await ready(page);
  expect(await control(page, 'personalInfo[birthDate]').inputValue()).toBe('');
  expect(warnings).toEqual([]);
});
