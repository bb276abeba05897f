import { expect, test } from 'vitest';
import { examinePdf } from '#forms/pdf.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { arrived, dialog, fillFrom, fillUpTo, forward, ready, stepHeading } from '#tests/e2e/application.ts';
import { all, openNetwork } from '#tests/e2e/network.ts';
import { openKeptForm } from '#tests/e2e/offline/keeping.ts';
import { photograph } from '#tests/e2e/photograph.ts';
import { asStored, storedFiles, storedUnder } from '#tests/e2e/stored.ts';

const path = '/join-us/as-staff';
const { personalInfo, ...rest } = staffExamples['single man'];
const answers = { ...rest, personalInfo: { ...personalInfo, passport: undefined } };

test('after one visit a form is opened, filled in, photographed for and submitted without a connection, and arrives once with one', async () => {
  const network = await openNetwork();
  const page = await openKeptForm(path, network);
  network.fateOf = all('is cut off');
  await page.goto('about:blank');
  await page.goto(`${network.url}/join-us/as-student?step=parents`);
  await ready(page);
  await page.goto(network.url + path);
  await ready(page);
  await fillUpTo(page, staff, answers, 'personalInfo');
  await photograph(page, 'Photocopy of passport');
  await forward(page).click();
  await stepHeading(page, staff, 'education').waitFor();
  await page.goto('about:blank');
  await page.goto(`${network.url}${path}?step=education`);
  await ready(page);
  await fillFrom(page, staff, answers, 'education');
  await forward(page).click();
  // The browsers do not know that the network is down.
  await dialog(page).getByText('The connection was lost').waitFor();
  await page.goto('about:blank');
  await page.goto(network.url + path);
  await dialog(page).getByRole('button', { name: 'Stop' }).waitFor();
  network.requests = [];
  network.fateOf = all('arrives');
  // It goes on by itself.
  const reference = await arrived(page);
  const { 'personalInfo[passport]': bytes } = await storedFiles(reference);
  const stored = { ...(await asStored(answers)), 'personalInfo[passport]': expect.stringMatching(/\.pdf /) };
  expect(await storedUnder(reference)).toEqual(stored);
  expect(examinePdf(bytes!)).toBe('whole');
  expect(network.requests.filter(({ isSubmission }) => isSubmission)).toHaveLength(1);
});
