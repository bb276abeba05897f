import { inflateSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { examinePdf } from '#forms/pdf.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { begin, control, dialog, fetched, forward, send, stepHeading } from '#tests/e2e/application.ts';
import { overflow, violations } from '#tests/e2e/axe.ts';
import { fillStep } from '#tests/e2e/fill.ts';
import { photographOfPaper } from '#tests/e2e/paper.ts';
import { storedFiles } from '#tests/e2e/stored.ts';

const phone = { viewport: { width: 320, height: 640 }, hasTouch: true };

const { personalInfo, education, ...rest } = staffExamples['single man'];
const withoutFiles = {
  ...rest,
  personalInfo: { ...personalInfo, passport: undefined },
  education: {
    ...education,
    academicInfo: education.academicInfo.map((each) => ({ ...each, certificate: undefined })),
  },
};

/** The black-and-white pages of a PDF, each as a way to ask how much ink is within a part of it. */
const pagesOf = (pdf: Buffer) =>
  [
    ...pdf
      .toString('latin1')
      .matchAll(/\/Width (\d+) \/Height (\d+) [^>]*\/BitsPerComponent 1 [^]*?\/Length (\d+) >>\nstream\n/g),
  ].map((match) => {
    const [width, height, length] = match.slice(1).map(Number) as [number, number, number];
    const from = match.index + match[0].length;
    const rows = inflateSync(pdf.subarray(from, from + length));
    const rowBytes = 1 + Math.ceil(width / 8);
    const ink = (left: number, top: number, right: number, bottom: number) => {
      let [black, all] = [0, 0];
      for (let y = Math.round(top * height); y < bottom * height; y++)
        for (let x = Math.round(left * width); x < right * width; x++, all++)
          if (!(rows[y * rowBytes + 1 + (x >> 3)]! & (128 >> (x & 7)))) black++;
      return black / all;
    };
    return { width, height, ink };
  });

/** Everything that can be pressed in the dialog and is smaller than a fingertip. */
const small = (page: Page) =>
  dialog(page)
    .locator('button, label, [role=slider]')
    .evaluateAll((all) =>
      all
        .filter((each) => each.getBoundingClientRect().height < 44 || each.getBoundingClientRect().width < 44)
        .map((each) => each.textContent),
    );

const pictures = (page: Page) => dialog(page).locator('input[type=file]').last();
const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).tap();

test('who has only a phone applies with photographs, made into PDFs by touch and by keys, without a line', async () => {
  const page = await begin('/join-us/as-staff', phone);
  await fillStep(page, staff, 'personalInfo', withoutFiles, '');
  await fetched(page, 'worker');
  await page.context().setOffline(true);

  // A photograph where a PDF belongs, under the name of one: what is refused is taken over.
  await control(page, 'personalInfo[passport]').setInputFiles({
    ...jpeg('card.pdf', await photographOfPaper({ bar: 4 })),
    mimeType: 'application/pdf',
  });
  await page.getByText('Only PDF files are allowed').waitFor();
  await page.getByRole('button', { name: 'Make a PDF of this photograph' }).tap();
  await dialog(page).getByText('1 page,').waitFor();
  await pictures(page).setInputFiles(jpeg('2.jpg', await photographOfPaper({ bar: 8 })));
  await dialog(page).getByText('2 pages,').waitFor();
  expect([await overflow(page), await small(page)]).toEqual([0, []]);
  await press(page, 'Later page 1');
  await dialog(page).getByRole('button', { name: 'Corners page 2' }).press('Enter');
  const corner = dialog(page).getByRole('slider', { name: 'Bottom right corner' });
  const before = await corner.getAttribute('aria-valuetext');
  for (let i = 0; i < 5; i++) await corner.press('ArrowUp');
  expect(await corner.getAttribute('aria-valuetext')).not.toBe(before);
  expect([await overflow(page), await small(page), await violations(page)]).toEqual([0, [], []]);
  await dialog(page).getByRole('button', { name: 'Done' }).press('Enter');
  await dialog(page).getByText('2 pages,').waitFor();
  await press(page, 'Attach this PDF');
  await page.getByRole('button', { name: 'Remove Photocopy of passport' }).waitFor();
  await forward(page).tap();

  await stepHeading(page, staff, 'education').waitFor();
  await fillStep(page, staff, 'education', withoutFiles, '');
  const opener = page.getByRole('button', { name: 'Or photograph the paper for Certificate' });
  await opener.press('Enter');
  await pictures(page).setInputFiles(jpeg('seal.jpg', await photographOfPaper({ color: '#c33' })));
  await dialog(page).getByText('1 page,').waitFor();
  await dialog(page).getByLabel('In color').tap();
  await dialog(page).getByText('1 page,').waitFor();
  await page.keyboard.press('Escape');
  await dialog(page).getByRole('button', { name: 'Stay' }).press('Enter');
  await dialog(page).getByRole('button', { name: 'Attach this PDF' }).press('Enter');
  await page.getByRole('button', { name: 'Remove Certificate' }).waitFor();
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);

  await page.context().setOffline(false);
  for (const id of ['workExperience', 'employmentInfo', 'references']) {
    await forward(page).tap();
    await stepHeading(page, staff, id).waitFor();
    await fillStep(page, staff, id, withoutFiles, '');
  }
  const stored = await storedFiles(await send(page));
  const {
    'personalInfo[passport]': passport,
    'education[academicInfo][0][certificate]': certificate,
    ...others
  } = stored;
  expect(others).toEqual({});
  for (const bytes of [passport!, certificate!]) {
    expect(examinePdf({ name: 'a.pdf', type: '', size: bytes.length, bytes }).verdict).toBe('whole');
    expect(bytes.includes('telephone')).toBe(false);
  }
  const pages = pagesOf(passport!);
  // The paper fills the page: what was drawn at its top left is there, its margins are white.
  expect(pages[0]!.ink(0.11, 0.08, 0.22, 0.155)).toBeGreaterThan(0.98);
  expect(pages[0]!.ink(0, 0, 1, 0.05) + pages[0]!.ink(0, 0.95, 1, 1)).toBeLessThan(0.01);
  expect(pages[0]!.height / pages[0]!.width).toBeCloseTo(Math.SQRT2, 1);
  // The second photograph, with the longer bar, is the first page.
  expect(pages.map(({ ink }) => ink(0.5, 0.225, 0.7, 0.245) > 0.9)).toEqual([true, false]);
  expect(passport!.length).toBeLessThan(2 * 100 * 1024);
  expect(certificate!.length).toBeLessThan(400 * 1024);
  expect(certificate!.includes('/DCTDecode')).toBe(true);
});
