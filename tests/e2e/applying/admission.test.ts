import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { admission } from '#forms/admission/admission.ts';
import { admissionExamples } from '#forms/admission/examples.ts';
import { school } from '#src/content/school.ts';
import { begin, control, dialog, fillUpTo, forward, ready, send, stepHeading } from '#tests/e2e/application.ts';
import { devices } from '#tests/e2e/devices.ts';
import { fillStep } from '#tests/e2e/fill.ts';
import { asStored, storedUnder } from '#tests/e2e/stored.ts';
import { files, focused } from '#tests/e2e/visit.ts';

const path = '/join-us/as-student';
const phone = { viewport: devices['a phone'], hasTouch: true };
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });

test('a change of the grade or the day care clears the list of schools, and Undo restores it', async () => {
  const page = await begin(path, phone);
  const grade = control(page, 'learner[gradeApplyingTo]');
  const isInDayCare = control(page, 'learner[isEnrolledInDayCare]');
  const dayCare = control(page, 'learner[dayCareSchool][0][name]');
  await isInDayCare.first().check();
  await dayCare.fill('A day care in Beirut');
  const warning = 'Changing this answer clears the list of day cares and schools.';
  expect(await page.getByText(warning).count()).toBe(2);
  await isInDayCare.last().check();
  await page.getByText('The list “Previous Day Care” was cleared.').first().waitFor();
  expect(await dayCare.count()).toBe(0);
  await undo(page).click();
  expect(await isInDayCare.first().isChecked()).toBe(true);
  expect(await dayCare.inputValue()).toBe('A day care in Beirut');
  expect(await undo(page).count()).toBe(0);

  await grade.selectOption('uel-05');
  await page.getByRole('heading', { name: 'Previous Day Care or School/s Attended' }).waitFor();
  expect(await dayCare.inputValue()).toBe('');
  await dayCare.fill('A school in Zahlé');
  expect(await undo(page).count(), 'an undo would lose what is written now').toBe(0);
  await grade.selectOption('uel-06');
  expect(await dayCare.inputValue()).toBe('');
  await undo(page).click();
  expect(await grade.inputValue()).toBe('uel-05');
  expect(await dayCare.inputValue()).toBe('A school in Zahlé');
  expect(await focused(page)).toBe('learner[gradeApplyingTo]');
});

