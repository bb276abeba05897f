import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { schoolNames } from '#languages/schoolName.ts';
import { control, openForm, ready } from '#tests/e2e/application.ts';
import { expectStep, follow } from '#tests/e2e/navigation.ts';

const path = '/join-us/as-staff';
const firstName = (page: Page) => control(page, 'personalInfo[firstName]');

test('the address names the first incomplete step; a form that is left by a link keeps its step and its last keys', async () => {
  const page = await openForm(`${path}?step=references`);
  await expectStep(page, 'personalInfo');
  await page.goto(`${path}?step=nonsense`);
  await ready(page);
  await expectStep(page, 'personalInfo');

  // No timer runs any more: nothing waits for a pause in the typing.
  await page.evaluate(() => Object.assign(window, { setTimeout: () => 0 }));
  await firstName(page).pressSequentially('Rana');
  await page
    .getByRole('link', { name: `${schoolNames.en}, home` })
    .first()
    .click();
  await page.waitForURL('/');
  await page.goto(path);
  await ready(page);
  expect(await firstName(page).inputValue()).toBe('Rana');

  await follow(page, 'divisions', '/divisions/preschool');
  await page.locator('.footer').waitFor();
  expect(new URL(page.url()).search).toBe('');
  await page.goBack();
  await ready(page);
  expect(await firstName(page).inputValue()).toBe('Rana');
  await expectStep(page, 'personalInfo');
});
