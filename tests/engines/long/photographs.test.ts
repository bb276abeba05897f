import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { inject, test } from 'vitest';
import { begin, dialog } from '#tests/e2e/application.ts';
import { photographOfPaper } from '#tests/e2e/paper.ts';
import { applyWithPhotographsOnly } from '#tests/e2e/photographsOnly.ts';
import { files } from '#tests/e2e/visit.ts';

test.each(['jpeg', 'png'] as const)('a %s whose end is missing is asked for again', async (format) => {
  const page = await begin('/join-us/as-staff', { viewport: { width: 360, height: 740 } });
  await page.getByRole('button', { name: 'Take a photo for Photocopy of passport' }).click();
  const whole = await sharp(await photographOfPaper())
    .toFormat(format)
    .toBuffer();
  const cut = join(files(), `half.${format}`);
  await writeFile(cut, whole.subarray(0, whole.length / 2));
  await dialog(page).locator('input[type=file]').last().setInputFiles(cut);
  await dialog(page)
    .getByText(`“half.${format}” could not be read on this device. Please take the photo again.`)
    .waitFor();
});

test('a HEIC photograph that the browser cannot decode is named, and the next one becomes a page', async () => {
  const page = await begin('/join-us/as-staff', { viewport: { width: 360, height: 740 } });
  await page.getByRole('button', { name: 'Take a photo for Photocopy of passport' }).click();
  const pictures = dialog(page).locator('input[type=file]').last();
  const [heic, jpeg] = ['telephone.heic', 'paper.jpg'].map((name) => join(files(), name)) as [string, string];
  await writeFile(heic, Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'));
  await writeFile(jpeg, await photographOfPaper());
  await pictures.setInputFiles(heic);
  await dialog(page).getByText('is a HEIC photo, which this browser cannot open').waitFor();
  await dialog(page).getByRole('button', { name: 'Continue' }).click();
  await pictures.setInputFiles(jpeg);
  await dialog(page).getByText('1 page,').waitFor();
});

// Firefox is touched like a telephone. WebKit's driver turns a touch into the press of a mouse.
test('a parent applies with photographs only, by touch where the driver has it, over 400 kbit/s with two breaks', () =>
  applyWithPhotographsOnly(
    { site: inject('site'), dataDir: inject('dataDir') },
    `test-results/photographs/${inject('engine')}`,
  ));
