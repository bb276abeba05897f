import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { admission } from '#forms/admission/admission.ts';
import { admissionExamples } from '#forms/admission/examples.ts';
import { begin, control, dialog, fillUpTo, forward, painted, send, stepHeading } from '#tests/e2e/application.ts';
import { fillStep } from '#tests/e2e/fill.ts';
import { heldBack } from '#tests/e2e/heldBack.ts';
import { storedUnder } from '#tests/e2e/stored.ts';
import { files, visit } from '#tests/e2e/visit.ts';
import { handmadePdf } from '#tests/forms/handmadePdf.ts';

const path = '/join-us/as-student';
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };
const toddler = admissionExamples['pre-KG child from a day care'];
const grade = 'learner[gradeApplyingTo]';
const inDayCare = 'learner[isEnrolledInDayCare]';
const school = (index: number, field: string) => `learner[dayCareSchool][${index}][${field}]`;
const message = (page: Page, text: string) => page.locator('.field-error').getByText(text, { exact: true });
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });

test('the information page says step by step what to have at hand, how long it takes, and leads into the form', async () => {
  const page = await visit(path, phone);
  for (const fact of [
    'about 6 to 8 minutes',
    'Completed medical form with a copy of the vaccination card',
    '1 passport photo',
    'Copy of passport or Lebanese ID',
    'Recommendation form from the previous school (optional)',
    'Evaluation report from the previous school (if applicable)',
    'Gathering the papers takes longer',
    'Civil registry number, from the registry extract',
    ...Object.values(admission.steps).map(({ title }) => title),
  ])
    await page.getByText(fact).first().waitFor();
  // In sight before anything is scrolled.
  expect(await page.getByRole('button', { name: 'Fill The Form' }).boundingBox()).toMatchObject({
    y: expect.toSatisfy((top: number) => top + 52 <= phone.viewport.height),
  });
  for (const form of ['Medical form', 'Recommendation form']) {
    const link = page.getByRole('link', { name: new RegExp(`Download the blank form.*${form}`) });
    const downloads = page.waitForEvent('download');
    await link.tap();
    expect((await readFile(await (await downloads).path(), 'latin1')).slice(0, 5)).toBe('%PDF-');
  }
  await page.getByRole('button', { name: 'Fill The Form' }).tap();
  await stepHeading(page, admission, 'learner').waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('step-heading');
  await page.reload();
  await stepHeading(page, admission, 'learner').waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Fill The Form' }).waitFor();
});

test('a form that is started before the device has answered is scrolled to as any other place', async () => {
  const page = await visit('about:blank', phone);
  await page.addInitScript(() => {
    const { locks } = navigator;
    const request = locks.request.bind(locks) as (...asked: unknown[]) => Promise<unknown>;
    const answered = new Promise((resolve) => Object.assign(window, { answer: resolve }));
    Object.assign(locks, { request: (...asked: unknown[]) => answered.then(() => request(...asked)) });
  });
  await page.goto(path);
  // The menu's machine comes after the form's has started.
  await page.locator('.menu:not([data-native])').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Fill The Form' }).tap();
  await page.getByText('The form opens as soon as it has loaded').waitFor();
  await page.evaluate(() => (window as unknown as { answer: () => void }).answer());
  await stepHeading(page, admission, 'learner').waitFor();
  await painted(page);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('step-heading');
  await page.goBack();
  await page.getByRole('button', { name: 'Fill The Form' }).waitFor();
});

describe('the way in, pressed before its script has come', () => {
  const wayIn = (page: Page) => page.getByRole('button', { name: 'Fill The Form' });
  const opening = (page: Page) => page.getByText('The form opens as soon as it has loaded');
  /** The information, with its script held back. */
  const early = async (script: RegExp, { fails }: { fails: boolean }) => {
    const page = await visit('/privacy', { ...phone, ...(fails && { expected: /Failed to (?:load|fetch)/ }) });
    if (fails) await page.route(script, (route) => route.abort());
    const arrive = await heldBack(page, script);
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.documentElement.dataset.loaded !== undefined);
    return { page, arrive };
  };

  test('says so, and opens the form as soon as that has come, once', async () => {
    const { page, arrive } = await early(/\/vendor-.*\.js$/, { fails: false });
    await wayIn(page).tap();
    await opening(page).waitFor();
    arrive();
    await stepHeading(page, admission, 'learner').waitFor();
    await painted(page);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('step-heading');
    await page.goBack();
    await wayIn(page).waitFor();
    expect(await opening(page).isVisible()).toBe(false);
    // Opened again, without a reload: there the address says nothing of a place.
    await page.getByRole('link', { name: 'Beirut Archdiocese College, home' }).first().click();
    await page.waitForURL('/');
    await page.locator('a[href="/join-us/as-student"]').first().dispatchEvent('click');
    await page.locator('.wizard[data-ready]').waitFor();
    await painted(page);
    expect(await wayIn(page).isVisible()).toBe(true);
  });

  test('leads to what is said of a script that fails, and again at each press', async () => {
    const { page, arrive } = await early(/\/wizard-.*\.js$/, { fails: true });
    const fault = page.getByText('A part of this page could not be loaded.');
    const isInView = () =>
      fault.evaluate((sentence) => {
        const { top, bottom } = sentence.getBoundingClientRect();
        return top >= 0 && bottom <= window.innerHeight;
      });
    await wayIn(page).tap();
    await opening(page).waitFor();
    arrive();
    await fault.waitFor();
    await expect.poll(isInView).toBe(true);
    expect(await opening(page).isVisible()).toBe(false);
    await wayIn(page).tap();
    await expect.poll(isInView).toBe(true);
  });
});

