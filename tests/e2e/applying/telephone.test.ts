import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isEverywhere } from '#tests/breadth.ts';
import { control, evaluated, openForm, ready } from '#tests/e2e/application.ts';
import { devices } from '#tests/e2e/devices.ts';
import { holdBack } from '#tests/e2e/holdBack.ts';
import { visit } from '#tests/e2e/visit.ts';

const path = '/join-us/as-staff';
const number = (page: Page) => control(page, 'personalInfo[mobilePhone]');
const country = (page: Page) => page.getByLabel('Country code');
const error = (page: Page) => page.locator('.field-error');

const opened = async () => {
  const page = await openForm(path);
  await page.evaluate(() => window.scrollTo(0, 300));
  await country(page).waitFor();
  return page;
};

/** Types a number in the place of the one before, and leaves the field. */
const type = async (page: Page, typed: string) => {
  await number(page).fill('');
  await number(page).pressSequentially(typed);
  await number(page).blur();
};

const showsCountry = (page: Page, expected: string) =>
  expect
    .poll(() => country(page).evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.label))
    .toBe(expected);

const numbers: readonly [typed: string, country: string][] = [
  ['+1 (514) 555-0123', 'Canada'],
  ['+44 7911 123456', 'United Kingdom'],
  ['+44 7781 123456', 'United Kingdom'],
  ['0044 7911 123456', 'United Kingdom'],
  ['03 123 456', 'Lebanon'],
  ['+1 514 555 1234', 'Canada'],
  ['+7 701 123 4567', 'Kazakhstan'],
  ['+47 21 23 45 67', 'Norway'],
];

test('a number is formatted for its country, a chosen country stays, a probable typing error is asked about, and an extension is said not to be sent', async () => {
  const page = await opened();
  for (const [typed, expected] of isEverywhere() ? numbers : numbers.slice(0, 2)) {
    await type(page, typed);
    await showsCountry(page, expected);
  }
  // The numbers of Guernsey look like those of the United Kingdom.
  await number(page).fill('');
  await country(page).selectOption({ label: 'Guernsey' });
  await type(page, '07911 123456');
  await showsCountry(page, 'Guernsey');

  // In Lebanon one writes 03/123456.
  await country(page).selectOption({ label: 'Lebanon' });
  await type(page, '03/123456');
  await expect.poll(() => number(page).inputValue()).toBe('03 123 456');
  expect(await error(page).count()).toBe(0);

  await type(page, '+916 3 123456');
  await page.getByText('Did you mean +961 3 123 456?').waitFor();
  await page.getByRole('button', { name: 'Yes, use this +961 3 123 456 for Mobile phone' }).click();
  await expect.poll(() => number(page).inputValue()).toBe('+961 3 123 456');
  expect(await error(page).count()).toBe(0);

  // Pasted.
  await number(page).fill('+1 (514) 555-0123 poste 12');
  await number(page).blur();
  await showsCountry(page, 'Canada');
  const note = 'Extension 12 is not sent. If there is a direct number, please give that one.';
  await page.locator('.field-note').getByText(note, { exact: true }).waitFor();
  await page.locator('[role=status]', { hasText: `Mobile phone: ${note}` }).waitFor({ state: 'attached' });
  expect(await number(page).inputValue()).toBe('+1 (514) 555-0123 poste 12');
  expect(await error(page).count()).toBe(0);
  await number(page).fill('+1 (514) 555-0123');
  await number(page).blur();
  await showsCountry(page, 'Canada');
  expect(await page.locator('.field-note').count()).toBe(0);
});

test('two numbers in one field stay two, whether typed, pasted or restored, and the field asks for one', async () => {
  const page = await opened();
  const giveOne = error(page).getByText('Please give one number here.', { exact: true });
  await type(page, '03 123456 / 71 654321');
  await giveOne.waitFor();
  expect(await number(page).inputValue()).toBe('03 123 456/ 71 654321');
  for (const label of ['France', 'Lebanon']) {
    await country(page).selectOption({ label });
    await giveOne.waitFor();
  }
  await number(page).press('End');
  for (const _ of '/ 71 654321') await number(page).press('Backspace');
  await error(page).waitFor({ state: 'detached' });
  expect(await number(page).inputValue()).toBe('03 123 456');

  await number(page).fill('03123456 or 71654321');
  await number(page).blur();
  await giveOne.waitFor();
  await page.getByText(/^Saved on this device at/).waitFor();
  await page.reload();
  await country(page).waitFor();
  await expect.poll(() => number(page).inputValue()).toBe('03123456 or 71654321');
});

test('the list of countries does not appear while the number is typed, but after it', async () => {
  const page = await visit('about:blank');
  const release = await holdBack(page, /CountryPhoneInput.*\.js$/);
  await page.goto(path);
  await ready(page);
  await number(page).pressSequentially('03 12');
  release();
  await evaluated(page, 'CountryPhoneInput');
  await page.keyboard.type('3 456');
  expect(await number(page).inputValue()).toBe('03 123 456');
  await page.keyboard.press('Tab');
  await country(page).waitFor();
  expect(await number(page).inputValue()).toBe('+961 3 123 456');
});

test('the list of countries is rendered when it is about to be seen, and a number that the browser fills in meanwhile stays', async () => {
  const page = await openForm(path, { viewport: devices['a phone'] });
  await evaluated(page, 'CountryPhoneInput');
  expect(await country(page).count()).toBe(0);
  await page.evaluate(() => {
    const plain = document.querySelector<HTMLInputElement>('[name="personalInfo[mobilePhone]"]')!;
    const fill = () => {
      // A browser sets the value without the focus, and without React's own setter.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(plain, '+9613123456');
      plain.dispatchEvent(new Event('input', { bubbles: true }));
    };
    // This observer runs right after the field's own: the rendering is scheduled and has not started.
    const near = new IntersectionObserver(
      async ([field]) => {
        if (!field!.isIntersecting) return;
        near.disconnect();
        for (let turn = 0; turn < 20; turn++) await Promise.resolve();
        fill();
      },
      { rootMargin: '25%' },
    );
    near.observe(plain);
    plain.scrollIntoView({ behavior: 'instant', block: 'center' });
  });
  await country(page).waitFor();
  expect(await number(page).inputValue()).toBe('+961 3 123 456');
});
