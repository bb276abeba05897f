import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { admission } from '#forms/admission/admission.ts';
import { admissionExamples } from '#forms/admission/examples.ts';
import { limits } from '#forms/limits.ts';
import { control, fillUpTo, openForm } from '#tests/e2e/application.ts';
import { passInformation } from '#tests/e2e/fill.ts';
import { files } from '#tests/e2e/visit.ts';
import { handmadePdf } from '#tests/forms/handmadePdf.ts';

const pdf = (text: string) => ({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from(text) });
const whole = handmadePdf();

const wrong = [
  [{ ...pdf('\x89PNG\r\n'), name: 'photo.pdf' }, 'Only PDF files are allowed'],
  [{ ...pdf('\x89PNG\r\n'), name: 'photo.png', mimeType: 'image/png' }, 'Only PDF files are allowed'],
  [pdf(''), 'This file is empty. Please attach it again or choose another copy.'],
  [
    pdf('%PDF-1.4\n1 0 obj\n<<>>'),
    'This PDF is incomplete: its end is missing. Please save or scan it again and attach the new file.',
  ],
  [
    { ...pdf(`%PDF-1.4\n${' '.repeat(limits.fileBytes)}\n%%EOF\n`), name: 'large.pdf' },
    'This file is larger than 10 MB. Please attach a smaller one.',
  ],
] as const;

const passport = (page: Page) => control(page, 'personalInfo[passport]');
const message = (page: Page, text: string) => page.locator('.field-error').getByText(text, { exact: true });

test('a wrong file is named, kept in the list and said to be wrong', async () => {
  const page = await openForm('/join-us/as-staff');
  for (const [file, text] of wrong) {
    const path = join(files(), file.name);
    await writeFile(path, file.buffer);
    await passport(page).setInputFiles(path);
    await message(page, text).waitFor();
    await page.getByRole('button', { name: `Remove ${file.name}` }).click();
    await message(page, 'A passport image is required.').waitFor();
  }
});

test('a file that asks for a password is taken, with a hint', async () => {
  const page = await openForm('/join-us/as-staff');
  await passport(page).setInputFiles(pdf(handmadePdf({ trailer: '/Encrypt 9 0 R' })));
  await page.getByText('This PDF may ask for a password. Please attach one that opens without.').waitFor();
  expect(await page.locator('.field-error').count()).toBe(0);
});

test('choosing again replaces the one file, and a name in Arabic is shown as it is', async () => {
  const page = await openForm('/join-us/as-staff');
  await passport(page).setInputFiles(pdf(whole));
  await passport(page).setInputFiles({ ...pdf(whole), name: 'جواز سفر (1).pdf' });
  await expect.poll(() => page.locator('.file-name bdi').allInnerTexts()).toEqual(['جواز سفر (1).pdf']);
});

test('a file that was removed can be restored, and is sent with the others', async () => {
  const page = await openForm('/join-us/as-staff');
  await passport(page).setInputFiles(pdf(whole));
  await page.getByRole('button', { name: 'Remove scan.pdf' }).click();
  await message(page, 'A passport image is required.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => page.locator('.file-name bdi').allInnerTexts()).toEqual(['scan.pdf']);
  await expect.poll(() => page.locator('.field--file .field-error').count()).toBe(0);
});

/** Drops files of these names on what a selector finds. */
const drop = (page: Page, selector: string, names: readonly string[]) =>
  page.locator(selector).evaluate(
    (target, [all, text]) => {
      const dataTransfer = new DataTransfer();
      for (const name of all) dataTransfer.items.add(new File([text], name, { type: 'application/pdf' }));
      target.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    },
    [names, whole] as const,
  );

test('of two files that are dropped on a question for one the first is taken, and the field says so', async () => {
  const page = await openForm('/join-us/as-staff');
  await drop(page, '.field--file .field-hint', ['first.pdf', 'second.pdf']);
  await expect.poll(() => page.locator('.file-name bdi').allInnerTexts()).toEqual(['first.pdf']);
  await page.getByText('Only the first file was taken: you can attach one here.').waitFor();
});

test.each(['.step-heading', 'header', 'footer', 'body'])(
  'a file that is dropped on %s neither takes the place of the page nor is attached, and that is announced',
  async (place) => {
    const page = await openForm('/join-us/as-staff');
    const prevented = await page
      .locator(place)
      .first()
      .evaluate((target) =>
        ['dragover', 'drop'].map((type) => {
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File(['beside'], 'beside.pdf'));
          return !target.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
        }),
      );
    expect(prevented).toEqual([true, true]);
    await page.getByText('Nothing was attached. Please drop the file on its question.').waitFor({ state: 'attached' });
    expect(await page.locator('.file').count()).toBe(0);
  },
);

test('text that is dragged is left to the browser, which drops it where text may go', async () => {
  const page = await openForm('/join-us/as-staff');
  const prevented = await page.locator('footer').evaluate((target) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/plain', 'Salma');
    return !target.dispatchEvent(new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true }));
  });
  expect(prevented).toBe(false);
});

test('of 30 wrong files ten are taken, in one row with one message, and are removed and restored together', async () => {
  const page = await openForm('/join-us/as-student');
  await passInformation(page);
  await fillUpTo(page, admission, admissionExamples['divorced parents with another legal guardian'], 'parentsInfo');
  const papers = control(page, 'parentsInfo[legalPapers]');
  const field = page.locator('.field--file', { has: papers });
  const remove = field.getByRole('button', { name: /^Remove / });
  // Both papers are read before they are there.
  await expect.poll(() => remove.count()).toBe(2);
  while ((await remove.count()) > 0) await remove.first().click();
  await papers.setInputFiles(
    Array.from({ length: 30 }, (_, i) => ({ name: `paper-${i + 1}.docx`, mimeType: '', buffer: Buffer.from('PK') })),
  );
  await field.getByText('10 files that are not PDFs: paper-1.docx, paper-2.docx, paper-3.docx and 7 more').waitFor();
  await field.getByText('20 files were left out: you can attach up to 10 here.').waitFor();
  expect(await field.locator('.field-error').allInnerTexts()).toEqual([
    expect.stringContaining('Only PDF files are allowed'),
  ]);
  expect(await field.locator('.file').count()).toBe(1);
  await field.getByRole('button', { name: 'Remove 10 files that are not PDFs' }).click();
  await expect.poll(() => field.locator('.file').count()).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await field.getByRole('button', { name: 'Remove 10 files that are not PDFs' }).waitFor();
});
