import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { admission } from '#forms/admission/admission.ts';
import { admissionExamples } from '#forms/admission/examples.ts';
import { referenceOf } from '#forms/reference.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { dialog, fetched, fillUpTo, forward, openForm, send, stepHeading } from '#tests/e2e/application.ts';
import { passInformation } from '#tests/e2e/fill.ts';
import { openLine } from '#tests/e2e/line.ts';
import { close, editTheSubject, expected, failure, notSent } from '#tests/e2e/notSent.ts';
import { asStored, storedUnder } from '#tests/e2e/stored.ts';

const path = '/join-us/as-staff';
const man = staffExamples['single man'];
const toddler = admissionExamples['pre-KG child from a day care'];

const stop = async (page: Page) => {
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await page.getByRole('button', { name: 'Stop sending' }).click();
  await page.getByText('You have stopped sending.').waitFor();
};

test('over a broken line it tries three times, keeps everything, and is stored once when the line is back', async () => {
  const line = await openLine();
  const page = await openForm(path, { expected, site: line.url });
  await fillUpTo(page, staff, man);
  line.fate = 'is cut off';
  let attempts = 0;
  page.on('request', (request) => request.method() === 'POST' && attempts++);
  await forward(page).click();
  await dialog(page).getByRole('heading', { name: 'Submitting your application…' }).waitFor();
  // A browser lets a page prevent one Escape, and closes the dialog at the next.
  for (const name of ['Keep sending', 'Stop', 'Keep sending']) {
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name, exact: true }).waitFor();
  }
  await page.getByRole('button', { name: 'Keep sending' }).click();
  await failure(page).waitFor();
  expect(attempts).toBe(3);
  await close(page);
  await stepHeading(page, staff, 'references').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Submit');
  line.fate = 'arrives';
  const reference = await send(page);
  expect(await storedUnder(reference)).toEqual(await asStored(man));
  expect(new Set(line.ids.map(referenceOf))).toEqual(new Set([reference]));
});

test('an opened form is filled in without a line, and is sent as soon as there is one', async () => {
  const page = await openForm('/join-us/as-student', { expected });
  await Promise.all(['CountryPhoneInput', 'worker'].map((script) => fetched(page, script)));
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await passInformation(page);
  await fillUpTo(page, admission, toddler);
  await forward(page).click();
  await dialog(page).getByRole('heading', { name: 'Waiting for a connection…' }).waitFor();
  await page.context().setOffline(false);
  const reference = await dialog(page).locator('.reference').innerText();
  expect(await storedUnder(reference)).toEqual(await asStored(toddler));
});

test('a lost answer costs nothing: the intake is asked before the next try, and has it', async () => {
  const line = await openLine();
  const page = await openForm(path, { expected, site: line.url });
  await fillUpTo(page, staff, man);
  line.fate = 'loses its answer';
  const reference = await send(page);
  expect(line.ids.map(referenceOf)).toEqual([reference]);
  expect(line.asked).toEqual([`/api/staff/${line.ids[0]}`]);
  expect(await storedUnder(reference)).toEqual(await asStored(man));
});

test('after an edit the intake is asked first; an application that had arrived is not sent twice', async () => {
  const line = await openLine();
  const page = await openForm(path, { expected, site: line.url });
  await fillUpTo(page, staff, man);
  line.fate = 'loses its answer';
  await forward(page).click();
  await expect.poll(() => line.lost).toBeGreaterThan(0);
  await stop(page);
  line.fate = 'arrives';
  await editTheSubject(page);
  await forward(page).click();
  await dialog(page).getByText('the application you sent before your last change').waitFor();
  expect(line.asked).toEqual([`/api/staff/${line.ids[0]}`]);
  expect(new Set(line.ids).size).toBe(1);
  expect(await storedUnder(referenceOf(line.ids[0]!))).toEqual(await asStored(man));
});

