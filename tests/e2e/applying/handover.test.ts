import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { control, dialog, fillFrom, fillUpTo, openForm, ready, send, stepHeading } from '#tests/e2e/application.ts';
import { devices } from '#tests/e2e/devices.ts';
import { savedOnDevice } from '#tests/e2e/savedOnDevice.ts';
import { asStored, storedUnder } from '#tests/e2e/stored.ts';
import { visit } from '#tests/e2e/visit.ts';

const path = '/join-us/as-staff';
const teacher = staffExamples['experienced teacher'];

const press = (page: Page, name: string) => page.getByRole('button', { name }).first().click();

/** Offers the application of a page to another device. Gives the link. */
const offer = async (page: Page): Promise<string> => {
  await press(page, 'Continue on another device');
  await dialog(page).getByRole('button', { name: 'Make a link' }).click();
  return dialog(page).getByLabel('Link for the other device').inputValue();
};

/** Opens a link on a phone that has never seen the form. */
const openOnPhone = async (link: string): Promise<Page> => {
  const phone = await visit('about:blank', { viewport: devices['a phone'] });
  await phone.goto(link);
  await ready(phone);
  return phone;
};

test('an application is begun on a computer, completed on a phone with all its files, and received once', async () => {
  const computer = await openForm(path);
  await fillUpTo(computer, staff, teacher, 'education');
  await savedOnDevice(computer, teacher.personalInfo.email);
  const link = await offer(computer);

  const phone = await openOnPhone(link);
  await dialog(phone)
    .getByRole('heading', { name: /^The application of .* is here$/ })
    .waitFor();
  expect(new URL(phone.url()).hash).toBe('');
  await dialog(phone).getByRole('button', { name: 'Continue' }).click();
  await stepHeading(phone, staff, 'education').waitFor();
  await computer.getByRole('heading', { name: 'This application continues on another device' }).waitFor();

  await fillFrom(phone, staff, teacher, 'education');
  const reference = await send(phone);
  expect(await storedUnder(reference)).toEqual(await asStored(teacher));

  await press(computer, 'Continue here instead');
  await stepHeading(computer, staff, 'education').waitFor();
  expect(await control(computer, 'personalInfo[firstName]').count()).toBe(0);
});
