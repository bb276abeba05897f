import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { admission } from '#forms/admission/admission.ts';
import { admissionExamples } from '#forms/admission/examples.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { dialog, fillUpTo, ready, send, stepHeading } from '#tests/e2e/application.ts';
import { passInformation } from '#tests/e2e/fill.ts';
import { expectStep, follow } from '#tests/e2e/navigation.ts';
import { openPrepared } from '#tests/e2e/prepared.ts';
import { visit } from '#tests/e2e/visit.ts';

const admissionPage = '/join-us/as-student';
const toddler = admissionExamples['pre-KG child from a day care'];
const teacher = staffExamples['experienced teacher'];
const info = (page: Page) => page.getByRole('button', { name: 'Fill The Form' });

test('the entries of the browser’s history lead from another child’s application back to the information page, and then to the page before it', async () => {
  const page = await visit('/privacy');
  await follow(page, 'join us', admissionPage);
  await ready(page);
  await passInformation(page);
  await fillUpTo(page, admission, toddler);
  await send(page);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Apply for another child' }).click();
  await stepHeading(page, admission, 'learner').waitFor();
  await expectStep(page, 'learner');
  await page.goBack();
  await info(page).waitFor();
  await expectStep(page, 'info');
  await page.goForward();
  await stepHeading(page, admission, 'learner').waitFor();
  await page.goBack();
  await info(page).waitFor();
  await page.goBack();
  await page.waitForURL('**/privacy');
});

test('an application that was sent after more moves than a browser remembers has the address of its receipt', async () => {
  const page = await openPrepared('/join-us/as-staff', staff, teacher);
  const steps = Object.keys(staff.steps).slice(-2);
  for (let move = 0; move < 56; move += 1) {
    const step = steps[move % 2]!;
    await page.locator('.stepper-step').nth(Object.keys(staff.steps).indexOf(step)).getByRole('button').click();
    await expectStep(page, step);
  }
  await page.goBack();
  await page.goBack();
  await send(page);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expectStep(page, 'receipt');
});
