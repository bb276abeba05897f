import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { dialog } from '#tests/e2e/application.ts';
import { photographOfPaper } from '#tests/e2e/paper.ts';
import { files } from '#tests/e2e/visit.ts';

/** Makes a PDF of a photograph and attaches it to the question with this label. */
export const photograph = async (page: Page, label: string, press: 'click' | 'tap' = 'click'): Promise<void> => {
  const picture = join(files(), 'paper.jpg');
  await writeFile(picture, await photographOfPaper());
  await page.getByRole('button', { name: `Take a photo for ${label}` })[press]();
  await dialog(page).locator('input[type=file]').last().setInputFiles(picture);
  await dialog(page).getByText('1 page,').waitFor();
  await dialog(page).getByRole('button', { name: 'Attach this PDF', exact: true })[press]();
  await page.getByRole('button', { name: `Remove ${label}` }).waitFor();
};
