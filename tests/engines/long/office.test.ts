import { expect, test } from 'vitest';
import { schoolWithTen } from '#tests/e2e/office/school.ts';
import { startOffice } from '#tests/e2e/office/startOffice.ts';
import { visit } from '#tests/e2e/visit.ts';

test('a secretary signs in by a link, finds a child, invites it, reads in Arabic, and signs out', async () => {
  const link = await startOffice(await schoolWithTen(), '--name', 'Rana');
  const page = await visit(link, { site: new URL(link).origin, expected: /favicon/ });
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByText('10 received, newest first').waitFor();

  await page.locator('input[type=search]').fill('صَليبا');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await page.getByText('2 found, newest first').waitFor();
  await page.getByRole('link', { name: 'Tarek Saliba' }).click();
  await page.getByRole('heading', { name: 'Tarek Saliba', level: 1 }).waitFor();
  await page.locator('select[name=mark]').selectOption('invited');
  await page.locator('textarea[name=note]').fill('With his sister, Tuesday at 9');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.locator('.office-history').getByText('invited').first().waitFor();

  await page.getByRole('link', { name: 'Back to the list' }).click();
  await page.getByText('2 found, newest first').waitFor();
  await page.getByText('With his sister, Tuesday at 9').first().waitFor();
  await page.locator('a[lang=ar]').first().click();
  await page.waitForFunction(() => document.documentElement.dir === 'rtl');

  await page.locator('input[name=chosen]').first().click();
  await page.locator('.office-who a').first().click();
  await page.waitForFunction(() => location.pathname !== '/');
  await page.evaluate(() => setTimeout(() => history.back()));
  await page.waitForFunction(
    () => location.pathname === '/' && document.querySelector('.office-row')?.checkVisibility(),
  );
  expect(await page.locator('input[name=chosen]:checked').count()).toBe(1);

  await page.locator('form[action="/sign-out"] button').click();
  await page.waitForFunction(() => location.pathname === '/sign-in');
  await page.goBack();
  await page.waitForFunction(() => location.pathname === '/sign-in');
  expect(await page.locator('.office-who').count()).toBe(0);
});
