import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { applications } from '#tests/applications.ts';
import { allOrNone, firstOrAll, longTest } from '#tests/breadth.ts';
import { control, dialog, fillUpTo, openForm, ready, send, stepHeading } from '#tests/e2e/application.ts';
import { holdBack } from '#tests/e2e/holdBack.ts';
import { expectStep, follow } from '#tests/e2e/navigation.ts';
import { textIn } from '#tests/e2e/poppler.ts';
import { openPrepared } from '#tests/e2e/prepared.ts';
import { reloadLate } from '#tests/e2e/reloadLate.ts';
import { savedOnDevice } from '#tests/e2e/savedOnDevice.ts';
import { noteShifts, shifts, VISIBLE_SHIFT, whatMoved } from '#tests/e2e/site/shifts.ts';
import { asStored, storedUnder } from '#tests/e2e/stored.ts';
import { focused, visit } from '#tests/e2e/visit.ts';

const path = '/join-us/as-staff';
const teacher = staffExamples['experienced teacher'];
const firstName = (page: Page) => control(page, 'personalInfo[firstName]');
const arrived = (page: Page) => page.getByRole('heading', { name: /has arrived$/ });

const openSecondTab = async (page: Page) => {
  const second = await page.context().newPage();
  await second.goto(path);
  await ready(second);
  return second;
};
const elsewhere = (page: Page) => page.getByRole('heading', { name: 'This form is open in another tab' });
const takenOver = (page: Page) => page.getByRole('heading', { name: 'You are continuing in another tab' });
const continueHere = (page: Page) => page.getByRole('button', { name: 'Continue here' }).click();

test.each(allOrNone(applications))(
  'the result of $name is printed on one sheet, its receipt on at most two',
  async ({ form, examples, page: place }) => {
    const page = await openPrepared(place, form, Object.values(examples).at(-1));
    await send(page);
    const result = await dialog(page).getByRole('heading').innerText();
    const sheets = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)!.length;
    const announced = await page.pdf({ format: 'A4' });
    expect(textIn(announced).replaceAll(/\s+/g, ' ').split(result)).toHaveLength(2);
    expect(sheets(announced)).toBe(1);
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await arrived(page).waitFor();
    expect(sheets(await page.pdf({ format: 'A4' }))).toBeLessThanOrEqual(2);
  },
);

test('answers and files survive a reload and are sent; both tabs show the receipt, its answers only until the page is left', async () => {
  const page = await visit('/privacy');
  await follow(page, 'join us', path);
  await ready(page);
  await fillUpTo(page, staff, teacher);
  await savedOnDevice(page, teacher.references![1]!.position);
  await page.addInitScript(noteShifts);
  expect(await reloadLate(page), await whatMoved(page)).toBeLessThan(VISIBLE_SHIFT);
  await stepHeading(page, staff, 'references').waitFor();
  expect(await control(page, 'references[1][email]').inputValue()).toBe('hala.tannous@mail.example');

  const second = await openSecondTab(page);
  await elsewhere(second).waitFor();
  const reference = await send(page);
  expect(await storedUnder(reference)).toEqual(await asStored(teacher));
  await second.getByText(reference).waitFor();
  expect(await arrived(second).count()).toBe(1);
  await second.close();

  await dialog(page).getByRole('button', { name: 'Close' }).click();
  const answer = page.getByText(teacher.personalInfo.familyName).first();
  await answer.waitFor();
  // The steps of an application that was sent are no entries of the history any more.
  await expectStep(page, 'receipt');
  await page.goBack();
  await page.waitForURL('**/privacy');
  await page.goto(path);
  await ready(page);
  await page.getByText(reference).waitFor();
  // Phones are shared: the answers are shown only until the page is left.
  expect(await answer.count()).toBe(0);
});

test('what was typed before the script arrived stays', async () => {
  const page = await visit('about:blank');
  const release = await holdBack(page, /\/assets\/.*\.js$/);
  await page.goto(path, { waitUntil: 'commit' });
  await firstName(page).fill('Rana');
  await control(page, 'personalInfo[gender]').selectOption('female');
  await control(page, 'personalInfo[mobilePhone]').fill('03 123 456');
  release();
  await ready(page);
  await page.reload();
  await ready(page);
  expect(await firstName(page).inputValue()).toBe('Rana');
  expect(await control(page, 'personalInfo[gender]').inputValue()).toBe('female');
  await expect.poll(() => control(page, 'personalInfo[mobilePhone]').inputValue()).toBe('+961 3 123 456');
});

longTest(
  'one tab at a time edits the draft: another continues when it is told to, or when the first is closed',
  async () => {
    const page = await openForm(path);
    await firstName(page).fill('Rana');
    const second = await openSecondTab(page);
    await elsewhere(second).waitFor();
    await continueHere(second);
    await takenOver(page).waitFor();
    expect(await firstName(second).inputValue()).toBe('Rana');
    // The elements that had the focus are gone in both tabs. The headings get it.
    await expect.poll(() => focused(second)).toBe('step-heading');
    await page.bringToFront();
    await expect.poll(() => focused(page)).toBe('elsewhere');
    await control(second, 'personalInfo[familyName]').fill('Haddad');
    await savedOnDevice(second, 'Haddad');
    await second.close();
    await expect.poll(() => control(page, 'personalInfo[familyName]').inputValue()).toBe('Haddad');
    expect(await firstName(page).inputValue()).toBe('Rana');
  },
);

longTest(
  'in a browser without locks a tab whose draft another has read since stores nothing more, and says so',
  async () => {
    const page = await visit('about:blank');
    await page.context().addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'));
    await page.goto(path);
    await ready(page);
    await firstName(page).fill('Rana');
    await savedOnDevice(page, 'Rana');
    const second = await openSecondTab(page);
    expect(await firstName(second).inputValue()).toBe('Rana');
    await firstName(page).fill('Samira');
    await takenOver(page).waitFor();
    await second.reload();
    await ready(second);
    expect(await firstName(second).inputValue()).toBe('Rana');
  },
);

test.each(firstOrAll(['/ar', '/fr', '']))(
  'the first save moves no question under the finger: “%s”',
  async (language) => {
    const page = await visit(`${language}${path}`, { viewport: { width: 360, height: 740 } });
    // As in Safari.
    await page.evaluate(() => Object.assign(document.documentElement.style, { overflowAnchor: 'none' }));
    await ready(page);
    const top = () => firstName(page).evaluate((field) => field.getBoundingClientRect().top);
    await firstName(page).focus();
    const before = await top();
    await page.keyboard.type('Rana');
    await page
      .locator('.saved-note')
      .filter({ hasText: /20\d\d/ })
      .waitFor();
    expect(await top()).toBe(before);
  },
);

longTest('a form whose lock is granted late opens like any other', async () => {
  const page = await visit('about:blank');
  await page.addInitScript(() => {
    const { locks } = navigator;
    const request = locks.request.bind(locks) as (...args: unknown[]) => Promise<unknown>;
    Object.assign(locks, {
      request: async (...args: unknown[]) => {
        await new Promise((resolve) => setTimeout(resolve, 1_000));
        return request(...args);
      },
    });
  });
  await page.addInitScript(noteShifts);
  await page.goto(path);
  await ready(page);
  await firstName(page).fill('Rana');
  await savedOnDevice(page, 'Rana');
  expect(await shifts(page)).toBeLessThan(VISIBLE_SHIFT);
});