describe('the list of day cares', () => {
  const withDayCare = async () => {
    const page = await begin(path, phone);
    await control(page, inDayCare).first().check();
    await control(page, school(0, 'name')).fill('A day care in Beirut');
    return page;
  };

  test('says beforehand that a change empties it, is reset by one, and is restored by Undo', async () => {
    const page = await withDayCare();
    const warning = 'Changing this answer clears the list of day cares and schools.';
    expect(await page.getByText(warning).count()).toBe(2);
    await control(page, inDayCare).last().check();
    await page.getByText('The list “Previous Day Care” was cleared.').first().waitFor();
    expect(await control(page, school(0, 'name')).count()).toBe(0);
    await undo(page).click();
    expect(await control(page, inDayCare).first().isChecked()).toBe(true);
    expect(await control(page, school(0, 'name')).inputValue()).toBe('A day care in Beirut');
    expect(await undo(page).count()).toBe(0);
  });

  test('is reset from one higher grade to another, too', async () => {
    const page = await withDayCare();
    await control(page, grade).selectOption('uel-05');
    await page.getByRole('heading', { name: 'Previous Day Care or School/s Attended' }).waitFor();
    expect(await control(page, school(0, 'name')).inputValue()).toBe('');
    await control(page, school(0, 'name')).fill('A school in Zahlé');
    expect(await undo(page).count(), 'what is written now is not lost to an undo').toBe(0);
    await control(page, grade).selectOption('uel-06');
    expect(await control(page, school(0, 'name')).inputValue()).toBe('');
    await undo(page).click();
    expect(await control(page, grade).inputValue()).toBe('uel-05');
    expect(await control(page, school(0, 'name')).inputValue()).toBe('A school in Zahlé');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(grade);
  });
});

test('the siblings are reset when the answer changes, and restored by Undo', async () => {
  const page = await begin(path);
  await fillUpTo(page, admission, admissionExamples['three siblings of which one applies'], 'siblingsInfo');
  const [yes, no] = [
    control(page, 'siblingsInfo[hasSiblings]').first(),
    control(page, 'siblingsInfo[hasSiblings]').last(),
  ];
  await no.check();
  await yes.check();
  expect(await page.locator('.entry').count()).toBe(1);
  await undo(page).click();
  expect(await page.locator('.entry').count()).toBe(3);
  expect(await control(page, 'siblingsInfo[siblings][2][firstName]').inputValue()).toBe('Nour');
});

test('an answer given before is offered, taken with a tap, and never filled in unasked', async () => {
  const page = await begin(path, phone);
  await fillUpTo(page, admission, toddler, 'parentsInfo');
  await forward(page).click();
  await stepHeading(page, admission, 'father').waitFor();
  const [first, family] = [control(page, 'father[firstName]'), control(page, 'father[familyName]')];
  expect(await first.inputValue()).toBe('');
  await page.getByRole('button', { name: 'Use “Nabil” for First name' }).tap();
  expect(await first.inputValue()).toBe('Nabil');
  await family.fill('Khoury');
  expect(await page.getByRole('button', { name: /^Use “Haddad”/ }).count()).toBe(0);
  await family.fill('');
  await page.getByRole('button', { name: 'Use “Haddad” for Family name' }).tap();
  expect(await family.inputValue()).toBe('Haddad');
});

test('markup and emoji in a street are plain text everywhere, and arrive as they were typed', async () => {
  const street = '<script>alert("bac")</script> 🎓';
  const page = await begin(path);
  await fillUpTo(page, admission, {
    ...toddler,
    learner: { ...toddler.learner, address: { ...toddler.learner.address, street } },
  });
  await page
    .getByRole('button', { name: /answers/i })
    .first()
    .click();
  await page.getByText(street).waitFor();
  const stored = await storedUnder(await send(page));
  expect(stored['learner[address][street]']).toBe(street);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await page.locator('.receipt').getByText(street).waitFor();
});

