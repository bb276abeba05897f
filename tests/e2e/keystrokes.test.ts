import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { control, fillUpTo, ready } from '#tests/e2e/application.ts';
import { kept } from '#tests/e2e/kept.ts';
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
  await kept(page, staffExamples['experienced teacher'].education.computer_literacy);
  await painted(page);
  return page;
};

/** Resolves when the page has shown everything that was rendered by now. */
const painted = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** The commits that React makes while something happens, the paint after it included. */
const commitsWhile = async (page: Page, happening: () => Promise<void>): Promise<number> => {
  const before = await page.evaluate(() => window.commits);
  await happening();
  await painted(page);
  return (await page.evaluate(() => window.commits)) - before;
};

test('typing renders nothing while no message changes', async () => {
  const page = await threeSchools();
  const typed = 'abcdefghijklmnopqrst';
  const commits = await commitsWhile(page, async () => {
    await page.keyboard.type(typed);
    await kept(page, `Master's Degree${typed}`);
  });
  expect(await control(page, degree).inputValue()).toBe(`Master's Degree${typed}`);
  expect(commits).toBe(0);
});

test('a message that comes or goes renders once', async () => {
  const page = await threeSchools();
  const message = page.getByText('Degree is a required field', { exact: true });
  await page.keyboard.press('ControlOrMeta+A');
  const coming = async () => {
    await page.keyboard.press('Backspace');
    await message.waitFor();
  };
  const going = async () => {
    await page.keyboard.press('a');
    await message.waitFor({ state: 'detached' });
  };
  expect(await commitsWhile(page, coming)).toBe(1);
  expect(await commitsWhile(page, going)).toBe(1);
});
