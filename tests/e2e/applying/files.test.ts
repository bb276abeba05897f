import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { admission } from '#forms/admission/admission.ts';
import { admissionExamples } from '#forms/admission/examples.ts';
import { control, openForm } from '#tests/e2e/application.ts';
import { openPrepared } from '#tests/e2e/prepared.ts';
import { savedOnDevice } from '#tests/e2e/savedOnDevice.ts';
import { files } from '#tests/e2e/visit.ts';
import { encryptedPdf } from '#tests/forms/encryptedPdfs.ts';
import { handmadePdf } from '#tests/forms/handmadePdf.ts';

const pdf = (text: string, name = 'scan.pdf') => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(text),
});
const whole = handmadePdf();
const encrypted = (name: string) => Buffer.from(encryptedPdf(name));

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

test('a file with a password is taken with a note; another choice, Remove, Undo and a drop change the list, and a file opens', async () => {
  const page = await openForm('/join-us/as-staff');
  const password = page.getByText('This PDF may ask for a password. Please attach one that opens without.', {
    exact: true,
  });
  await passport(page).setInputFiles({ ...pdf('', 'DOC-20240312-WA0007.'), buffer: encrypted('revision-6-asks') });
  await password.waitFor();
  await hasAttached(page, ['DOC-20240312-WA0007.']);
  expect(await page.locator('.field-error').count()).toBe(0);
  await passport(page).setInputFiles({ ...pdf('', 'scan'), mimeType: '', buffer: encrypted('revision-6-opens') });
  await hasAttached(page, ['scan']);
  expect(await password.count()).toBe(0);
  await passport(page).setInputFiles(pdf(whole, 'جواز سفر (1).pdf'));
  await hasAttached(page, ['جواز سفر (1).pdf']);
  // The headless shell shows no PDF: it saves it.
  const opened = page.waitForEvent('popup');
  const link = page.getByRole('link', { name: 'جواز سفر (1).pdf' });
  await link.click();
  const href = await link.getAttribute('href');
  expect(href).toMatch(/^blob:/);
  expect([href, '']).toContain((await opened).url());
  await page.getByRole('button', { name: 'Remove جواز سفر (1).pdf' }).click();
  await message(page, 'A passport image is required.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await hasAttached(page, ['جواز سفر (1).pdf']);
  await expect.poll(() => page.locator('.field--file .field-error').count()).toBe(0);
  await drop(page, '.field--file .field-hint', ['first.pdf', 'second.pdf']);
  await hasAttached(page, ['first.pdf']);
  await page.getByText('Only the first file was taken: you can attach one here. Not attached: second.pdf.').waitFor();
});

test('a file that is dragged from the device can be dropped on its question only', async () => {
  const page = await openForm('/join-us/as-staff');
  const scan = join(files(), 'scan.pdf');
  await writeFile(scan, whole);
  for (const place of ['header a', '.step-heading', '.field--file'])
    await dragFromDisk(page, page.locator(place).first(), [scan]);
  await hasAttached(page, ['scan.pdf']);
  // The browser would have opened the others, each in a tab.
  expect(page.context().pages()).toHaveLength(1);
});

/** The field of the legal papers, which takes several files, emptied. */
const openPapers = async () => {
  const divorced = admissionExamples['divorced parents with another legal guardian'];
  const page = await openPrepared('/join-us/as-student', admission, divorced, { step: 'parentsInfo' });
  const papers = control(page, 'parentsInfo[legalPapers]');
  const field = page.locator('.field--file', { has: papers });
  const remove = field.getByRole('button', { name: /^Remove guardianship/ });
  await expect.poll(() => remove.count()).toBe(2);
  while ((await remove.count()) > 0) await remove.first().click();
  /** The reason in each row; undefined where the file can be sent. */
  const reasons = () =>
    field
      .locator('.file')
      .evaluateAll((rows) =>
        rows.map((row) => [
          row.querySelector('bdi')!.textContent,
          row.querySelector('.field-error > span:not(.vh)')?.textContent,
        ]),
      );
  return { page, papers, field, reasons };
};

/** Drags files and folders of this machine to an element. */
const dragFromDisk = async (page: Page, target: Locator, paths: string[]) => {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox())!;
  const at = { x: x + width / 2, y: y + height / 2, data: { items: [], files: paths, dragOperationsMask: 1 } };
  const session = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, ...at });
};

test('of several files those that can be read are taken; a lost one, a folder and wrong ones are named, and replaced when they are mended', async () => {
  const { page, papers, field, reasons } = await openPapers();
  const unreadable = 'This file could not be read. Please save it on this device and choose it again.';
  const inFolder = (name: string) => join(files(), name);
  await Promise.all([
    writeFile(inFolder('judgment'), whole),
    writeFile(inFolder('lost.pdf'), whole),
    writeFile(inFolder('cut.pdf'), '%PDF-1.4\n1 0 obj\n<<>>'),
    mkdir(inFolder('papers'), { recursive: true }),
  ]);
  // The file is lost after it was chosen, before the page reads it: as in a cloud that does not answer.
  await page.exposeFunction('lose', () => rm(inFolder('lost.pdf')));
  await page.evaluate(() => {
    const { lose } = window as unknown as { lose: () => Promise<void> };
    Blob.prototype.arrayBuffer = async function arrayBuffer(this: Blob) {
      if ((this as File).name === 'lost.pdf') await lose();
      return new Response(this).arrayBuffer();
    };
  });
  await dragFromDisk(page, field, ['judgment', 'lost.pdf', 'papers', 'cut.pdf'].map(inFolder));
  await expect.poll(reasons).toEqual([
    ['judgment', undefined],
    ['lost.pdf', unreadable],
    ['papers', 'Folders cannot be attached. Please attach the files inside.'],
    ['cut.pdf', 'This PDF is incomplete: its end is missing. Please save or scan it again and attach the new file.'],
  ]);
  await page
    .locator('[role=status]', { hasText: 'judgment: 1 file attached. lost.pdf, papers, cut.pdf cannot be sent.' })
    .waitFor({ state: 'attached' });
  await writeFile(inFolder('cut.pdf'), whole);
  await papers.setInputFiles([inFolder('cut.pdf')]);
  await expect.poll(reasons).toEqual([
    ['judgment', undefined],
    ['lost.pdf', unreadable],
    ['papers', 'Folders cannot be attached. Please attach the files inside.'],
    ['cut.pdf', undefined],
  ]);
  await savedOnDevice(page, `"name":"cut.pdf","type":"application/pdf","size":${whole.length}`);
  await page.reload();
  await expect.poll(reasons).toHaveLength(4);
  await field.getByRole('button', { name: 'Remove the 2 that cannot be sent' }).click();
  await expect.poll(reasons).toEqual([
    ['judgment', undefined],
    ['cut.pdf', undefined],
  ]);
  expect(await field.locator('.field-error').count()).toBe(0);
});
