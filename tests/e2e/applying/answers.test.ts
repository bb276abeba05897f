import { mkdir, rm } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { control, dialog, fillUpTo, forward, openForm, painted, ready, stepHeading } from '#tests/e2e/application.ts';
import { fillStep } from '#tests/e2e/fill.ts';
import { asStored, storedUnder } from '#tests/e2e/stored.ts';
import { files, focused } from '#tests/e2e/visit.ts';

const path = '/join-us/as-staff';
const mother = staffExamples['married mother of two'];
const teacher = staffExamples['experienced teacher'];

test('a message appears when its field is left and disappears while the answer is typed; a probable typing error is asked about', async () => {
  const page = await openForm(path);
  const firstName = control(page, 'personalInfo[firstName]');
  const required = page.getByText('First name is a required field');
  await firstName.focus();
  expect(await required.count()).toBe(0);
  await firstName.blur();
  await required.waitFor();
  expect(await firstName.getAttribute('aria-invalid')).toBe('true');
  const described = await firstName.getAttribute('aria-describedby');
  expect(await page.locator(`#${described}`).innerText()).toContain('First name is a required field');
  await firstName.press('R');
  await required.waitFor({ state: 'detached' });
  await firstName.fill('');
  await required.waitFor();
  // A wrong answer stays in its field.
  const long = 'x'.repeat(5_000);
  await firstName.fill(long);
  await page.getByText('First name must be at most 100 characters').waitFor();
  expect(await firstName.inputValue()).toBe(long);
  await firstName.fill('Rana');

  // A probable typing error is no error. One press corrects it.
  const email = control(page, 'personalInfo[email]');
  const error = page.locator('.field-error');
  await email.fill('rana@');
  await email.blur();
  await error.getByText('Email must be a valid email', { exact: true }).waitFor();
  expect(await email.inputValue()).toBe('rana@');
  await email.fill("Rana O'Brien <o'brien@mail.example>");
  await page.getByRole('button', { name: "Yes, use this o'brien@mail.example for Email" }).click();
  expect(await email.inputValue()).toBe("o'brien@mail.example");
  expect(await error.count()).toBe(0);
  await email.fill('rana@gmial.com');
  await email.blur();
  await page.getByText('Did you mean rana@gmail.com?').waitFor();
  expect(await error.count()).toBe(0);
  await page.getByRole('button', { name: 'Yes, use this rana@gmail.com for Email' }).click();
  expect(await email.inputValue()).toBe('rana@gmail.com');
  expect(await page.getByText('Did you mean').count()).toBe(0);
});

test('half a date is called incomplete and is gone after a reload; a whole one is said in words; the console stays empty', async () => {
  const page = await openForm(path);
  const warnings: string[] = [];
  page.on('console', (message) => {
    // The browser reports that tests block service workers.
    if (message.type() === 'warning' && !/Service Worker registration blocked/.test(message.text()))
      warnings.push(message.text());
  });
  const birthDate = control(page, 'personalInfo[birthDate]');
  await birthDate.focus();
  await page.keyboard.type('0231');
  await birthDate.blur();
  const incomplete = page
    .locator('.field-error')
    .getByText('Date of birth is incomplete, or there is no such day. Please check the day, month and year.');
  await incomplete.waitFor();
  await page.reload();
  await ready(page);
  expect(await birthDate.inputValue()).toBe('');
  await birthDate.pressSequentially('31121985');
  const words = page.locator('.field--date .field-note').getByText('11 March 1985', { exact: true });
  await words.waitFor();
  const said = page.locator('[role=status]', { hasText: 'Date of birth: 11 March 1985' });
  expect(await said.count(), 'announced before the field is left').toBe(0);
  await birthDate.blur();
  await said.waitFor({ state: 'attached' });
  await incomplete.waitFor({ state: 'detached' });
  expect(warnings).toEqual([]);
});

test('where a step is incomplete, Enter moves to the next question, and Next lists and leads to what is missing', async () => {
  const page = await openForm(path);
  await control(page, 'personalInfo[firstName]').press('Enter');
  await expect.poll(() => focused(page)).toBe('personalInfo[familyName]');
  await page.getByText('First name is a required field').waitFor();
  expect(await page.locator('[aria-invalid=true]').count()).toBe(1);

  expect(await forward(page).isDisabled()).toBe(true);
  await forward(page).click({ force: true });
  const panel = page.getByRole('button', { name: '9 answers still needed' });
  expect(await panel.getAttribute('aria-expanded')).toBe('true');
  await page.getByText('A passport image is required.').first().waitFor();
  await page.getByRole('link', { name: 'Marital status' }).click();
  await expect.poll(() => focused(page)).toBe('personalInfo[maritalStatus]');

  // The messages are announced as one count after a pause in the typing, not one by one.
  await page.evaluate(() => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    const status = document.querySelector('[role=status]')!;
    const observer = new MutationObserver(() => announced.push(status.textContent ?? ''));
    observer.observe(status, { childList: true, characterData: true, subtree: true });
  });
  await painted(page);
  await control(page, 'personalInfo[firstName]').pressSequentially('thirty characters are typed now');
  await page.getByText('8 problems in this step').waitFor({ state: 'attached' });
  const announced = await page.evaluate(() => (window as unknown as { announced: string[] }).announced);
  expect(announced.length).toBeLessThanOrEqual(2);
});