test('the step of a parent offers answers that were given before, and says what to write about one who has died', async () => {
  const page = await begin(path, phone);
  const toddler = admissionExamples['pre-KG child from a day care'];
  const parentsInfo = { ...toddler.parentsInfo, parentsMaritialStatus: 'Father Deceased' };
  await fillUpTo(page, admission, { ...toddler, parentsInfo }, 'parentsInfo');
  await forward(page).click();
  await stepHeading(page, admission, 'father').waitFor();
  await page.getByText('If the father has died').waitFor();
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

test('a message that appears during a press does not move the pressed button away', async () => {
  const page = await begin(path, phone);
  const panel = page.getByRole('button', { name: 'answers still needed' });
  const message = page.locator('.field-error').getByText('Details of the physical medical condition are required.');
  const leaveFor = async (press: () => Promise<void>) => {
    await control(page, 'learner[physicalMedicalCondition]').focus();
    await press();
    expect(await panel.getAttribute('aria-expanded')).toBe('true');
    await message.waitFor();
  };
  await control(page, 'learner[hasPhysicalMedicalCondition]').first().check();
  await leaveFor(() => panel.tap());
  // After a reload the question has no message.
  await page.reload();
  await ready(page);
  await leaveFor(() => panel.click({ delay: 50 }));
});

const family = admissionExamples['three siblings of which one applies'];
const sibling = admissionExamples['pre-KG child who was in none'];
const { parentsInfo, father, mother } = family;
const { address, familyName, name, dateOfBirth, gradeApplyingTo: grade } = family.learner;
const [lea, marc, nour] = family.siblingsInfo.siblings!;
const childSent = {
  firstName: name,
  lastName: familyName,
  dateOfBirth,
  grade,
  isAttendingBac: 'no',
  isApplyingToBac: 'yes',
};
const application = {
  ...family,
  ...sibling,
  learner: { ...sibling.learner, name: marc!.firstName, dateOfBirth: marc!.dateOfBirth, address },
  parentsInfo,
  father,
  mother,
  siblingsInfo: { ...family.siblingsInfo, siblings: [lea!, nour!, childSent] },
};

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;

test('a second child’s application takes the family’s names, the address, the parents and the siblings of the first by one tap each', async () => {
  const page = await begin(path, phone);
  await fillUpTo(page, admission, family);
  await send(page);
  const close = dialog(page).getByRole('button', { name: 'Close' });
  const [button, heading] = await Promise.all(
    [close, dialog(page).getByRole('heading')].map((each) => each.boundingBox()),
  );
  expect(button!.width, 'as wide as the dialog’s text').toBeCloseTo(heading!.width, 0);
  await close.click();
  await page.getByRole('heading', { name: 'What happens next' }).waitFor();
  await page.getByText('You can see this receipt here for 30 days. The answers disappear when you leave.').waitFor();
  expect(pagesOf(await page.pdf({ format: 'A4' })), 'pages of the printed receipt').toBeLessThanOrEqual(2);

  await page.getByRole('button', { name: 'Apply for another child' }).tap();
  await stepHeading(page, admission, 'learner').waitFor();
  expect(await control(page, 'learner[familyName]').inputValue()).toBe('');
  const reused = await page.getByText('Answers from your last application are offered again at:').innerText();
  const { parentsInfo: parents, father: one, mother: other, siblingsInfo: siblings } = admission.steps;
  for (const place of [admission.steps.learner.title, 'Address', parents.title, one.title, other.title, siblings.title])
    expect(reused).toContain(place);

  const take = page.getByRole('button', { name: 'Use these answers' }).first();
  await take.tap();
  expect(await control(page, 'learner[familyName]').inputValue()).toBe(familyName);
  expect(await control(page, 'learner[civilRegistryNo]').inputValue()).toBe(family.learner.civilRegistryNo);
  const street = control(page, 'learner[address][street]');
  await page.getByText('The same as in your last application?').tap();
  await page.locator('.previous').getByText(address.street).waitFor();
  await take.tap();
  expect(await street.inputValue()).toBe(address.street);
  await undo(page).tap();
  expect(await street.inputValue()).toBe('');
  await take.tap();

  const refused = page.locator('.part--compact input[value=no]:checked');
  await page.getByRole('button', { name: 'No to all nine' }).tap();
  await expect.poll(() => refused.count()).toBe(9);
  await undo(page).tap();
  await expect.poll(() => refused.count()).toBe(0);
  await page.getByRole('button', { name: 'No to all nine' }).tap();
  await fillStep(page, admission, 'learner', application, files());

  await forward(page).tap();
  await stepHeading(page, admission, 'parentsInfo').waitFor();
  await page.reload();
  await ready(page);
  for (const step of ['parentsInfo', 'father', 'mother', 'siblingsInfo']) {
    await stepHeading(page, admission, step).waitFor();
    await take.tap();
    await forward(page).tap();
  }
  await stepHeading(page, admission, 'documents').waitFor();
  const medical = page.locator('.field', { has: control(page, 'medicalDocs') });
  await medical.getByRole('link', { name: /Medical form.*\(PDF\)/ }).waitFor();
  const note = page.locator('p', { hasText: 'Is a paper not ready yet? Your answers stay on this device only, until' });
  await note.getByRole('link', { name: school.phone.display }).waitFor();
  await fillStep(page, admission, 'documents', application, files());
  await note.waitFor({ state: 'detached' });
  expect(await storedUnder(await send(page))).toEqual(await asStored(application));
});
