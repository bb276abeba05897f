import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { fillStep } from '#tests/e2e/fill.ts';
import { asStored, storedUnder } from '#tests/e2e/stored.ts';
import { files, visit } from '#tests/e2e/visit.ts';

const steps = Object.entries(staff.steps);

const fillIn = async (page: Page, answers: unknown) => {
  for (const [id, { title }] of steps) {
    await page.getByRole('heading', { name: title, level: 2 }).waitFor();
    await fillStep(page, staff, id, answers, files());
    const forward = page.locator('.step button[type=submit]');
    await forward.click();
  }
};

const popup = (page: Page) => page.getByRole('dialog');

describe.each([
  ['a desktop', { width: 1280, height: 900 }],
  ['a phone', { width: 360, height: 740 }],
])('on %s', (_device, viewport) => {
  test.each(Object.entries(staffExamples))('the %s applies, and the school has it whole', async (_name, answers) => {
    const page = await visit('/join-us/as-staff', { viewport });
    await fillIn(page, answers);
    await popup(page).getByRole('heading', { name: 'Admission Form submitted successfully!' }).waitFor();
    const reference = await popup(page).locator('.reference').innerText();
    expect(await storedUnder(reference)).toEqual(await asStored(answers));
    await popup(page).getByRole('button', { name: 'Close' }).click();
    await page.getByRole('heading', { name: 'Your application has arrived' }).waitFor();
    expect(await page.locator('.receipt .reference').innerText()).toBe(reference);
  });
});
