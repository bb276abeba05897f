import { mkdir, rm } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { control, dialog, fillUpTo, forward, openForm, send, stepHeading } from '#tests/e2e/application.ts';
import { fillStep } from '#tests/e2e/fill.ts';
import { asStored, storedUnder } from '#tests/e2e/stored.ts';
import { files } from '#tests/e2e/visit.ts';

const path = '/join-us/as-staff';
const mother = staffExamples['married mother of two'];
const required = 'First name is a required field';

test('a message appears once its field was left, and goes while the answer is typed', async () => {
  const page = await openForm(path);
  const firstName = control(page, 'personalInfo[firstName]');
  await firstName.focus();
  expect(await page.getByText(required).count()).toBe(0);
  await firstName.blur();
  await page.getByText(required).waitFor();
  expect(await firstName.getAttribute('aria-invalid')).toBe('true');
  await firstName.press('R');
  await page.getByText(required).waitFor({ state: 'detached' });
  await firstName.fill('');
  await page.getByText(required).waitFor();
});

test('Next stays disabled until the step is valid, and says what is missing when it is tapped all the same', async () => {
  const page = await openForm(path);
  expect(await forward(page).isDisabled()).toBe(true);
  await forward(page).click({ force: true });
  const panel = page.getByRole('button', { name: '9 answers still needed' });
  expect(await panel.getAttribute('aria-expanded')).toBe('true');
  await page.getByText('A passport image is required.').first().waitFor();
  await page.getByRole('link', { name: 'Marital status' }).click();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('personalInfo[maritalStatus]');
});

test('Enter in a field moves to the next question while there is no way on, and marks nothing', async () => {
  const page = await openForm(path);
  await control(page, 'personalInfo[firstName]').press('Enter');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('personalInfo[familyName]');
  await page.getByText(required).waitFor();
  expect(await page.locator('[aria-invalid=true]').count()).toBe(1);
});

test('a wrong answer stays, and its message says what to do', async () => {
  const page = await openForm(path);
  const email = control(page, 'personalInfo[email]');
  await email.fill('rana@mail');
  await email.blur();
  await page.locator('.field-error').getByText('Email must be a valid email', { exact: true }).waitFor();
  expect(await email.inputValue()).toBe('rana@mail');
});

test('each conditional question follows its trigger and is not sent once it is hidden', async () => {
  const page = await openForm(path);
  await fillUpTo(page, staff, mother, 'personalInfo');
  await control(page, 'personalInfo[gender]').selectOption('male');
  expect(await control(page, 'personalInfo[maidenName]').count()).toBe(0);
  await control(page, 'personalInfo[gender]').selectOption('female');
  expect(await control(page, 'personalInfo[maidenName]').inputValue()).toBe('Saliba');
  await control(page, 'personalInfo[maritalStatus]').selectOption('single');
  for (const hidden of ['maidenName', 'spouseOccupation', 'hasChildren', 'numberOfChildren'])
    expect(await control(page, `personalInfo[${hidden}]`).count()).toBe(0);
  for (const id of Object.keys(staff.steps).slice(1)) {
    await forward(page).click();
    await stepHeading(page, staff, id).waitFor();
    await fillStep(page, staff, id, staffExamples['single man'], files());
  }
  const sent = Object.keys(await storedUnder(await send(page)));
  expect(sent.filter((name) => /maidenName|spouse|hildren/.test(name))).toEqual([]);
});

test('Previous keeps every answer and every file', async () => {
  const page = await openForm(path);
  await fillUpTo(page, staff, mother, 'education');
  await page.getByRole('button', { name: 'Previous' }).click();
  await stepHeading(page, staff, 'personalInfo').waitFor();
  expect(await page.title()).toContain('Step 1 of 5: Personal Information');
  // The focus follows in the frame after the step.
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('step-heading');
  expect(await control(page, 'personalInfo[firstName]').inputValue()).toBe('رنا');
  await page.getByText('passport-rana.pdf').first().waitFor();
  await forward(page).click();
  expect(await control(page, 'education[languages][1]').inputValue()).toBe('French');
});

test('a list keeps files with their entry, removes an entry and restores it', async () => {
  const page = await openForm(path);
  const teacher = staffExamples['experienced teacher'];
  await fillUpTo(page, staff, teacher, 'education');
  const attached = () => page.locator('.entry .file-name bdi').allInnerTexts();
  expect(await attached()).toEqual(['certificate-1.pdf', 'certificate-2.pdf', 'certificate-3.pdf']);
  expect(await page.getByRole('button', { name: 'Remove school 1', exact: true }).count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Add another school' }).count()).toBe(1);
  await page.getByRole('button', { name: 'Remove school 2', exact: true }).click();
  expect(await attached()).toEqual(['certificate-1.pdf', 'certificate-3.pdf']);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await attached()).toEqual(['certificate-1.pdf', 'certificate-2.pdf', 'certificate-3.pdf']);
  expect(await control(page, 'education[academicInfo][1][degree]').inputValue()).toBe("Master's Degree");
});

test('a list takes 20 entries', async () => {
  const page = await openForm(path);
  await fillUpTo(page, staff, mother, 'education');
  const add = page.getByRole('button', { name: 'Add another language' });
  for (let entries = 2; entries < 20; entries++) await add.click();
  await page.getByText('This list is full: it takes 20 entries.').waitFor();
  expect(await add.count()).toBe(0);
});

test('a double click submits once', async () => {
  const page = await openForm(path);
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await fillUpTo(page, staff, mother);
  await forward(page)
    .dblclick({ noWaitAfter: true })
    .catch(() => undefined);
  await dialog(page).locator('.reference').waitFor();
  expect(posts).toHaveLength(1);
});

test('half a date is said to be one, not to be missing', async () => {
  const page = await openForm(path);
  const birthDate = control(page, 'personalInfo[birthDate]');
  await birthDate.focus();
  await page.keyboard.type('0231');
  await birthDate.blur();
  await page
    .locator('.field-error')
    .getByText('Date of birth is incomplete, or there is no such day. Please check the day, month and year.', {
      exact: true,
    })
    .waitFor();
  await birthDate.fill('1990-02-28');
  await page.locator('.field-error').waitFor({ state: 'detached' });
});

test('a file that was deleted after it was chosen is sent all the same', async () => {
  const page = await openForm(path);
  await fillUpTo(page, staff, mother);
  await rm(files(), { recursive: true });
  await mkdir(files());
  expect(await storedUnder(await send(page))).toEqual(await asStored(mother));
});

test('Change in the review leads to its question, and back to the review as it was', async () => {
  const page = await openForm(path);
  await fillUpTo(page, staff, mother);
  await page.getByRole('button', { name: 'Check your answers' }).click();
  const steps = page.locator('.review-section');
  expect(await steps.allInnerTexts()).toEqual(
    Object.values(staff.steps)
      .slice(0, -1)
      .map(({ title }) => expect.stringContaining(title)),
  );
  const second = page.getByRole('button', { name: /^Change .*school 1/ });
  expect(await second.count()).toBe(0);
  await steps.nth(1).click();
  await second.first().waitFor();
  await steps.nth(1).click();
  expect(await second.count()).toBe(0);
  await steps.nth(1).click();
  await page.getByRole('button', { name: 'Change Family name' }).click();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('personalInfo[familyName]');
  expect(page.url()).toContain('step=personalInfo');
  await page.getByRole('button', { name: 'Back to the review' }).click();
  await page.getByRole('button', { name: 'Change Family name' }).waitFor();
  await second.first().waitFor();
  await page.goBack();
  await stepHeading(page, staff, 'personalInfo').waitFor();
});
