import { readFile } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { admission } from '#forms/admission/admission.ts';
import { admissionExamples } from '#forms/admission/examples.ts';
import { examinePdf } from '#forms/pdf.ts';
import { filesOf } from '#server/storing/application.ts';
import { directoryStore } from '#server/storing/directoryStore.ts';
import { disk } from '#server/storing/fileSystem.ts';
import { begin, control, dialog, fillUpTo, forward, send, stepHeading } from '#tests/e2e/application.ts';
import { overflow, violations } from '#tests/e2e/axe.ts';
import { photographOfPaper } from '#tests/e2e/paper.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };

/** The files of the newest application under a reference, by wire name. */
const storedFiles = async (reference: string) => {
  const store = directoryStore(disk, inject('dataDir'));
  const { applications } = await store.list();
  const application = applications.find((each) => each.reference === reference)!;
  const files = [...filesOf(application.answers)].map(
    async ([name, file]) => [name, await readFile(store.locate(application, file))] as const,
  );
  return Object.fromEntries(await Promise.all(files));
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

test('a parent with only a phone applies with photographs, made into PDFs without a line', async () => {
  const page = await begin('/join-us/as-student', phone);
  await fillUpTo(page, admission, admissionExamples['pre-KG child who was in none'], 'siblingsInfo');
  await forward(page).tap();
  await stepHeading(page, admission, 'documents').waitFor();
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /\/worker-/.test(name)));
  await page.context().setOffline(true);

  // A photograph where a PDF belongs, under the name of one: what is refused is taken over.
  await control(page, 'ID').setInputFiles({
    ...jpeg('card.pdf', await photographOfPaper()),
    mimeType: 'application/pdf',
  });
  await page.getByText('Only PDF files are allowed').waitFor();
  await page.getByRole('button', { name: 'Make a PDF of this photograph' }).tap();
  await dialog(page).getByText('1 page,').waitFor();
  await press(page, 'Attach this PDF');
  await page.getByRole('button', { name: 'Remove Passport or Lebanese ID.pdf' }).waitFor();

  await page.getByRole('button', { name: 'Or photograph the paper for Medical form and vaccination card' }).tap();
  await pictures(page).setInputFiles([
    jpeg('1.jpg', await photographOfPaper({ bar: 4 })),
    jpeg('2.jpg', await photographOfPaper({ bar: 8 })),
  ]);
  await dialog(page).getByText('2 pages,').waitFor();
  expect(await small(page)).toEqual([]);
  await press(page, 'Later page 1');
  await press(page, 'Attach this PDF');

  await page.getByRole('button', { name: 'Or photograph the paper for Passport photo' }).tap();
  await pictures(page).setInputFiles(jpeg('face.jpg', await photographOfPaper({ colour: '#c33' })));
  await dialog(page).getByText('1 page,').waitFor();
  await dialog(page).getByLabel('In colour').tap();
  await dialog(page).getByText('1 page,').waitFor();
  await press(page, 'Attach this PDF');
  await page.getByRole('button', { name: 'Remove Passport photo.pdf' }).waitFor();

  await page.context().setOffline(false);
  const stored = await storedFiles(await send(page));
  expect(Object.keys(stored).toSorted()).toEqual(['ID', 'medicalDocs[0]', 'passportImg']);
  for (const bytes of Object.values(stored)) {
    expect(examinePdf({ name: 'a.pdf', type: '', size: bytes.length, bytes }).verdict).toBe('whole');
    expect(bytes.includes('telephone')).toBe(false);
  }
  const [card] = pagesOf(stored['ID']!);
  const medical = pagesOf(stored['medicalDocs[0]']!);
  // The paper fills the page: what was drawn at its top left is there, its margins are white.
  expect(card!.ink(0.11, 0.08, 0.22, 0.155)).toBeGreaterThan(0.98);
  expect(card!.ink(0, 0, 1, 0.05) + card!.ink(0, 0.95, 1, 1)).toBeLessThan(0.01);
  expect(card!.height / card!.width).toBeCloseTo(Math.SQRT2, 1);
  // The second photograph, with the longer bar, is the first page.
  expect(medical.map(({ ink }) => ink(0.5, 0.225, 0.7, 0.245) > 0.9)).toEqual([true, false]);
  expect(stored['ID']!.length).toBeLessThan(100 * 1024);
  expect(stored['passportImg']!.length).toBeLessThan(400 * 1024);
  expect(stored['passportImg']!.includes('/DCTDecode')).toBe(true);
});

test('by keyboard the corners are moved, a page is left and kept, and the focus comes back', async () => {
  const page = await begin('/join-us/as-staff', { viewport: { width: 320, height: 640 } });
  const opener = page.getByRole('button', { name: /^Or photograph the paper/ }).first();
  await opener.focus();
  await page.keyboard.press('Enter');
  await dialog(page).waitFor();
  await pictures(page).setInputFiles(jpeg('1.jpg', await photographOfPaper()));
  await dialog(page).getByText('1 page,').waitFor();
  expect(await overflow(page)).toBe(0);
  await dialog(page).getByRole('button', { name: 'Corners page 1' }).press('Enter');
  const corner = dialog(page).getByRole('slider', { name: 'Bottom right corner' });
  const before = await corner.getAttribute('aria-valuetext');
  for (let i = 0; i < 5; i++) await corner.press('ArrowUp');
  expect(await corner.getAttribute('aria-valuetext')).not.toBe(before);
  expect(await small(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Done' }).press('Enter');
  await dialog(page).getByText('1 page,').waitFor();
  await page.keyboard.press('Escape');
  await dialog(page).getByRole('button', { name: 'Stay' }).press('Enter');
  await dialog(page).getByRole('button', { name: 'Attach this PDF' }).press('Enter');
  await page.locator('.file').waitFor();
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
});
