import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { admission } from '#forms/admission/admission.ts';
import { schoolNames } from '#languages/schoolName.ts';
import { longTest } from '#tests/breadth.ts';
import { painted, ready, stepHeading } from '#tests/e2e/application.ts';
import { holdBack } from '#tests/e2e/holdBack.ts';
import { expectFocus, expectStep } from '#tests/e2e/navigation.ts';
import { visit } from '#tests/e2e/visit.ts';

const path = '/join-us/as-student';
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };
const start = (page: Page) => page.getByRole('button', { name: 'Fill The Form' });
const opening = (page: Page) => page.getByText('The form opens as soon as it has loaded');

test('the information page says what to have at hand, offers the blank forms, and leads into the form', async () => {
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
  const { y, height } = (await start(page).boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(phone.viewport.height);
  for (const form of ['Medical form', 'Recommendation form']) {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: new RegExp(`Download the blank form.*${form}`) }).tap();
    expect(await readFile(await (await download).path(), 'latin1')).toMatch(/^%PDF-/);
  }
  await start(page).tap();
  await stepHeading(page, admission, 'learner').waitFor();
  await expectFocus(page, 'step-heading');
  await page.reload();
  await stepHeading(page, admission, 'learner').waitFor();
  await ready(page);
  await page.getByRole('button', { name: 'What to have at hand, and the blank forms' }).tap();
  await page.getByRole('link', { name: /Medical form/ }).waitFor();
  await expectStep(page, 'info');
});

/** The information page while a script is held back. */
const openEarly = async (script: RegExp, { fails }: { fails: boolean }) => {
  const page = await visit('about:blank', { ...phone, ...(fails && { expected: /Failed to (?:load|fetch)/ }) });
  if (fails) await page.route(script, (route) => route.abort());
  const release = await holdBack(page, script);
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('html[data-loaded]').waitFor({ state: 'attached' });
  await start(page).tap();
  await opening(page).waitFor();
  return { page, release };
};

longTest('a press before the script has arrived opens the form when it arrives, once', async () => {
  const { page, release } = await openEarly(/\/vendor-.*\.js$/, { fails: false });
  release();
  await stepHeading(page, admission, 'learner').waitFor();
  await painted(page);
  await expectFocus(page, 'step-heading');
  await page.goBack();
  await start(page).waitFor();
  expect(await opening(page).isVisible()).toBe(false);
  // The page is opened again in the same document.
  await page
    .getByRole('link', { name: `${schoolNames.en}, home` })
    .first()
    .click();
  await page.waitForURL('/');
  await page.locator(`a[href="${path}"]`).first().dispatchEvent('click');
  await ready(page);
  await painted(page);
  expect(await start(page).isVisible()).toBe(true);
});

longTest('a press before a script that fails leads to the message about it, and so does each later press', async () => {
  const { page, release } = await openEarly(/\/wizard-.*\.js$/, { fails: true });
  release();
  const fault = page.getByText('A part of this page could not be loaded.');
  const isInView = () =>
    fault.evaluate((sentence) => {
      const { top, bottom } = sentence.getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    });
  await fault.waitFor();
  await expect.poll(isInView).toBe(true);
  expect(await opening(page).isVisible()).toBe(false);
  await start(page).tap();
  await expect.poll(isInView).toBe(true);
});