test('a wrong answer stays and gets its message', async () => {
  const page = await begin(path, phone);
  for (const [name, answer, text] of [
    ['learner[familyName]', 'x'.repeat(5_000), 'Family name must be at most 100 characters'],
    ['learner[familyNameAr]', 'Khoury', 'The family name must be in Arabic.'],
    ['learner[studentNameAr]', 'كريم ٢', 'The student name must be in Arabic.'],
    ['learner[fatherNameAr]', 'إلياس.', "The father's name must be in Arabic."],
    ['learner[dateOfBirth]', '2090-01-01', 'The date of birth must not be in the future.'],
    ['learner[civilRegistryNo]', 'twelve', 'Civil registry number must be a valid number.'],
  ] as const) {
    await control(page, name).fill(answer);
    await control(page, name).blur();
    await message(page, text).waitFor();
    expect(await control(page, name).inputValue()).toBe(answer);
  }
});

test('a parent is at least twelve years older than the learner, and a sibling may be too young for school', async () => {
  const page = await begin(path, phone);
  const siblings = admissionExamples['three siblings of which one applies'];
  await fillUpTo(page, admission, siblings, 'father');
  const birth = control(page, 'father[dateOfBirth]');
  await birth.fill('2020-05-14');
  await birth.blur();
  await message(page, 'Please check the year.').waitFor();
  expect(await forward(page).isDisabled()).toBe(true);
  await birth.fill(siblings.father.dateOfBirth);
  await forward(page).click();
  await stepHeading(page, admission, 'mother').waitFor();
  await fillStep(page, admission, 'mother', siblings, files());
  await forward(page).click();
  await stepHeading(page, admission, 'siblingsInfo').waitFor();
  await fillStep(page, admission, 'siblingsInfo', siblings, files());
  await control(page, 'siblingsInfo[siblings][0][grade]').selectOption({ label: 'Not at school yet' });
  await control(page, 'siblingsInfo[siblings][2][grade]').selectOption({ label: 'Finished school' });
  await forward(page).click();
  await stepHeading(page, admission, 'documents').waitFor();
  await fillStep(page, admission, 'documents', siblings, files());
  const stored = await storedUnder(await send(page));
  expect(stored['siblingsInfo[siblings][0][grade]']).toBe('not-at-school-yet');
  expect(stored['siblingsInfo[siblings][2][grade]']).toBe('finished-school');
});

const pdf = (name: string, body: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(body) });

test('a report that is no PDF or empty gets its message and stays in its list', async () => {
  const page = await begin(path, phone);
  await control(page, 'learner[hasSpeechTherapy]').first().check();
  for (const [file, text] of [
    [pdf('scan.pdf', '\x89PNG\r\n\x1a\n'), 'Only PDF files are allowed'],
    [pdf('empty.pdf', ''), 'This file is empty. Please attach it again or choose another copy.'],
  ] as const) {
    await control(page, 'learner[speechTherapyFile]').setInputFiles(file);
    await message(page, text).waitFor();
    await page.getByRole('button', { name: `Remove ${file.name}` }).click();
    await message(page, 'Speech therapy file is required.').waitFor();
  }
});

test('medical documents that were removed again are asked for in other words', async () => {
  const page = await begin(path);
  await fillUpTo(page, admission, toddler, 'siblingsInfo');
  await forward(page).click();
  await stepHeading(page, admission, 'documents').waitFor();
  await page.locator('#needed').click();
  await message(page, 'Medical documents are required.').waitFor();
  await control(page, 'medicalDocs').setInputFiles(pdf('card.pdf', handmadePdf()));
  await page.getByRole('button', { name: 'Remove card.pdf' }).click();
  await message(page, 'At least one medical document is required.').waitFor();
});

test.each(['mouse', 'finger'])(
  'a message that appears as a %s presses does not move the button away from it',
  async (by) => {
    const page = await begin(path, phone);
    const panel = page.getByRole('button', { name: 'answers still needed' });
    await control(page, 'learner[hasPhysicalMedicalCondition]').first().check();
    await control(page, 'learner[physicalMedicalCondition]').focus();
    if (by === 'mouse') await panel.click({ delay: 50 });
    else await panel.tap();
    expect(await panel.getAttribute('aria-expanded')).toBe('true');
    await message(page, 'Details of the physical medical condition are required.').waitFor();
  },
);
