import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { validateStep } from '#forms/check.ts';
import { blank } from '#forms/draft.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { allOrNone, longTest } from '#tests/breadth.ts';
import { control, dialog, fillUpTo, painted, ready, send } from '#tests/e2e/application.ts';
import { fileOnDisk, passInformation } from '#tests/e2e/fill.ts';
import { keepsPages, launchKeepingPages } from '#tests/e2e/fullBrowser.ts';
import { holdBack } from '#tests/e2e/holdBack.ts';
import {
  claimsOnDevice,
  contentOf,
  fileSavedOnDevice,
  filesOnDevice,
  savedOnDevice,
} from '#tests/e2e/savedOnDevice.ts';
import { files, focused } from '#tests/e2e/visit.ts';
import { cannotBeRead, isFull, refusals } from '#tests/e2e/world/refusingDevice.ts';

const path = '/join-us/as-staff';
const firstName = (page: Page) => control(page, 'personalInfo[firstName]');
const refused = (page: Page) => page.getByText('This device cannot keep everything you have entered.').first();

let browser: Browser;
beforeAll(async () => {
  browser = await launchKeepingPages();
});
afterAll(() => browser.close());

/** A visitor with a back/forward cache, whose device may refuse. */
const visitor = async (onDevice?: () => void) => {
  // A service worker that is installed meanwhile removes the page from the cache.
  const context = await browser.newContext({ baseURL: inject('site'), serviceWorkers: 'block' });
  if (onDevice) await context.addInitScript(onDevice);
  const faults: string[] = [];
  const dialogs: string[] = [];
  const openTab = async () => {
    const page = await context.newPage();
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('dialog', (shown) => {
      dialogs.push(shown.type());
      void shown.accept();
    });
    return page;
  };
  const openForm = async () => {
    const page = await openTab();
    await page.goto(path);
    await ready(page);
    return page;
  };
  const end = async () => {
    await context.close();
    expect(faults.filter((text) => !refusals.test(text))).toEqual([]);
  };
  return { openTab, openForm, dialogs, end };
};

/**
 * Goes to another page of the site and back, after something is done meanwhile. Fails where the browser has a back/forward cache
 * and does not use it.
 */
const leaveAndReturn = async (page: Page, meanwhile?: () => Promise<void>): Promise<void> => {
  await page.evaluate(() => {
    Object.assign(window, { isCached: true });
  });
  await page.goto('/privacy');
  await meanwhile?.();
  // A page from the cache has no load event.
  await page.evaluate(() => window.history.back());
  await expect.poll(() => page.evaluate(() => window.location.pathname)).toBe(path);
  await ready(page);
  const [isCached, reasons] = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return ['isCached' in window, JSON.stringify(Reflect.get(navigation!, 'notRestoredReasons'))] as const;
  });
  expect(isCached, `the browser did not restore the page: ${reasons}`).toBe(keepsPages);
};

const devices = [
  ['that refuses to be read', cannotBeRead],
  ['whose disk is full', isFull],
] as const;

describe.each(allOrNone(devices))('on a device %s', (_what, onDevice) => {
  test('a form says so, keeps what was typed before its script came, returns whole, and warns before a reload', async () => {
    const { openTab, dialogs, end } = await visitor(onDevice);
    const page = await openTab();
    const release = await holdBack(page, /\/assets\/.*\.js$/);
    await page.goto(path, { waitUntil: 'commit' });
    await firstName(page).fill('Rana');
    release();
    await refused(page).waitFor();
    expect(await firstName(page).inputValue()).toBe('Rana');
    expect(await page.getByText('answers still needed').innerText()).toMatch(
      new RegExp(`^${validateStep(staff, 'personalInfo', blank(staff)).messages.size - 1} `),
    );

    await leaveAndReturn(page);
    if (keepsPages) await refused(page).waitFor();
    expect(await firstName(page).inputValue()).toBe(keepsPages ? 'Rana' : '');
    expect(await page.locator('.field-error').count()).toBe(0);
    await firstName(page).fill('Mona');
    await refused(page).waitFor();
    dialogs.length = 0;
    await page.reload();
    expect(dialogs).toEqual(['beforeunload']);
    await end();
  });
});

test('what a device stored before its disk was full can be erased', async () => {
  const { openForm, end } = await visitor();
  const page = await openForm();
  await firstName(page).fill('Rana');
  await savedOnDevice(page, 'Rana');
  await page.evaluate(isFull);
  await firstName(page).fill('Mona');
  await refused(page).waitFor();
  await page.getByRole('button', { name: 'Erase my answers' }).click();
  await page.getByRole('button', { name: 'Yes, erase' }).click();
  await expect.poll(() => firstName(page).inputValue()).toBe('');
  await expect.poll(async () => JSON.stringify(await page.evaluate(contentOf, 'bac-drafts'))).not.toMatch(/Rana|Mona/);
  await end();
});

test('a receipt returns from the back/forward cache without the answers', async () => {
  const { openForm, end } = await visitor();
  const page = await openForm();
  await passInformation(page);
  await fillUpTo(page, staff, staffExamples['single man']);
  const reference = await send(page);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  const answer = page.getByText('elias.khoury@mail.example');
  await answer.waitFor();
  await leaveAndReturn(page);
  await answer.waitFor({ state: 'hidden' });
  expect(await page.locator('.receipt .reference').innerText()).toBe(reference);
  await end();
});

longTest(
  'a form returns from the back/forward cache with its answers, focus and scroll position; meanwhile another tab may change its draft',
  async () => {
    const { openForm, end } = await visitor();
    const page = await openForm();
    await firstName(page).fill('Rana');
    await savedOnDevice(page, 'Rana');
    await control(page, 'personalInfo[email]').focus();
    const position = async () => [await focused(page), await page.evaluate(() => Math.round(window.scrollY))];
    const before = await position();
    expect(before[0]).toBe('personalInfo[email]');
    const claims = Number(await claimsOnDevice(page, 'staff'));
    await leaveAndReturn(page);
    await expect.poll(() => claimsOnDevice(page, 'staff')).toBe(claims + 1);
    await painted(page);
    if (keepsPages) expect(await position()).toEqual(before);
    expect(await firstName(page).inputValue()).toBe('Rana');

    await leaveAndReturn(page, async () => {
      const second = await openForm();
      expect(await firstName(second).inputValue()).toBe('Rana');
      await firstName(second).fill('Mona');
      await savedOnDevice(second, 'Mona');
      await second.close();
    });
    await expect.poll(() => firstName(page).inputValue()).toBe('Mona');
    await firstName(page).fill('Maya');
    await savedOnDevice(page, 'Maya');
    await end();
  },
);

longTest(
  'a file that is removed and put back after a return from the back/forward cache is still there after a reload',
  async () => {
    const { openForm, end } = await visitor();
    const page = await openForm();
    const { passport } = staffExamples['single man'].personalInfo;
    const remove = page.getByRole('button', { name: `Remove ${passport.name}` });
    await control(page, 'personalInfo[passport]').setInputFiles(await fileOnDisk(files(), passport));
    await fileSavedOnDevice(page);
    await remove.click();
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    await leaveAndReturn(page);
    if (!keepsPages) return end();
    await expect.poll(() => filesOnDevice(page)).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await remove.waitFor();
    await fileSavedOnDevice(page);
    await page.reload();
    await ready(page);
    await remove.waitFor();
    return end();
  },
);