test('an edit after a send that did not arrive is sent under a new id', async () => {
  const line = await openLine();
  const page = await openForm(path, { expected, site: line.url });
  await fillUpTo(page, staff, man);
  line.fate = 'is cut off';
  await forward(page).click();
  await failure(page).waitFor();
  await close(page);
  line.fate = 'arrives';
  await editTheSubject(page);
  const stored = await storedUnder(await send(page));
  expect(stored['employmentInfo[teacher][0][subject]']).toBe('Chemistry');
  expect(new Set(line.asked)).toEqual(new Set([`/api/staff/${line.ids[0]}`]));
  expect(new Set(line.ids).size).toBe(2);
});

test('a phone that was switched off after the answer was lost finds the receipt', async () => {
  const line = await openLine();
  const page = await openForm(path, { expected, site: line.url });
  page.on('dialog', (question) => void question.accept());
  await fillUpTo(page, staff, man);
  line.fate = 'loses its answer';
  await forward(page).click();
  await expect.poll(() => line.ids.length).toBeGreaterThan(0);
  await page.reload();
  const reference = await dialog(page).locator('.reference').innerText();
  expect(line.ids.map(referenceOf)).toEqual([reference]);
  expect(await storedUnder(reference)).toEqual(await asStored(man));
});

test('a phone that was switched off before anything arrived says that it was not sent yet, until it is', async () => {
  const line = await openLine();
  const page = await openForm(path, { expected, site: line.url });
  page.on('dialog', (question) => void question.accept());
  await fillUpTo(page, staff, man);
  line.fate = 'is cut off';
  await forward(page).click();
  await expect.poll(() => line.ids.length).toBeGreaterThan(0);
  await page.reload();
  await notSent(page).waitFor();
  for (let again = 0; again < 2; again++) {
    await page.reload();
    await notSent(page).waitFor();
  }
  line.fate = 'arrives';
  const reference = await send(page);
  expect(new Set(line.ids.map(referenceOf))).toEqual(new Set([reference]));
  expect(await storedUnder(reference)).toEqual(await asStored(man));
});

test('Back while an application is on its way asks whether to stop; stopped, nothing more is sent', async () => {
  const line = await openLine();
  const page = await openForm(path, { expected, site: line.url });
  await fillUpTo(page, staff, man);
  await page.clock.install();
  line.fate = 'is cut off';
  await forward(page).click();
  await expect.poll(() => line.ids.length).toBeGreaterThan(0);
  await page.goBack();
  await page.getByRole('button', { name: 'Stop sending' }).click();
  await page.getByText('You have stopped sending.').waitFor();
  await stepHeading(page, staff, 'references').waitFor();
  expect(page.url()).toContain('step=references');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('ending');
  line.fate = 'arrives';
  await page.clock.runFor(60_000);
  expect(line.ids).toHaveLength(1);
});

test('each refusal says what to do, and the console has the cause and no answers', async () => {
  const logged: string[] = [];
  const page = await openForm(path, { expected });
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await fillUpTo(page, staff, man);
  await page.route('**/api/staff/*', (route) => route.fulfill({ status: 404, json: { status: 404 } }));
  const detail = 'Some answers have to be put right.';
  const errors = { 'personalInfo[email]': 'Email must be a valid email' };
  const refusal = { status: 422, contentType: 'application/problem+json', json: { status: 422, detail, errors } };
  for (const [answer, sentences] of [
    [{ status: 413, json: { status: 413 } }, ['too large to send. Please attach smaller files first.']],
    [{ status: 503, json: { status: 503 } }, ['The school is busy']],
    [{ contentType: 'text/html', body: '<h1>Welcome</h1>' }, ['the sign-in page of a Wi-Fi network']],
    [refusal, [detail, 'Email must be a valid email']],
  ] as const) {
    await page.route('**/api/staff', (route) => route.fulfill(answer));
    await expect.poll(() => forward(page).isEnabled()).toBe(true);
    await forward(page).click();
    await failure(page).waitFor();
    for (const sentence of sentences) await dialog(page).getByText(sentence).waitFor();
    await close(page);
  }
  expect(logged.join('\n')).toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-4/);
  expect(logged.join('\n')).not.toContain('elias');
});

test('the service says that it has an application, and nothing more', async () => {
  const line = await openLine();
  const page = await openForm(path, { site: line.url });
  await fillUpTo(page, staff, man);
  await send(page);
  const answer = await fetch(`${inject('site')}/api/staff/${line.ids[0]}`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).not.toContain('Elias');
});
