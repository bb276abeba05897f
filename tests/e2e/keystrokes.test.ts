import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { control, fillUpTo, ready } from '#tests/e2e/application.ts';
import { visit } from '#tests/e2e/visit.ts';

const path = '/join-us/as-staff';
const degree = 'education[academicInfo][1][degree]';

declare global {
  interface Window {
    commits: number;
  }
}

/** Counts React's commits from its start on. */
const countCommits = () => {
  window.commits = 0;
  const onCommitFiberRoot = () => {
    window.commits += 1;
  };
  const hook = { supportsFiber: true, inject: () => 1, checkDCE: () => {}, onCommitFiberUnmount: () => {} };
  Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: { ...hook, onCommitFiberRoot } });
};

/** The staff application in Education, three schools filled in, the form at rest. */
const threeSchools = async (): Promise<Page> => {
  const page = await visit('/');
  await page.addInitScript(countCommits);
  // A draft kept in another minute is shown, with its time.
  await page.clock.setFixedTime(new Date());
  await page.goto(path);
  await ready(page);
  await fillUpTo(page, staff, staffExamples['experienced teacher'], 'education');
  await control(page, degree).focus();
  await control(page, degree).blur();
  await control(page, degree).focus();
  await page.waitForTimeout(1_500);
  return page;
};

const commitsOf = (page: Page) => page.evaluate(() => window.commits);

/** The commits that React makes until the page has come to rest after some keys. */
const commitsWhile = async (page: Page, typing: () => Promise<void>): Promise<number> => {
  const before = await commitsOf(page);
  await typing();
  await page.waitForTimeout(500);
  return (await commitsOf(page)) - before;
};

test('typing renders nothing while no message changes', async () => {
  const page = await threeSchools();
  const commits = await commitsWhile(page, () => page.keyboard.type('abcdefghijklmnopqrst'));
  expect(await control(page, degree).inputValue()).toBe("Master's Degreeabcdefghijklmnopqrst");
  expect(commits).toBe(0);
});

test('a message that comes or goes renders once', async () => {
  const page = await threeSchools();
  const message = page.getByText('Degree is a required field', { exact: true });
  await page.keyboard.press('ControlOrMeta+A');
  expect(await commitsWhile(page, () => page.keyboard.press('Backspace'))).toBe(1);
  await message.waitFor();
  expect(await commitsWhile(page, () => page.keyboard.press('a'))).toBe(1);
  expect(await message.count()).toBe(0);
});
