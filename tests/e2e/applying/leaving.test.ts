import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { firstOrAll } from '#tests/breadth.ts';
import { control, painted, ready } from '#tests/e2e/application.ts';
import { keepsPages, launchKeepingPages } from '#tests/e2e/fullBrowser.ts';
import { cannotBeRead, isFull, refusals } from '#tests/e2e/refusingDevice.ts';
import { claimsOnDevice, savedOnDevice } from '#tests/e2e/savedOnDevice.ts';

const path = '/join-us/as-staff';
const firstName = (page: Page) => control(page, 'personalInfo[firstName]');
const refused = (page: Page) => page.getByText('This device cannot keep your answers.').first();
const panel = (page: Page) => page.locator('.elsewhere');

let browser: Browser;
beforeAll(async () => {
  browser = await launchKeepingPages();
});
afterAll(() => browser.close());

/** A tab of a visitor who has the form open, and what went wrong there. */
const opened = async (onDevice?: () => void) => {
  const context = await browser.newContext({ baseURL: inject('site') });
  if (onDevice) await context.addInitScript(onDevice);
  const faults: string[] = [];
  const tab = async () => {
    const page = await context.newPage();
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('dialog', (question) => void question.accept());
    await page.goto(path);
    await ready(page);
    return page;
  };
  const end = async () => {
    await context.close();
    expect(faults.filter((text) => !refusals.test(text))).toEqual([]);
  };
  return { page: await tab(), tab, end };
};

/** Goes to another page of the site and back. Gives whether it came from the browser's cache. */
const leaveAndReturn = async (page: Page): Promise<boolean> => {
  await page.evaluate(() => {
    Object.assign(window, { isCached: true });
  });
  await page.goto('/privacy');
  // What comes out of the cache fires no load event.
  await page.evaluate(() => window.history.back());
  await expect.poll(() => page.evaluate(() => window.location.pathname)).toBe(path);
  await page.locator('.wizard[data-ready]').waitFor();
  return page.evaluate(() => 'isCached' in window);
};

const devices = [
  ['that refuses to be read', cannotBeRead],
  ['whose disk is full', isFull],
] as const;

describe.each(firstOrAll(devices))('on a device %s', (_what, onDevice) => {
  test('a form that is left comes back whole, with its answers where it comes from the browser’s cache', async () => {
    const { page, end } = await opened(onDevice);
    await firstName(page).fill('Rana');
    await refused(page).waitFor();
    expect(await leaveAndReturn(page)).toBe(keepsPages);
    if (keepsPages) await refused(page).waitFor();
    expect(await firstName(page).inputValue()).toBe(keepsPages ? 'Rana' : '');
    expect(await page.getByRole('alert').count()).toBe(0);
    await firstName(page).fill('Mona');
    await refused(page).waitFor();
    await end();
  });

  test('a form that is left while another tab holds it comes back, too, in either tab', async () => {
    const { page, tab, end } = await opened(onDevice);
    await firstName(page).fill('Rana');
    await refused(page).waitFor();
    const second = await tab();
    await panel(second).waitFor();
    await leaveAndReturn(second);
    await panel(second).waitFor();
    await second.getByRole('button', { name: 'Continue here' }).click();
    await firstName(second).waitFor();
    await panel(page).waitFor();
    await leaveAndReturn(page);
    await panel(page).waitFor();
    await second.close();
    await firstName(page).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await end();
  });

  test('what was typed before the script came stays', async () => {
    const { page, end } = await opened(onDevice);
    let release!: () => void;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await firstName(page).fill('Rana');
    release();
    await refused(page).waitFor();
    expect(await firstName(page).inputValue()).toBe('Rana');
    expect(await page.getByText('answers still needed').innerText()).toMatch(/^8 /);
    await end();
  });
});

test('a form that comes back from the browser’s cache is as it was left: field, focus and place', async () => {
  const { page, end } = await opened();
  await firstName(page).fill('Rana');
  await savedOnDevice(page, 'Rana');
  await control(page, 'personalInfo[email]').focus();
  const place = () =>
    page.evaluate(() => [document.activeElement?.getAttribute('name'), Math.round(window.scrollY)] as const);
  const left = await place();
  expect(left[0]).toBe('personalInfo[email]');
  const claims = Number(await claimsOnDevice(page, 'staff'));
  expect(await leaveAndReturn(page)).toBe(keepsPages);
  // The page has read the device again.
  await expect.poll(() => claimsOnDevice(page, 'staff')).toBe(claims + 1);
  await painted(page);
  if (keepsPages) expect(await place()).toEqual(left);
  expect(await firstName(page).inputValue()).toBe('Rana');
  await firstName(page).fill('Mona');
  await savedOnDevice(page, 'Mona');
  await end();
});
