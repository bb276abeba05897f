import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { control, dialog, fillUpTo, openForm, ready, send, stepHeading } from '#tests/e2e/application.ts';
import { devices } from '#tests/e2e/devices.ts';
import { continuesElsewhere, expected, offer, openLink, press, takeIt } from '#tests/e2e/handover.ts';
import { savedOnDevice } from '#tests/e2e/savedOnDevice.ts';
import { visit } from '#tests/e2e/visit.ts';

const path = '/join-us/as-staff';
const says = (page: Page, heading: RegExp | string) => dialog(page).getByRole('heading', { name: heading }).waitFor();
const firstName = (page: Page) => control(page, 'personalInfo[firstName]');

/** Begins a staff application, and waits until the device has it. */
const withFirstName = async (name: string, expects = expected) => {
  const page = await openForm(path, { expected: expects });
  await firstName(page).fill(name);
  await savedOnDevice(page, name);
  return page;
};

test('an application that both devices send arrives once', async () => {
  const man = staffExamples['single man'];
  const computer = await openForm(path, { expected });
  await fillUpTo(computer, staff, man);
  await savedOnDevice(computer, man.personalInfo.email);
  const phone = await openLink(await offer(computer));
  await takeIt(phone);
  const reference = await send(phone);

  await computer.reload();
  await ready(computer);
  await continuesElsewhere(computer).waitFor();
  await computer.getByRole('button', { name: 'Continue here instead' }).click();
  await stepHeading(computer, staff, 'references').waitFor();
  expect(await send(computer)).toBe(reference);
  await dialog(computer).getByText('It had arrived before, perhaps from another device.').waitFor();
  await press(computer, 'Close');
  // The school has the answers of the phone, not those of this device.
  await computer.getByText('It had arrived before, perhaps from another device.').waitFor();
  expect(await computer.getByRole('heading', { name: 'What was sent' }).count()).toBe(0);
});

test('a draft on the second device is kept unless the applicant replaces it; a link works once, and only whole', async () => {
  const computer = await withFirstName('Rana');
  const link = await offer(computer);
  await press(computer, 'Close');
  await computer.getByRole('button', { name: 'Show the link' }).click();
  await press(computer, 'Close');

  const phone = await withFirstName('Karim', /404|could not be read/);
  await openLink(link, phone);
  await says(phone, 'There is an application on this device already');
  await dialog(phone).getByText('an application of Karim that').waitFor();
  await press(phone, 'Keep the one on this device');
  expect(await firstName(phone).inputValue()).toBe('Karim');

  await openLink(link.slice(0, -1), phone);
  await says(phone, 'This link is not complete');
  await press(phone, 'Close');
  await openLink(`${link.slice(0, -2)}AA`, phone);
  await press(phone, 'Replace it');
  await says(phone, 'The application could not be read');
  await press(phone, 'Close');
  expect(await firstName(phone).inputValue()).toBe('Karim');

  await openLink(link, phone);
  await press(phone, 'Replace it');
  await takeIt(phone);
  expect(await firstName(phone).inputValue()).toBe('Rana');
  await phone.reload();
  await ready(phone);
  expect(await firstName(phone).inputValue()).toBe('Rana');
  const third = await openLink(link);
  await says(third, 'This link no longer works');
});

test('without a line, and stopped, nothing is lost; a link that was cancelled is useless', async () => {
  const computer = await withFirstName('Rana', /404|507|ERR_FAILED/);
  const calls = /\/api\/handover\//;
  await computer.route(calls, (route) => route.abort());
  await computer.getByRole('button', { name: 'Continue on another device' }).first().click();
  await press(computer, 'Make a link');
  await dialog(computer).getByText('The connection was lost.').waitFor();
  await computer.unroute(calls);
  await computer.route(calls, (route) => route.fulfill({ status: 507 }));
  await press(computer, 'Try again');
  await dialog(computer).getByText('has no room for this').waitFor();
  await computer.unroute(calls);
  await press(computer, 'Try again');
  const link = await dialog(computer).getByRole('textbox').inputValue();

  const phone = await visit('about:blank', { viewport: devices['a phone'], expected: /404|ERR_FAILED/ });
  await phone.route(calls, (route) => route.abort());
  await openLink(link, phone);
  await says(phone, 'The connection was lost');
  await phone.unroute(calls);
  await press(computer, 'Cancel the link');
  await dialog(computer).waitFor({ state: 'detached' });
  await press(phone, 'Try again');
  await says(phone, 'This link no longer works');
  expect(await firstName(computer).inputValue()).toBe('Rana');
});
