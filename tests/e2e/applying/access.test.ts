import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { admission } from '#forms/admission/admission.ts';
import { admissionExamples } from '#forms/admission/examples.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { control, dialog, fillUpTo, forward, openForm, stepHeading } from '#tests/e2e/application.ts';
import { overflow, violations } from '#tests/e2e/axe.ts';
import { fillStep } from '#tests/e2e/fill.ts';
import { files, visit } from '#tests/e2e/visit.ts';

const path = '/join-us/as-staff';
const teacher = staffExamples['experienced teacher'];
const spacing = '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }';

/** What a page in some state may not have: a broken rule, and a scroll bar sideways. */
const faults = async (page: Page) => ({ violations: await violations(page), overflow: await overflow(page) });
const none = { violations: [], overflow: 0 };

describe.each([
  ['a small phone', { width: 320, height: 640 }],
  ['a tablet', { width: 768, height: 1024 }],
  ['a desktop', { width: 1280, height: 900 }],
])('on %s', (_device, viewport) => {
  test.each([
    [path, staff, teacher],
    ['/join-us/as-student', admission, admissionExamples['divorced parents with another legal guardian']],
  ] as const)(
    'every step of %s is accessible and fits: empty, with its messages, and filled',
    async (place, form, answers) => {
      const page = await openForm(place, { viewport, bypassCSP: true, reducedMotion: 'reduce' });
      if (form === admission) {
        expect(await faults(page), 'the information').toEqual(none);
        await page.getByRole('button', { name: 'Fill The Form' }).click();
      }
      for (const id of Object.keys(form.steps)) {
        await stepHeading(page, form, id).waitFor();
        expect(await faults(page), `${id}, empty`).toEqual(none);
        await page.locator('#needed').click();
        expect(await faults(page), `${id}, with its messages`).toEqual(none);
        await fillStep(page, form, id, answers, files());
        expect(await faults(page), `${id}, filled`).toEqual(none);
        await forward(page).click();
      }
      await dialog(page).locator('.reference').waitFor();
      expect(await faults(page), 'the popup').toEqual(none);
      await dialog(page).getByRole('button', { name: 'Close' }).click();
      await page.getByRole('heading', { name: 'Your application has arrived' }).waitFor();
      expect(await faults(page), 'the receipt').toEqual(none);
    },
  );

  test.each(['/', '/nowhere'])('%s is accessible and fits', async (place) => {
    const page = await visit(place, { viewport, bypassCSP: true, expected: /404/ });
    expect(await faults(page)).toEqual(none);
  });

  test('wide text spacing clips nothing', async () => {
    const page = await openForm(path, { viewport, bypassCSP: true });
    await page.addStyleTag({ content: spacing });
    await page.locator('#needed').click();
    expect(await overflow(page)).toBe(0);
  });
});

test('the title says where the applicant is, and the step’s heading has the focus after Next', async () => {
  const page = await openForm(path);
  await fillUpTo(page, staff, teacher, 'personalInfo');
  await forward(page).click();
  await stepHeading(page, staff, 'education').waitFor();
  expect(await page.title()).toMatch(/^Step 2 of 5: Education – Staff Application – /);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('step-heading');
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
  await control(page, 'personalInfo[firstName]').pressSequentially('thirty characters are typed now');
  await page.getByText('8 problems in this step').waitFor({ state: 'attached' });
  expect(await page.evaluate(() => (window as unknown as { spoken: string[] }).spoken.length)).toBeLessThanOrEqual(2);
});
