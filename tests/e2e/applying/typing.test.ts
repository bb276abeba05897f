import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { longTest } from '#tests/breadth.ts';
import { control, forward, painted, ready, stepHeading } from '#tests/e2e/application.ts';
import { fillStep } from '#tests/e2e/fill.ts';
import { openPrepared } from '#tests/e2e/prepared.ts';
import { savedOnDevice } from '#tests/e2e/savedOnDevice.ts';
import { files, visit } from '#tests/e2e/visit.ts';

const path = '/join-us/as-staff';
const man = staffExamples['single man'];
const teacher = staffExamples['experienced teacher'];
const address = man.personalInfo.email;
const email = (page: Page) => control(page, 'personalInfo[email]');

/** The first step, complete except for the e-mail address. The timers do not run: typing has no pause. */
const withoutEmail = async (): Promise<Page> => {
  const page = await visit('about:blank');
  await page.clock.install();
  await page.goto(path);
  await ready(page);
  await fillStep(page, staff, 'personalInfo', { ...man, personalInfo: { ...man.personalInfo, email: '' } }, files());
  await page.getByText('1 answer still needed').waitFor();
  await page.clock.pauseAt(new Date(Date.now() + 60 * 60 * 1000));
  return page;
};

test('keys that are typed without a pause are not lost: Enter, hiding the page and a reload take all of them', async () => {
  const page = await withoutEmail();
  await email(page).pressSequentially(address);
  expect(await forward(page).isEnabled()).toBe(false);
  await page.keyboard.press('Enter');
  await stepHeading(page, staff, 'education').waitFor();

  await page.getByRole('button', { name: 'Previous' }).click();
  await email(page).press('End');
  await page.keyboard.type('.hidden');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await savedOnDevice(page, `${address}.hidden`);
  await page.keyboard.type('.reloaded');
  await page.reload();
  await ready(page);
  expect(await email(page).inputValue()).toBe(`${address}.hidden.reloaded`);
});

test('an e-mail address is judged as it was typed: a comma of an Arabic keyboard is no part of one', async () => {
  const page = await withoutEmail();
  await email(page).fill('elias.khoury@mail،example');
  await email(page).blur();
  await page.locator('#personalInfo-email-error').waitFor();
  expect(await email(page).inputValue()).toBe('elias.khoury@mail،example');
  expect(await forward(page).isEnabled()).toBe(false);
});

longTest('Next is enabled when typing pauses; a message that is shown follows each key', async () => {
  const page = await withoutEmail();
  await email(page).pressSequentially(address);
  expect(await forward(page).isEnabled()).toBe(false);
  await page.clock.runFor(200);
  expect(await forward(page).isEnabled()).toBe(true);

  const message = page.locator('#personalInfo-email-error > span:not(.vh)');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Backspace');
  await email(page).blur();
  const missing = await message.innerText();
  await email(page).pressSequentially('ra');
  const wrong = await message.innerText();
  expect(wrong).not.toBe(missing);
  await page.keyboard.press('Backspace');
  expect(await message.innerText()).toBe(wrong);
  await page.keyboard.press('Backspace');
  expect(await message.innerText()).toBe(missing);
  expect(await forward(page).isEnabled()).toBe(false);
  await page.keyboard.insertText(address);
  expect(await forward(page).isEnabled()).toBe(true);
  expect(await message.count()).toBe(0);
});

/** Runs in a page before its scripts: counts the commits of React. */
const countCommits = () => {
  window.commits = 0;
  const onCommitFiberRoot = () => {
    window.commits += 1;
  };
  const hook = { supportsFiber: true, inject: () => 1, checkDCE: () => {}, onCommitFiberUnmount: () => {} };
  Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: { ...hook, onCommitFiberRoot } });
};

declare global {
  interface Window {
    commits: number;
  }
}

/** Resolves when the page was painted ten times in a row without a commit. */
const rested = (page: Page) =>
  page.evaluate(async () => {
    let [seen, still] = [window.commits, 0];
    while (still < 10) {
      await new Promise((frame) => requestAnimationFrame(frame));
      still = window.commits === seen ? still + 1 : 0;
      seen = window.commits;
    }
  });

/** The number of commits until the paint after an action. */
const commitsOf = async (page: Page, action: () => Promise<void>): Promise<number> => {
  const before = await page.evaluate(() => window.commits);
  await action();
  await painted(page);
  return (await page.evaluate(() => window.commits)) - before;
};

longTest('a key in a list renders nothing unless a message appears or disappears, then it renders once', async () => {
  const page = await openPrepared(path, staff, teacher, { step: 'education' });
  await page.addInitScript(countCommits);
  // The time of the last save is shown in minutes.
  await page.clock.setFixedTime(new Date());
  await page.reload();
  await ready(page);
  const field = control(page, 'education[academicInfo][1][degree]');
  await field.focus();
  await field.blur();
  await field.focus();
  await savedOnDevice(page, teacher.education.computer_literacy);
  await rested(page);

  const more = 'abcdefghijklmnopqrst';
  await page.keyboard.press('End');
  const typing = async () => {
    await page.keyboard.type(more);
    await savedOnDevice(page, teacher.education.academicInfo[1]!.degree + more);
  };
  expect(await commitsOf(page, typing)).toBe(0);
  const message = page.getByText('Degree is a required field', { exact: true });
  await page.keyboard.press('ControlOrMeta+A');
  const clearing = async () => {
    await page.keyboard.press('Backspace');
    await message.waitFor();
  };
  const correcting = async () => {
    await page.keyboard.press('a');
    await message.waitFor({ state: 'detached' });
  };
  expect(await commitsOf(page, clearing)).toBe(1);
  expect(await commitsOf(page, correcting)).toBe(1);
});
