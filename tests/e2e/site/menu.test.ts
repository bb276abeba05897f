import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { bringAxe, violations } from '#tests/e2e/axe.ts';
import { heldBack } from '#tests/e2e/heldBack.ts';
import { visit } from '#tests/e2e/visit.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const opener = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const closer = (page: Page) => page.getByRole('button', { name: 'Close menu' });
const group = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const child = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
const settled = (page: Page) => page.locator('.menu:not([data-native])').waitFor({ state: 'attached' });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

describe('on a phone', () => {
  test('touch opens the menu, expands one group at a time, and follows a link', async () => {
    const page = await visit('/', phone);
    await settled(page);
    await opener(page).tap();
    await closer(page).waitFor();
    await group(page, 'about us').tap();
    await child(page, 'history').waitFor();
    await group(page, 'divisions').tap();
    await child(page, 'preschool').waitFor();
    expect(await child(page, 'history').isVisible()).toBe(false);
    await group(page, 'divisions').tap();
    await child(page, 'preschool').waitFor({ state: 'hidden' });
    await group(page, 'about us').tap();
    await child(page, 'history').tap();
    await page.waitForURL('/about-us/history');
    await closer(page).waitFor({ state: 'hidden' });
    expect(await opener(page).getAttribute('aria-expanded')).toBe('false');
  });

  test('the backdrop and a resize close it', async () => {
    const page = await visit('/', phone);
    await settled(page);
    await opener(page).tap();
    await closer(page).waitFor();
    await page.touchscreen.tap(10, 400);
    await closer(page).waitFor({ state: 'hidden' });
    await opener(page).tap();
    await closer(page).waitFor();
    await page.setViewportSize({ width: 380, height: 740 });
    await closer(page).waitFor({ state: 'hidden' });
  });

  test('keys stay inside the open menu; Escape closes it and gives the focus back', async () => {
    const page = await visit('/', phone);
    await settled(page);
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.closest('.menu__panel'));
    expect(await focused(page)).toBe('Close menu');
    for (let stop = 0; stop < 40; stop++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main, footer, .header__brand'))).toBeNull();
    }
    await group(page, 'join us').press('Space');
    await child(page, 'as a student').waitFor();
    await page.keyboard.press('Escape');
    await closer(page).waitFor({ state: 'hidden' });
    expect(await focused(page)).toBe('Menu');
  });

  test('it is accessible open, with a group, and has targets of 48 pixels', async () => {
    const page = await visit('/', { ...phone, reducedMotion: 'reduce' });
    await bringAxe(page);
    await page.reload();
    await settled(page);
    await opener(page).tap();
    await closer(page).waitFor();
    expect(await violations(page)).toEqual([]);
    await group(page, 'divisions').tap();
    await child(page, 'preschool').waitFor();
    expect(await violations(page)).toEqual([]);
    for (const target of [closer(page), group(page, 'divisions'), child(page, 'preschool')])
      expect((await target.boundingBox())!.height).toBeGreaterThanOrEqual(48);
    expect(await opener(page).getAttribute('aria-expanded')).toBe('true');
  });

  test('a tap on the hamburger before its machine arrives opens the menu, and the machine takes it over', async () => {
    const page = await visit('/alumni', { ...phone, expected: /404/ });
    const letGo = await heldBack(page, /assets\/(?:liveMenu|xstate)/);
    await page.goto('/about-us/history');
    await opener(page).tap();
    await closer(page).waitFor();
    await group(page, 'education').tap();
    await child(page, 'protocols').waitFor();
    letGo();
    await settled(page);
    expect(await closer(page).isVisible()).toBe(true);
    expect(await child(page, 'protocols').isVisible()).toBe(true);
    expect(await opener(page).getAttribute('aria-expanded')).toBe('true');
    await group(page, 'education').tap();
    await child(page, 'protocols').waitFor({ state: 'hidden' });
  });

  test('a tap on the hamburger before any script arrives is not lost either', async () => {
    const page = await visit('/alumni', { ...phone, expected: /404/ });
    const letGo = await heldBack(page, /assets\/.*\.js/);
    await page.goto('/about-us/history', { waitUntil: 'commit' });
    await opener(page).tap();
    await closer(page).waitFor();
    letGo();
    await settled(page);
    expect(await closer(page).isVisible()).toBe(true);
    await closer(page).tap();
    await closer(page).waitFor({ state: 'hidden' });
  });
});

describe('in a wide window', () => {
  test('a group that is pointed at or clicked before the machine arrives stays open when it comes', async () => {
    const page = await visit('/alumni', { expected: /404/ });
    const letGo = await heldBack(page, /assets\/(?:liveMenu|xstate)/);
    await page.goto('/about-us/history');
    const arrived = page.waitForResponse(/assets\/xstate/);
    await group(page, 'education').hover();
    await child(page, 'protocols').waitFor();
    letGo();
    await arrived;
    await child(page, 'protocols').hover();
    expect(await child(page, 'protocols').isVisible()).toBe(true);
    await group(page, 'education').click();
    await settled(page);
    expect(await child(page, 'protocols').isVisible()).toBe(true);
    expect(await group(page, 'education').getAttribute('aria-expanded')).toBe('true');
    await group(page, 'education').click();
    await child(page, 'protocols').waitFor({ state: 'hidden' });
  });

  test('a group drops down on a click; the next one, Escape and the page beside it close it', async () => {
    const page = await visit('/divisions/preschool');
    await settled(page);
    await group(page, 'about us').click();
    await child(page, 'history').waitFor();
    expect(await group(page, 'about us').getAttribute('aria-expanded')).toBe('true');
    await group(page, 'divisions').click();
    expect(await child(page, 'history').isVisible()).toBe(false);
    expect(await child(page, 'preschool').getAttribute('aria-current')).toBe('page');
    await child(page, 'secondary').focus();
    await page.keyboard.press('Escape');
    await child(page, 'secondary').waitFor({ state: 'hidden' });
    expect(await focused(page)).toBe('divisions');
    await page.keyboard.press('Enter');
    await child(page, 'secondary').waitFor();
    await page.locator('h1').click();
    await child(page, 'secondary').waitFor({ state: 'hidden' });
  });

  test('the hamburger is there up to 750 pixels', async () => {
    const page = await visit('/', { viewport: { width: 750, height: 800 } });
    await settled(page);
    expect(await opener(page).isVisible()).toBe(true);
    await page.setViewportSize({ width: 751, height: 800 });
    expect(await opener(page).isVisible()).toBe(false);
    expect(await group(page, 'join us').isVisible()).toBe(true);
  });
});
