import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { examinePdf } from '#forms/pdf.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { begin, dialog, forward, ready, send, stepHeading } from '#tests/e2e/application.ts';
import { fillStep } from '#tests/e2e/fill.ts';
import { photographOfPaper } from '#tests/e2e/paper.ts';
import { applyWithPhotographsOnly } from '#tests/e2e/photographsOnly.ts';
import { drawnByPoppler } from '#tests/e2e/poppler.ts';
import { storedFiles } from '#tests/e2e/stored.ts';
import { files, visit } from '#tests/e2e/visit.ts';

const { personalInfo, ...rest } = staffExamples['single man'];
const withoutPassport = { ...rest, personalInfo: { ...personalInfo, passport: undefined } };

test('a photograph becomes a PDF that the school can open, and one the browser cannot decode is answered', async () => {
  const page = await begin('/join-us/as-staff', { viewport: { width: 360, height: 740 } });
  await fillStep(page, staff, 'personalInfo', withoutPassport, files());
  await page.getByRole('button', { name: 'Or take a photo for Photocopy of passport' }).click();
  const pictures = dialog(page).locator('input[type=file]').last();
  const [heic, jpeg] = ['telephone.heic', 'paper.jpg'].map((name) => join(files(), name)) as [string, string];
  await writeFile(heic, Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'));
  await writeFile(jpeg, await photographOfPaper());
  await pictures.setInputFiles(heic);
  await dialog(page).getByText('is a HEIC photo, which this browser cannot open').waitFor();
  await dialog(page).getByRole('button', { name: 'Continue' }).click();
  await pictures.setInputFiles(jpeg);
  await dialog(page).getByText('1 page,').waitFor();
  await dialog(page).getByRole('button', { name: 'Attach this PDF', exact: true }).click();
  await page.getByRole('button', { name: 'Remove Photocopy of passport' }).waitFor();
  for (const id of ['education', 'workExperience', 'employmentInfo', 'references']) {
    await forward(page).click();
    await stepHeading(page, staff, id).waitFor();
    await fillStep(page, staff, id, withoutPassport, files());
  }
  const { 'personalInfo[passport]': bytes } = await storedFiles(await send(page));
  expect(examinePdf({ name: 'a.pdf', type: '', size: bytes!.length, bytes: bytes! }).verdict).toBe('whole');
  expect(bytes!.includes('telephone')).toBe(false);
  drawnByPoppler(bytes!, join(files(), 'drawn'));
  expect((await readdir(files())).filter((name) => name.startsWith('drawn'))).toHaveLength(1);
});

test('Back asks before pages are lost, and Back again returns to them', async () => {
  const page = await visit('/about-us/history', { viewport: { width: 360, height: 740 } });
  await page.locator('.menu:not([data-native])').waitFor({ state: 'attached' });
  await page
    .locator('a[href="/join-us/as-staff"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await ready(page);
  await page.getByRole('button', { name: 'Or take a photo for Photocopy of passport' }).click();
  const picture = join(files(), 'paper.jpg');
  await writeFile(picture, await photographOfPaper());
  await dialog(page).locator('input[type=file]').last().setInputFiles(picture);
  await dialog(page).getByText('1 page,').waitFor();
  await page.evaluate(() => history.back());
  await dialog(page).getByText('You will lose these pages.').waitFor();
  await page.evaluate(() => history.back());
  await dialog(page).getByText('1 page,').waitFor();
  expect(await page.evaluate(() => location.pathname)).toBe('/join-us/as-staff');
});

// Firefox is touched as a telephone is. WebKit's driver makes a mouse's press of a touch.
test('a parent applies with photographs only, by touch where the driver has it, over 400 kbit/s that drop twice', () =>
  applyWithPhotographsOnly(
    { site: inject('site'), dataDir: inject('dataDir') },
    `test-results/photographs/${inject('engine')}`,
  ));
