import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { begin, control, fillUpTo, ready, send } from '#tests/e2e/application.ts';
import { savedOnDevice } from '#tests/e2e/savedOnDevice.ts';
import { asStored, storedUnder } from '#tests/e2e/stored.ts';

const path = '/join-us/as-staff';
const teacher = staffExamples['experienced teacher'];
const familyName = (page: Page) => control(page, 'personalInfo[familyName]');
const says = (page: Page, heading: string) => page.getByRole('heading', { name: heading }).waitFor();

const openSecondTab = async (page: Page) => {
  const second = await page.context().newPage();
  await second.goto(path);
  await ready(second);
  return second;
};

test('two tabs edit one draft in turn, what one sends the other shows as sent', async () => {
  const page = await begin(path);
  await familyName(page).fill('Khoury');
  await savedOnDevice(page, 'Khoury');
  const second = await openSecondTab(page);
  await says(second, 'This form is open in another tab');
  await second.getByRole('button', { name: 'Continue here' }).click();
  expect(await familyName(second).inputValue()).toBe('Khoury');
  await says(page, 'You are continuing in another tab');
  await familyName(second).fill('Haddad');
  await savedOnDevice(second, 'Haddad');
  await second.close();
  await expect.poll(() => familyName(page).inputValue()).toBe('Haddad');

  await fillUpTo(page, staff, teacher);
  const third = await openSecondTab(page);
  await says(third, 'This form is open in another tab');
  const reference = await send(page);
  expect(await storedUnder(reference)).toEqual(await asStored(teacher));
  await third.getByText(reference).waitFor();
});
