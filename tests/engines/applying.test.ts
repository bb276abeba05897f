import { expect, test } from 'vitest';
import { staffExamples } from '#forms/staff/examples.ts';
import { applications } from '#tests/applications.ts';
import { begin, control, dialog, fillFrom, fillUpTo, ready, send, stepHeading } from '#tests/e2e/application.ts';
import { byHand } from '#tests/e2e/fill.ts';
import { inAnyLanguage } from '#tests/e2e/inLanguage.ts';
import { savedOnDevice } from '#tests/e2e/savedOnDevice.ts';
import { asStored, languageOf, storedUnder } from '#tests/e2e/stored.ts';

const kinds = Object.fromEntries(applications.map((application) => [application.name, application]));

test('staff, on a desktop: answers and files survive a reload, the school has them whole, and nothing stays behind', async () => {
  const { form, page: path, succeeded } = kinds.staff!;
  const answers = staffExamples['married mother of two'];
  const page = await begin(path);
  await fillUpTo(page, form, answers, undefined, byHand);
  // The last answer of all is saved a moment after it was given.
  await savedOnDevice(page, `"hasReferences":"${answers.hasReferences}"`);
  await page.reload();
  await ready(page);
  await stepHeading(page, form, 'references').waitFor();
  const reference = await send(page);
  await dialog(page).getByRole('heading', { name: succeeded }).waitFor();
  expect(await storedUnder(reference)).toEqual(await asStored(answers));
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('heading', { name: 'Your application has arrived' }).waitFor();
  expect(await page.locator('.receipt .reference').innerText()).toBe(reference);
  await page.reload();
  await ready(page);
  expect(await page.locator('.receipt .reference').innerText()).toBe(reference);
  await page.getByRole('button', { name: 'Start a new application' }).click();
  await stepHeading(page, form, 'personalInfo').waitFor();
  expect(await control(page, 'personalInfo[firstName]').inputValue()).toBe('');
});

test('admission, on a phone: the school has it whole, and Escape closes the result', async () => {
  const { form, page: path, examples, succeeded } = kinds.admission!;
  const answers = examples['divorced parents with another legal guardian'];
  const page = await begin(path, { viewport: { width: 360, height: 740 } });
  await fillUpTo(page, form, answers);
  const reference = await send(page);
  await dialog(page).getByRole('heading', { name: succeeded }).waitFor();
  expect(await storedUnder(reference)).toEqual(await asStored(answers));
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: 'Your application has arrived' }).waitFor();
  expect(await page.locator('.receipt .reference').innerText()).toBe(reference);
});

test('staff, in Arabic: begun in English, gone on with from right to left, and stored as Arabic', async () => {
  const { form, page: path } = kinds.staff!;
  const answers = staffExamples['single man'];
  const page = await begin(path);
  await fillUpTo(page, form, answers, 'personalInfo');
  await page.locator('.application .languages a[hreflang=ar]').click();
  await page.waitForFunction(() => document.documentElement.lang === 'ar');
  await ready(page);
  await fillFrom(page, form, answers, 'personalInfo');
  const reference = await send(page);
  await dialog(page)
    .getByRole('heading', { name: inAnyLanguage('Admission Form submitted successfully!') })
    .waitFor();
  expect(await storedUnder(reference)).toEqual(await asStored(answers));
  expect(await languageOf(reference)).toBe('ar');
});
