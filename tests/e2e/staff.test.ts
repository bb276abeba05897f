import { describe, expect, test } from 'vitest';
import { staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { dialog, fillUpTo, openForm, send } from '#tests/e2e/application.ts';
import { fillByKeyboard } from '#tests/e2e/keyboard.ts';
import { asStored, storedUnder } from '#tests/e2e/stored.ts';
import { files } from '#tests/e2e/visit.ts';

const devices = [
  ['a desktop', { width: 1280, height: 900 }],
  ['a phone', { width: 360, height: 740 }],
] as const;

describe.each(devices)('on %s', (_device, viewport) => {
  test.each(Object.entries(staffExamples))('the %s applies, and the school has it whole', async (_name, answers) => {
    const page = await openForm('/join-us/as-staff', { viewport });
    await fillUpTo(page, staff, answers);
    const reference = await send(page);
    await dialog(page).getByRole('heading', { name: 'Admission Form submitted successfully!' }).waitFor();
    expect(await storedUnder(reference)).toEqual(await asStored(answers));
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await page.getByRole('heading', { name: 'Your application has arrived' }).waitFor();
    expect(await page.locator('.receipt .reference').innerText()).toBe(reference);
  });

  test('the married mother of two applies by keyboard alone', async () => {
    const answers = staffExamples['married mother of two'];
    const page = await openForm('/join-us/as-staff', { viewport });
    await fillByKeyboard(page, staff, answers, files());
    await dialog(page).getByRole('heading', { name: 'Admission Form submitted successfully!' }).waitFor();
    const reference = await dialog(page).locator('.reference').innerText();
    expect(await storedUnder(reference)).toEqual(await asStored(answers));
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Your application has arrived');
  });
});
