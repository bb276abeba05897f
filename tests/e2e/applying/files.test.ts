import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { limits } from '#forms/limits.ts';
import { control, openForm } from '#tests/e2e/application.ts';
import { handmadePdf } from '#tests/forms/handmadePdf.ts';

const pdf = (text: string) => ({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from(text) });
const whole = handmadePdf();

const wrong = [
  ['a picture with a PDF’s name', { ...pdf('\x89PNG\r\n'), name: 'photo.pdf' }, 'Only PDF files are allowed'],
  ['a picture', { ...pdf('\x89PNG\r\n'), name: 'photo.png', mimeType: 'image/png' }, 'Only PDF files are allowed'],
  ['an empty file', pdf(''), 'This file is empty. Please attach it again or choose another copy.'],
  [
    'a file cut short',
    pdf('%PDF-1.4\n1 0 obj\n<<>>'),
    'This PDF is incomplete: its end is missing. Please save or scan it again and attach the new file.',
  ],
  [
    'a file nothing can open',
    pdf('%PDF-1.4\n%%EOF\n'),
    'This PDF is damaged and cannot be opened. Please save or scan it again and attach the new file.',
  ],
  [
    'a file of 11 MB',
    pdf(`%PDF-1.4\n${' '.repeat(limits.fileBytes)}\n%%EOF\n`),
    'This file is larger than 10 MB. Please attach a smaller one.',
  ],
] as const;

const passport = (page: Page) => control(page, 'personalInfo[passport]');
const message = (page: Page, text: string) => page.locator('.field-error').getByText(text, { exact: true });

test.each(wrong)('%s is named, kept in the list and said to be wrong', async (_what, file, text) => {
  const page = await openForm('/join-us/as-staff');
  await passport(page).setInputFiles(file);
  await message(page, text).waitFor();
  await page.getByRole('button', { name: `Remove ${file.name}` }).click();
  await message(page, 'A passport image is required.').waitFor();
});

test('a file that asks for a password is taken, with a hint', async () => {
  const page = await openForm('/join-us/as-staff');
  await passport(page).setInputFiles(pdf(handmadePdf({ trailer: '/Encrypt 9 0 R' })));
  await page.getByText('This PDF may ask for a password. Please attach one that opens without.').waitFor();
  expect(await page.locator('.field-error').count()).toBe(0);
});

test('a damaged file that readers may rebuild is taken, with a hint', async () => {
  const page = await openForm('/join-us/as-staff');
  await passport(page).setInputFiles(pdf(whole.replace(/startxref\n\d+/, 'startxref\n7')));
  await page.getByText('This PDF looks damaged. Please open it once to see that every page is there.').waitFor();
  expect(await page.locator('.field-error').count()).toBe(0);
});

test('choosing again replaces the one file, and a name in Arabic is shown as it is', async () => {
  const page = await openForm('/join-us/as-staff');
  await passport(page).setInputFiles(pdf(whole));
  await passport(page).setInputFiles({ ...pdf(whole), name: 'جواز سفر (1).pdf' });
  await expect.poll(() => page.locator('.file-name bdi').allInnerTexts()).toEqual(['جواز سفر (1).pdf']);
});
