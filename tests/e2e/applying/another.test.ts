import { expect, test } from 'vitest';
import { admission } from '#forms/admission/admission.ts';
import { admissionExamples } from '#forms/admission/examples.ts';
import { begin, control, dialog, fillUpTo, forward, ready, send, stepHeading } from '#tests/e2e/application.ts';
import { devices } from '#tests/e2e/devices.ts';
import { fillStep } from '#tests/e2e/fill.ts';
import { asStored, storedUnder } from '#tests/e2e/stored.ts';
import { files } from '#tests/e2e/visit.ts';

const path = '/join-us/as-student';
const phone = { viewport: devices['a phone'], hasTouch: true };
const first = admissionExamples['three siblings of which one applies'];
const child = admissionExamples['pre-KG child who was in none'];
const second = { ...first, ...child, learner: { ...child.learner, address: first.learner.address } };
const { parentsInfo, father, mother, siblingsInfo } = first;
const application = { ...second, parentsInfo, father, mother, siblingsInfo };

const titleOf = (step: string) => Object.entries(admission.steps).find(([id]) => id === step)![1].title;

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;

test('a second child’s application takes the address, the parents and the siblings of the first in one tap each', async () => {
  const page = await begin(path, phone);
  await fillUpTo(page, admission, first);
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
  const reused = page.getByText('Answers from your last application are offered again at:');
  for (const place of ['Address', ...['parentsInfo', 'father', 'mother', 'siblingsInfo'].map(titleOf)])
    expect(await reused.innerText()).toContain(place);

  const take = page.getByRole('button', { name: 'Use these answers' });
  await page.getByText('The same as in your last application?').tap();
  await page.locator('.previous').getByText(first.learner.address.street).waitFor();
  await take.tap();
  expect(await control(page, 'learner[address][street]').inputValue()).toBe(first.learner.address.street);
  await page.getByRole('button', { name: 'Undo' }).tap();
  expect(await control(page, 'learner[address][street]').inputValue()).toBe('');
  await take.tap();
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
  await fillStep(page, admission, 'documents', application, files());
  expect(await storedUnder(await send(page))).toEqual(await asStored(application));
});

test('all nine supports are refused in one tap, and that can be undone', async () => {
  const page = await begin(path, phone);
  const refused = page.locator('.part--compact input[value=no]:checked');
  await control(page, 'learner[hasSpeechTherapy]').first().check();
  await page.getByRole('button', { name: 'No to all nine' }).tap();
  await expect.poll(() => refused.count()).toBe(9);
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect.poll(() => refused.count()).toBe(0);
  expect(await control(page, 'learner[hasSpeechTherapy]').first().isChecked()).toBe(true);
});

test('a step about a parent who is lost says what to write, and whom to call', async () => {
  const page = await begin(path, phone);
  const parents = { ...parentsInfo, parentsMaritialStatus: 'Father Deceased' };
  await fillUpTo(page, admission, { ...first, parentsInfo: parents }, 'parentsInfo');
  await forward(page).tap();
  await page.getByText('If the father has died').waitFor();
  await fillStep(page, admission, 'father', first, files());
  await forward(page).tap();
  await stepHeading(page, admission, 'mother').waitFor();
  expect(await page.getByText('If the mother has died').count()).toBe(0);
  await control(page, 'mother[email]').fill('rana@gmial.com');
  await control(page, 'mother[email]').blur();
  await page.getByRole('button', { name: 'rana@gmail.com' }).tap();
  expect(await control(page, 'mother[email]').inputValue()).toBe('rana@gmail.com');
});
