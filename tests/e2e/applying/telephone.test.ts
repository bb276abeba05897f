import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isEverywhere } from '#tests/breadth.ts';
import { control, openForm } from '#tests/e2e/application.ts';

const name = 'personalInfo[mobilePhone]';
const number = (page: Page) => control(page, name);
const country = (page: Page) => page.getByLabel('Country code');
const shown = (page: Page) => country(page).evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.label);

const opened = async () => {
  const page = await openForm('/join-us/as-staff');
  await page.evaluate(() => window.scrollTo(0, 300));
  await country(page).waitFor();
  return page;
};

const numbers = [
  ['+44 7911 123456', 'United Kingdom'],
  ['+44 7781 123456', 'United Kingdom'],
  ['0044 7911 123456', 'United Kingdom'],
  ['+1 514 555 1234', 'Canada'],
  ['+7 701 123 4567', 'Kazakhstan'],
  ['+47 21 23 45 67', 'Norway'],
  ['03 123 456', 'Lebanon'],
] as const;

test.each(isEverywhere() ? numbers : numbers.slice(0, 2))(
  'a number %s is shown as one of %s',
  async (typed, expected) => {
    const page = await opened();
    await number(page).pressSequentially(typed);
    await number(page).blur();
    await expect.poll(() => shown(page)).toBe(expected);
  },
);

test('a country that was chosen stays, where the number may be one of its own', async () => {
  const page = await opened();
  await country(page).selectOption({ label: 'Guernsey' });
  await number(page).pressSequentially('07911 123456');
  await number(page).blur();
  expect(await shown(page)).toBe('Guernsey');
});

test('two numbers in one field are neither merged nor refused as one: it says to give one', async () => {
  const page = await opened();
  await number(page).pressSequentially('03 123456 / 71 654321');
  await number(page).blur();
  await page.locator('.field-error').getByText('Please give one number here.', { exact: true }).waitFor();
  expect(await number(page).inputValue()).toBe('03 123 456/ 71 654321');
  await country(page).selectOption({ label: 'France' });
  await page.locator('.field-error').getByText('Please give one number here.', { exact: true }).waitFor();
  await country(page).selectOption({ label: 'Lebanon' });
  await number(page).press('End');
  for (const _ of '/ 71 654321') await number(page).press('Backspace');
  await page.locator('.field-error').waitFor({ state: 'detached' });
  expect(await number(page).inputValue()).toBe('03 123 456');
});

test('two numbers that are pasted, or were saved by the device, stay two', async () => {
  const page = await opened();
  await number(page).fill('03123456 or 71654321');
  await number(page).blur();
  await page.locator('.field-error').getByText('Please give one number here.', { exact: true }).waitFor();
  await page.getByText(/^Saved on this device at/).waitFor();
  await page.reload();
  await country(page).waitFor();
  await expect.poll(() => number(page).inputValue()).toBe('03123456 or 71654321');
});

test('the slash of Lebanese numbers is part of one', async () => {
  const page = await opened();
  await number(page).pressSequentially('03/123456');
  await number(page).blur();
  await expect.poll(() => number(page).inputValue()).toBe('03 123 456');
  expect(await page.locator('.field-error').count()).toBe(0);
});

test('a number under a country that looks like a slip is asked about, and put right with a press', async () => {
  const page = await opened();
  await number(page).pressSequentially('+916 3 123456');
  await number(page).blur();
  await page.getByText('Did you mean +961 3 123 456?').waitFor();
  await page.getByRole('button', { name: 'Yes, use this +961 3 123 456 for Mobile phone' }).click();
  await expect.poll(() => number(page).inputValue()).toBe('+961 3 123 456');
  expect(await page.locator('.field-error').count()).toBe(0);
});

test('a mail domain that looks like a slip is asked about, and accepted all the same', async () => {
  const page = await opened();
  const email = control(page, 'personalInfo[email]');
  await email.fill('rana@gmial.com');
  await email.blur();
  await page.getByText('Did you mean rana@gmail.com?').waitFor();
  expect(await page.locator('.field-error').count()).toBe(0);
  await page.getByRole('button', { name: 'Yes, use this rana@gmail.com for Email' }).click();
  expect(await email.inputValue()).toBe('rana@gmail.com');
  expect(await page.getByText('Did you mean').count()).toBe(0);
});
