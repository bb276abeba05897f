import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { control, evaluated, forward, openForm, ready, stepHeading } from '#tests/e2e/application.ts';
import { devices } from '#tests/e2e/devices.ts';
import { fillStep } from '#tests/e2e/fill.ts';
import { heldBack } from '#tests/e2e/heldBack.ts';
import { fileSavedOnDevice, savedOnDevice } from '#tests/e2e/savedOnDevice.ts';
import { files, visit } from '#tests/e2e/visit.ts';

const path = '/join-us/as-staff';
const man = staffExamples['single man'];
const email = 'personalInfo[email]';

/** Stops the page's timers, so that no pause in the typing is ever noticed. */
const withoutPauses = (page: Page) => page.clock.pauseAt(new Date(Date.now() + 60 * 60 * 1000));

/** The first step, filled in but for the e-mail address, restored by a reload, with timers that a test can stop. */
const withoutEmail = async (): Promise<Page> => {
  const page = await visit('/');
  await page.clock.install();
  await page.goto(path);
  await ready(page);
  const answers = { ...man, personalInfo: { ...man.personalInfo, email: '' } };
  await fillStep(page, staff, 'personalInfo', answers, files());
  await fileSavedOnDevice(page);
  await page.reload();
  await ready(page);
  await page.getByText('1 answer still needed').waitFor();
  await withoutPauses(page);
  return page;
};

test('a text that was typed to its last key is there after a reload', async () => {
  const page = await withoutEmail();
  await control(page, email).pressSequentially(man.personalInfo.email);
  await page.reload();
  await ready(page);
  expect(await control(page, email).inputValue()).toBe(man.personalInfo.email);
});

test('a text that was typed to its last key is saved when the page is hidden', async () => {
  const page = await withoutEmail();
  await control(page, email).pressSequentially(man.personalInfo.email);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await savedOnDevice(page, man.personalInfo.email);
});

test('a paste that completes the step enables Next at once', async () => {
  const page = await withoutEmail();
  expect(await forward(page).isEnabled()).toBe(false);
  await control(page, email).focus();
  await page.keyboard.insertText(man.personalInfo.email);
  expect(await forward(page).isEnabled()).toBe(true);
});

test('typing that completes the step enables Next once it pauses', async () => {
  const page = await withoutEmail();
  await control(page, email).pressSequentially(man.personalInfo.email);
  expect(await forward(page).isEnabled()).toBe(false);
  await page.clock.runFor(200);
  expect(await forward(page).isEnabled()).toBe(true);
});

test('Enter right after the last key takes the newest text and leads to the next step', async () => {
  const page = await withoutEmail();
  await control(page, email).pressSequentially(man.personalInfo.email);
  await page.keyboard.press('Enter');
  await stepHeading(page, staff, 'education').waitFor();
});

test('a message that is shown follows each key', async () => {
  const page = await withoutEmail();
  const message = page.locator('#personalInfo-email-error > span:not(.vh)');
  await control(page, email).focus();
  await control(page, email).blur();
  const missing = await message.innerText();
  await control(page, email).pressSequentially('ra');
  const wrong = await message.innerText();
  expect(wrong).not.toBe(missing);
  await control(page, email).press('Backspace');
  expect(await message.innerText()).toBe(wrong);
  await control(page, email).press('Backspace');
  expect(await message.innerText()).toBe(missing);
  await control(page, email).pressSequentially(man.personalInfo.email);
  expect(await message.count()).toBe(0);
});

test('the countries of a telephone number come once it was left, not while it is typed in', async () => {
  const page = await visit('/');
  const script = /CountryPhoneInput.*\.js$/;
  const arrive = await heldBack(page, script);
  await page.goto(path);
  await ready(page);
  const number = control(page, 'personalInfo[mobilePhone]');
  await number.pressSequentially('03 12');
  arrive();
  // What the field does with them is done once the page rests.
  await evaluated(page, 'CountryPhoneInput');
  await page.keyboard.type('3 456');
  expect(await number.inputValue()).toBe('03 123 456');
  await page.keyboard.press('Tab');
  await page.getByLabel('Country code').waitFor();
  expect(await number.inputValue()).toBe('+961 3 123 456');
});

test('the countries of a telephone number are not drawn before it is about to be seen', async () => {
  const page = await openForm(path, { viewport: devices['a phone'] });
  const countries = page.getByLabel('Country code');
  await evaluated(page, 'CountryPhoneInput');
  expect(await countries.count()).toBe(0);
  await control(page, 'personalInfo[birthDate]').scrollIntoViewIfNeeded();
  await countries.waitFor();
});

test('a telephone number that the browser fills in while the countries are drawn is not lost', async () => {
  const page = await openForm(path, { viewport: devices['a phone'] });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const plain = document.querySelector<HTMLInputElement>('[name="personalInfo[mobilePhone]"]')!;
    const fill = () => {
      // As a browser does: without the focus, past React's own setter.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(plain, '+9613123456');
      plain.dispatchEvent(new Event('input', { bubbles: true }));
    };
    // It is notified right after the field itself: the rendering has been requested, and has not started.
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
  await page.getByLabel('Country code').waitFor();
  expect(await control(page, 'personalInfo[mobilePhone]').inputValue()).toBe('+961 3 123 456');
});
