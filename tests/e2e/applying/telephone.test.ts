import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { longTest } from '#tests/breadth.ts';
import { control, evaluated, openForm, ready } from '#tests/e2e/application.ts';
import { devices } from '#tests/e2e/devices.ts';
import { holdBack } from '#tests/e2e/holdBack.ts';
import { visit } from '#tests/e2e/visit.ts';

const path = '/join-us/as-staff';
const number = (page: Page) => control(page, 'personalInfo[mobilePhone]');
const country = (page: Page) => page.getByLabel('Country code');

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

test.each([
  ['+961', '+961 3 123 456'],
  ['03', '03+961 3 123 456'],
])('of a number that is pasted behind %s nothing is lost', async (typed, kept) => {
  const page = await openForm(path);
  await number(page).scrollIntoViewIfNeeded();
  await country(page).waitFor();
  await number(page).focus();
  await page.keyboard.type(typed);
  await page.keyboard.insertText('+961 3 123 456');
  expect(await number(page).inputValue()).toBe(kept);
  await page.keyboard.press('Tab');
  expect(await number(page).inputValue()).toBe(kept);
});

longTest(
  'the list of countries is rendered when it is about to be seen, and a number that the browser fills in meanwhile stays',
  async () => {
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
  },
);