test('questions follow the answers that they depend on; Previous and Undo bring every answer and file back', async () => {
  const page = await openForm(path);
  await fillUpTo(page, staff, mother, 'personalInfo');
  const maidenName = control(page, 'personalInfo[maidenName]');
  await control(page, 'personalInfo[gender]').selectOption('male');
  expect(await maidenName.count()).toBe(0);
  await control(page, 'personalInfo[gender]').selectOption('female');
  expect(await maidenName.inputValue()).toBe('Saliba');
  await control(page, 'personalInfo[maritalStatus]').selectOption('single');
  for (const hidden of ['maidenName', 'spouseOccupation', 'hasChildren', 'numberOfChildren'])
    expect(await control(page, `personalInfo[${hidden}]`).count()).toBe(0);
  await forward(page).click();

  await stepHeading(page, staff, 'education').waitFor();
  await fillStep(page, staff, 'education', teacher, files());
  const attached = () => page.locator('.entry .file-name bdi').allInnerTexts();
  const remove = (school: number) => page.getByRole('button', { name: `Remove school ${school}`, exact: true });
  expect(await attached()).toEqual(['certificate-1.pdf', 'certificate-2.pdf', 'certificate-3.pdf']);
  expect(await remove(1).count()).toBe(0);
  await remove(2).click();
  expect(await attached()).toEqual(['certificate-1.pdf', 'certificate-3.pdf']);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await attached()).toEqual(['certificate-1.pdf', 'certificate-2.pdf', 'certificate-3.pdf']);
  expect(await control(page, 'education[academicInfo][1][degree]').inputValue()).toBe("Master's Degree");

  await page.getByRole('button', { name: 'Previous' }).click();
  await stepHeading(page, staff, 'personalInfo').waitFor();
  expect(await page.title()).toContain('Step 1 of 5: Personal Information');
  await expect.poll(() => focused(page)).toBe('step-heading');
  expect(await control(page, 'personalInfo[firstName]').inputValue()).toBe('رنا');
  await page.getByText('passport-rana.pdf').first().waitFor();
  await forward(page).click();
  expect(await control(page, 'education[languages][1]').inputValue()).toBe(teacher.education.languages[1]);
});

test('the review leads to a question and back; markup is text; a double click sends once what was attached, even if it was deleted since', async () => {
  const occupation = '<script>alert("bac")</script> 🎓';
  const answers = { ...mother, personalInfo: { ...mother.personalInfo, spouseOccupation: occupation } };
  const page = await openForm(path);
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await fillUpTo(page, staff, answers);
  await rm(files(), { recursive: true });
  await mkdir(files());

  await page.getByRole('button', { name: 'Check your answers' }).click();
  const sections = page.locator('.review-section');
  const titles = Object.values(staff.steps).map(({ title }) => expect.stringContaining(title));
  expect(await sections.allInnerTexts()).toEqual(titles.slice(0, -1));
  await page.getByText(occupation).waitFor();
  const changeSchool = page.getByRole('button', { name: /^Change .*school 1/ });
  expect(await changeSchool.count()).toBe(0);
  await sections.nth(1).click();
  await changeSchool.first().waitFor();
  await sections.nth(1).click();
  expect(await changeSchool.count()).toBe(0);
  await sections.nth(1).click();
  await page.getByRole('button', { name: 'Change Family name' }).click();
  await expect.poll(() => focused(page)).toBe('personalInfo[familyName]');
  expect(page.url()).toContain('step=personalInfo');
  await page.getByRole('button', { name: 'Back to the review' }).click();
  await page.getByRole('button', { name: 'Change Family name' }).waitFor();
  await changeSchool.first().waitFor();
  await page.goBack();
  await stepHeading(page, staff, 'personalInfo').waitFor();
  await page.goForward();
  await stepHeading(page, staff, 'references').waitFor();

  await forward(page)
    .dblclick({ noWaitAfter: true })
    .catch(() => undefined);
  const reference = await dialog(page).locator('.reference').innerText();
  expect(posts).toHaveLength(1);
  expect(await storedUnder(reference)).toEqual(await asStored(answers));
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await page.locator('.receipt').getByText(occupation).waitFor();
});
