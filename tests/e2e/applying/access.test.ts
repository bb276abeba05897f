import { expect, test } from 'vitest';
import { staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { applications } from '#tests/applications.ts';
import { firstOrAll } from '#tests/breadth.ts';
import { control, dialog, fillUpTo, forward, openForm, painted, send, stepHeading } from '#tests/e2e/application.ts';
import { judge, judgedExample } from '#tests/e2e/applying/judging.ts';
import { overflow } from '#tests/e2e/axe.ts';
import { widths } from '#tests/e2e/devices.ts';
import { byHand, fillStep, passInformation } from '#tests/e2e/fill.ts';
import { asStored, storedUnder } from '#tests/e2e/stored.ts';
import { files, visit } from '#tests/e2e/visit.ts';

const path = '/join-us/as-staff';
const teacher = staffExamples['experienced teacher'];
const spacing = '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }';

test.each(firstOrAll(applications))(
  'every step of $page is accessible and fits, with its messages, too, and the school has it whole',
  async (application) => {
    const { form, examples, page: place } = application;
    const answers = examples[judgedExample(application)]!;
    const page = await openForm(place, { bypassCSP: true, reducedMotion: 'reduce' });
    await judge(page, 'the beginning', 0);
    await passInformation(page);
    const steps = Object.keys(form.steps);
    for (const [turn, id] of steps.entries()) {
      await stepHeading(page, form, id).waitFor();
      await judge(page, `${id}, empty`);
      await page.locator('#needed').click();
      await judge(page, `${id}, with its messages`, turn + 1);
      await fillStep(page, form, id, answers, files(), byHand);
      // It differs in its answers from what has been judged; the last step also offers to send them.
      await judge(page, `${id}, filled`, id === steps.at(-1) ? turn : undefined);
      if (id !== steps.at(-1)) await forward(page).click();
    }
    const reference = await send(page);
    await judge(page, 'the popup', 0);
    expect(await storedUnder(reference)).toEqual(await asStored(answers));
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await page.getByRole('heading', { name: 'Your application has arrived' }).waitFor();
    await judge(page, 'the receipt', 1);
  },
);

test('a page that does not exist is accessible and fits', async () => {
  const page = await visit('/nowhere', { bypassCSP: true, expected: /404/ });
  for (const turn of widths.keys()) await judge(page, 'the page', turn);
});

test('wide text spacing clips nothing', async () => {
  const page = await openForm(path, { bypassCSP: true });
  await page.addStyleTag({ content: spacing });
  await page.locator('#needed').click();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflow(page), `at ${width} pixels`).toBe(0);
  }
});

test('the title says where the applicant is, and the step’s heading has the focus after Next', async () => {
  const page = await openForm(path);
  await fillUpTo(page, staff, teacher, 'personalInfo');
  await forward(page).click();
  await stepHeading(page, staff, 'education').waitFor();
  expect(await page.title()).toMatch(/^Step 2 of 5: Education – Staff Application – /);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('step-heading');
  expect(await page.locator('[aria-current=step]').innerText()).toContain('Education');
});

test('a message is tied to its control', async () => {
  const page = await openForm(path);
  const email = control(page, 'personalInfo[email]');
  await email.focus();
  await email.blur();
  const described = await email.getAttribute('aria-describedby');
  expect(await page.locator(`#${described}`).innerText()).toContain('Email is a required field');
});

test('problems are spoken as one count once typing has paused, not one by one', async () => {
  const page = await openForm(path);
  await page.evaluate(() => {
    const spoken: string[] = [];
    Object.assign(window, { spoken });
    new MutationObserver(() => spoken.push(document.querySelector('[role=status]')?.textContent ?? '')).observe(
      document.querySelector('[role=status]')!,
      { childList: true, characterData: true, subtree: true },
    );
  });
  await page.locator('#needed').click();
  // The panel takes the focus again a frame after the press.
  await painted(page);
  await control(page, 'personalInfo[firstName]').pressSequentially('thirty characters are typed now');
  await page.getByText('8 problems in this step').waitFor({ state: 'attached' });
  expect(await page.evaluate(() => (window as unknown as { spoken: string[] }).spoken.length)).toBeLessThanOrEqual(2);
});
