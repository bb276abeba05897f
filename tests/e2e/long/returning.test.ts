import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { begin, dialog, fillUpTo, openForm, ready, send, stepHeading } from '#tests/e2e/application.ts';
import { isInView } from '#tests/e2e/isInView.ts';
import { photographOfPaper } from '#tests/e2e/paper.ts';
import { filesOnDevice } from '#tests/e2e/savedOnDevice.ts';
import { files, focused } from '#tests/e2e/visit.ts';

const path = '/join-us/as-staff';
const man = staffExamples['single man'];

test('the receipt of a second application is shown from its beginning', async () => {
  const page = await begin(path, { viewport: { width: 360, height: 740 } });
  for (const each of [1, 2]) {
    await fillUpTo(page, staff, man);
    await send(page);
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => focused(page), { message: `after application ${each}` }).toBe('receipt-heading');
    await expect.poll(() => isInView(page, '#receipt-heading'), { message: `after application ${each}` }).toBe(true);
    await page.getByRole('button', { name: 'Start a new application' }).click();
    await stepHeading(page, staff, 'personalInfo').waitFor();
  }
});

test('photographs that are not attached yet follow the form into another tab, and survive a reload', async () => {
  const page = await openForm(path);
  const picture = join(files(), 'paper.jpg');
  await writeFile(picture, await photographOfPaper());
  const pages = (tab: Page) => dialog(tab).locator('.page-card img');
  await page.getByRole('button', { name: 'Take a photo for Photocopy of passport' }).click();
  await dialog(page).locator('input[type=file]').last().setInputFiles([picture, picture]);
  await expect.poll(() => pages(page).count()).toBe(2);
  await dialog(page).getByRole('button', { name: 'Rotate page 2' }).click();
  await expect.poll(() => pages(page).count()).toBe(2);
  await expect.poll(() => filesOnDevice(page)).toBe(2);

  const second = await page.context().newPage();
  await second.goto(path);
  await second.getByRole('button', { name: 'Continue here' }).click();
  await page.getByText('Another tab of this browser has taken over this form, with all answers and files.').waitFor();
  expect(await dialog(page).count()).toBe(0);
  await expect.poll(() => pages(second).count()).toBe(2);
  await page.close();
  await second.reload();
  await expect.poll(() => pages(second).count()).toBe(2);
  // It is still turned.
  const shapes = () =>
    pages(second).evaluateAll((all) =>
      all.map((each) => Math.sign((each as HTMLImageElement).naturalWidth - (each as HTMLImageElement).naturalHeight)),
    );
  await expect.poll(shapes).toEqual([-1, 1]);
  await dialog(second).getByRole('button', { name: 'Attach this PDF' }).click();
  await second.getByRole('button', { name: /^Remove Photocopy of passport/ }).waitFor();
  await expect.poll(() => dialog(second).count()).toBe(0);
  // The photographs stay beside their PDF until the form is opened again.
  await expect.poll(() => filesOnDevice(second)).toBe(3);
  await second.reload();
  await ready(second);
  await second.getByRole('button', { name: /^Remove Photocopy of passport/ }).waitFor();
  expect(await filesOnDevice(second)).toBe(1);
  expect(await dialog(second).count()).toBe(0);
});
