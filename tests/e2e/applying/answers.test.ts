import { expect, test } from 'vitest';
import { staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { longTest } from '#tests/breadth.ts';
import { begin, control, dialog, forward, openForm, ready, stepHeading } from '#tests/e2e/application.ts';
import { devices } from '#tests/e2e/devices.ts';
import { isInView } from '#tests/e2e/isInView.ts';
import { textIn } from '#tests/e2e/poppler.ts';
import { openPrepared } from '#tests/e2e/prepared.ts';
import { asStored, storedUnder } from '#tests/e2e/stored.ts';
import { focused, visit } from '#tests/e2e/visit.ts';

const path = '/join-us/as-staff';
const mother = staffExamples['married mother of two'];

longTest(
  'half a date is called incomplete and is gone after a reload; a whole one is said in words; the console stays empty',
  async () => {
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
  },
);

test('the review leads to a question and back to its answer; markup is text; a double click sends once', async () => {
  const occupation = '<script>alert("bac")</script> 🎓';
  const answers = { ...mother, personalInfo: { ...mother.personalInfo, spouseOccupation: occupation } };
  const page = await openPrepared(path, staff, answers, { viewport: devices['a phone'] });
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));

  // An entry that goes leaves its Undo in view.
  const references = page.getByRole('radio');
  await references.first().check();
  const buttonOf = (name: string) => page.getByRole('button', { name });
  for (const added of [2, 3]) {
    await buttonOf('Add another reference').click();
    await buttonOf(`Remove reference ${added}`).waitFor();
  }
  await buttonOf('Remove reference 2').click();
  await expect.poll(() => isInView(page, '.undo')).toBe(true);
  await references.last().check();

  // What is not shown in the midst of a form takes no focus.
  for (const shown of ['.applied-already', '.disclosure'])
    expect(await page.locator(`.application > ${shown}`).isVisible(), shown).toBe(false);
  await page.getByRole('button', { name: 'Check your answers' }).click();
  await page.getByText(occupation).waitFor();
  await page.getByRole('button', { name: 'Change Mobile phone' }).click();
  await expect.poll(() => focused(page)).toBe('personalInfo[mobilePhone]');
  expect(page.url()).toContain('step=personalInfo');
  await page.getByRole('button', { name: 'Back to the review' }).click();
  await expect.poll(() => focused(page)).toBe('change-personalInfo-mobilePhone');
  expect(await isInView(page, '#change-personalInfo-mobilePhone')).toBe(true);
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

test('on a touch screen a tap on a label chooses its answer, and one on the other label another one', async () => {
  const page = await begin('/join-us/as-student', { viewport: devices['a phone'], hasTouch: true, isMobile: true });
  const question = page.locator('.field--yes-no').first();
  for (const answer of ['yes', 'no', 'yes']) {
    await question.getByText(answer, { exact: true }).tap();
    expect(await question.getByLabel(answer, { exact: true }).isChecked()).toBe(true);
  }
});

test('a long answer is printed whole', async () => {
  const page = await visit('/join-us/papers-and-corrections');
  await ready(page);
  const lines = Array.from({ length: 30 }, (_, at) => `Line ${at + 1}.`);
  await page.locator('textarea').fill(lines.join('\n'));
  const printed = textIn(await page.pdf({ format: 'A4' }));
  expect(lines.filter((line) => !printed.includes(line))).toEqual([]);
});
