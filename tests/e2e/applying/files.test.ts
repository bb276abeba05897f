import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { admission } from '#forms/admission/admission.ts';
import { admissionExamples } from '#forms/admission/examples.ts';
import { limits } from '#forms/limits.ts';
import { begin, control, fillUpTo, openForm } from '#tests/e2e/application.ts';
import { files } from '#tests/e2e/visit.ts';
import { handmadePdf } from '#tests/forms/handmadePdf.ts';

const pdf = (text: string, name = 'scan.pdf') => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(text),
});
const whole = handmadePdf();

const wrong = [
  [pdf('\x89PNG\r\n', 'photo.pdf'), 'Only PDF files are allowed'],
  [{ ...pdf('\x89PNG\r\n', 'photo.png'), mimeType: 'image/png' }, 'Only PDF files are allowed'],
  [pdf(''), 'This file is empty. Please attach it again or choose another copy.'],
  [
    pdf('%PDF-1.4\n1 0 obj\n<<>>'),
    'This PDF is incomplete: its end is missing. Please save or scan it again and attach the new file.',
  ],
  [
    pdf(`%PDF-1.4\n${' '.repeat(limits.fileBytes)}\n%%EOF\n`, 'large.pdf'),
    'This file is larger than 10 MB. Please attach a smaller one.',
  ],
] as const;

const passport = (page: Page) => control(page, 'personalInfo[passport]');
const message = (page: Page, text: string) => page.locator('.field-error').getByText(text, { exact: true });
const hasAttached = (page: Page, names: string[]) =>
  expect.poll(() => page.locator('.file-name bdi').allInnerTexts()).toEqual(names);

/** Drops files of these names on an element. */
const drop = (page: Page, selector: string, names: readonly string[]) =>
  page.locator(selector).evaluate(
    (target, [all, text]) => {
      const dataTransfer = new DataTransfer();
      for (const name of all) dataTransfer.items.add(new File([text], name, { type: 'application/pdf' }));
      target.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    },
    [names, whole] as const,
  );

test('a wrong file stays in its list with a message; another choice, Remove, Undo and a drop change the list', async () => {
  const page = await openForm('/join-us/as-staff');
  for (const [file, text] of wrong) {
    const path = join(files(), file.name);
    await writeFile(path, file.buffer);
    await passport(page).setInputFiles(path);
    await message(page, text).waitFor();
    await page.getByRole('button', { name: `Remove ${file.name}` }).click();
    await message(page, 'A passport image is required.').waitFor();
  }
  await page.getByRole('button', { name: 'Undo' }).click();
  await hasAttached(page, ['large.pdf']);

  await passport(page).setInputFiles(pdf(handmadePdf({ trailer: '/Encrypt 9 0 R' })));
  await page.getByText('This PDF may ask for a password. Please attach one that opens without.').waitFor();
  await hasAttached(page, ['scan.pdf']);
  expect(await page.locator('.field-error').count()).toBe(0);
  await passport(page).setInputFiles(pdf(whole, 'جواز سفر (1).pdf'));
  await hasAttached(page, ['جواز سفر (1).pdf']);
  await page.getByRole('button', { name: 'Remove جواز سفر (1).pdf' }).click();
  await message(page, 'A passport image is required.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await hasAttached(page, ['جواز سفر (1).pdf']);
  await expect.poll(() => page.locator('.field--file .field-error').count()).toBe(0);
  await drop(page, '.field--file .field-hint', ['first.pdf', 'second.pdf']);
  await hasAttached(page, ['first.pdf']);
  await page.getByText('Only the first file was taken: you can attach one here.').waitFor();
});

test('a file that is dropped beside its question is refused with an announcement; the browser keeps dragged text', async () => {
  const page = await openForm('/join-us/as-staff');
  /** The types of events whose default action the page prevents. */
  const preventedOn = (selector: string, isFile: boolean) =>
    page
      .locator(selector)
      .first()
      .evaluate((target, file) => {
        const isPrevented = (type: string) => {
          const dataTransfer = new DataTransfer();
          if (file) dataTransfer.items.add(new File(['beside'], 'beside.pdf'));
          else dataTransfer.setData('text/plain', 'Salma');
          return !target.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
        };
        return ['dragover', 'drop'].filter(isPrevented);
      }, isFile);
  for (const selector of ['.step-heading', 'header', 'footer', 'body']) {
    expect(await preventedOn(selector, true), selector).toEqual(['dragover', 'drop']);
    expect(await preventedOn(selector, false), selector).toEqual([]);
  }
  await page.getByText('Nothing was attached. Please drop the file on its question.').waitFor({ state: 'attached' });
  expect(await page.locator('.file').count()).toBe(0);
});

test('of 30 wrong files ten are taken, in one row with one message; they are removed and restored together', async () => {
  const page = await begin('/join-us/as-student');
  await fillUpTo(page, admission, admissionExamples['divorced parents with another legal guardian'], 'parentsInfo');
  const papers = control(page, 'parentsInfo[legalPapers]');
  const field = page.locator('.field--file', { has: papers });
  const remove = field.getByRole('button', { name: /^Remove / });
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
  const removeAll = field.getByRole('button', { name: 'Remove 10 files that are not PDFs' });
  await removeAll.click();
  await expect.poll(() => field.locator('.file').count()).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await removeAll.waitFor();
});
