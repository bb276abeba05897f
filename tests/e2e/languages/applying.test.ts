import { expect, test } from 'vitest';
import { staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { message } from '#languages/message.ts';
import {
  begin,
  control,
  dialog,
  fillFrom,
  fillUpTo,
  forward,
  ready,
  send,
  stepHeading,
} from '#tests/e2e/application.ts';
import { asStored, languageOf, storedUnder } from '#tests/e2e/stored.ts';
import { visit } from '#tests/e2e/visit.ts';

const path = '/join-us/as-staff';

test('an application that was begun in English goes on in Arabic, at the same step with the same answers, and arrives in it', async () => {
  const answers = staffExamples['experienced teacher'];
  const page = await begin(path);
  await fillUpTo(page, staff, answers, 'education');
  await control(page, 'education[computer_literacy]').fill('Spreadsheets, half typed');
  await page.getByRole('main').getByRole('link', { name: 'العربية' }).click();
  await page.waitForURL('**/ar/join-us/as-staff?step=education');
  await ready(page);
  await stepHeading(page, staff, 'education').waitFor();
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  expect(await control(page, 'education[computer_literacy]').inputValue()).toBe('Spreadsheets, half typed');
  expect(await page.locator('.files').count()).toBe(3);
  await control(page, 'education[computer_literacy]').fill(answers.education.computer_literacy);
  await forward(page).click();
  await fillFrom(page, staff, answers, 'workExperience');
  const reference = await send(page);
  await dialog(page)
    .getByRole('heading', { name: message('Admission Form submitted successfully!')({ lang: 'ar' }) })
    .waitFor();
  expect(await storedUnder(reference)).toEqual(await asStored(answers));
  expect(await languageOf(reference)).toBe('ar');
});

test('messages, counts and what is read aloud are in the language of the page', async () => {
  const page = await begin(`/ar${path}`);
  await control(page, 'personalInfo[email]').fill('nobody');
  await control(page, 'personalInfo[email]').blur();
  await page
    .getByText(message('{name} must be a valid email', { name: message('Email') })({ lang: 'ar' }), { exact: true })
    .waitFor();
  await page.locator('#needed').click();
  await page.getByText('بقيت 9 أجوبة مطلوبة').waitFor();
  expect(await page.title()).toMatch(/^الخطوة 1 من 5/);
});

test('what the school refuses is said in the language of the application', async () => {
  const page = await visit(`/ar${path}`, { expected: /422/ });
  const answered = await page.evaluate(async () => {
    const body = new FormData();
    body.append('submissionId', crypto.randomUUID());
    body.append('language', 'ar');
    body.append('personalInfo[email]', 'nobody');
    const answer = await fetch('/api/staff', { method: 'POST', body });
    return { language: answer.headers.get('content-language'), ...(await answer.json()) };
  });
  expect(answered.language).toBe('ar');
  expect(answered.errors['personalInfo[email]']).toMatch(/البريد الإلكتروني/);
  expect(answered.detail).toMatch(/^[^a-z]+$/i);
});

test.each([
  ['/ar/nowhere', 'ar'],
  ['/fr/nowhere', 'fr'],
  ['/de/join-us/as-staff', 'en'],
])('%s is the not-found page in %s', async (address, language) => {
  const page = await visit(address, { expected: /404/ });
  await page.locator('.not-found').waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe(language);
  expect(await page.locator('h1').innerText()).toMatch(new RegExp(message('page not found')({ lang: language }), 'i'));
});
