import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { schoolNames } from '#languages/schoolName.ts';
import { longTest } from '#tests/breadth.ts';
import { evaluated } from '#tests/e2e/application.ts';
import { violations } from '#tests/e2e/axe.ts';
import { holdBack } from '#tests/e2e/holdBack.ts';
import { expectFocus } from '#tests/e2e/navigation.ts';
import { focused, hydrated, visit } from '#tests/e2e/visit.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const scripts = /assets\/.*\.js/;
const opener = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const closer = (page: Page) => page.getByRole('button', { name: 'Close menu' });
const group = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const child = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

describe('on a phone', () => {
  test('a tap opens the menu, the backdrop and a resize close it; a link is followed', async () => {
    const page = await visit('/', phone);
    await hydrated(page);
    await opener(page).tap();
    await closer(page).waitFor();
    await page.touchscreen.tap(10, 400);
    await closer(page).waitFor({ state: 'hidden' });
    await opener(page).tap();
    await closer(page).waitFor();
    await page.setViewportSize({ width: 380, height: 740 });
    await closer(page).waitFor({ state: 'hidden' });

    await opener(page).tap();
    await group(page, 'about us').tap();
    await child(page, 'history').tap();
    await page.waitForURL('/about-us/history');
    await closer(page).waitFor({ state: 'hidden' });
    expect(await opener(page).getAttribute('aria-expanded')).toBe('false');
  });

  test('the open menu is accessible, keeps the focus within, and gives it back on Escape', async () => {
    const page = await visit('/', { ...phone, reducedMotion: 'reduce' });
    await hydrated(page);
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.closest('.menu__panel'));
    await expectFocus(page, 'Close menu');
    expect(await opener(page).getAttribute('aria-expanded')).toBe('true');
    for (let stop = 0; stop < 40; stop++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main, footer, .header__brand'))).toBeNull();
    }
    expect(await violations(page)).toEqual([]);
    await group(page, 'divisions').press('Space');
    await child(page, 'preschool').waitFor();
    expect(await violations(page)).toEqual([]);
    for (const target of [closer(page), group(page, 'divisions'), child(page, 'preschool')])
      expect((await target.boundingBox())!.height).toBeGreaterThanOrEqual(48);
    await page.keyboard.press('Escape');
    await closer(page).waitFor({ state: 'hidden' });
    await expectFocus(page, 'Menu');
  });

  longTest('a menu that is opened before any script arrives stays open, with its group', async () => {
    const page = await visit('about:blank', phone);
    const release = await holdBack(page, scripts);
    await page.goto('/about-us/history', { waitUntil: 'commit' });
    await opener(page).tap();
    await closer(page).waitFor();
    await group(page, 'education').tap();
    await child(page, 'protocols').waitFor();
    release();
    await hydrated(page);
    expect(await closer(page).isVisible()).toBe(true);
    expect(await child(page, 'protocols').isVisible()).toBe(true);
    expect(await opener(page).getAttribute('aria-expanded')).toBe('true');
    await group(page, 'education').tap();
    await child(page, 'protocols').waitFor({ state: 'hidden' });
    await closer(page).tap();
    await closer(page).waitFor({ state: 'hidden' });
  });
});

describe('in a wide window', () => {
  longTest('a group that is pointed at or clicked before any script arrives stays open', async () => {
    const page = await visit('about:blank');
    const release = await holdBack(page, scripts);
    await page.goto('/about-us/history', { waitUntil: 'commit' });
    await group(page, 'education').hover();
    await child(page, 'protocols').waitFor();
    release();
    await evaluated(page, 'main');
    await child(page, 'protocols').hover();
    expect(await child(page, 'protocols').isVisible()).toBe(true);
    await group(page, 'education').click();
    await hydrated(page);
    expect(await child(page, 'protocols').isVisible()).toBe(true);
    expect(await group(page, 'education').getAttribute('aria-expanded')).toBe('true');
    await group(page, 'education').click();
    await child(page, 'protocols').waitFor({ state: 'hidden' });
  });

  longTest('Tab goes as the eye does: the strip above all, the school’s name, the menu', async () => {
    const page = await visit('/divisions/preschool');
    await hydrated(page);
    const stops: string[] = [];
    while (stops.at(-1) !== 'join us') {
      await page.keyboard.press('Tab');
      stops.push(await focused(page));
    }
    const names = ['Skip to content', 'English', 'Video', `${schoolNames.en}, home`, 'about us', 'join us'];
    expect(stops.filter((name) => names.includes(name))).toEqual(names);
  });

  test('a click drops a group down; the next group, Escape and a click beside it close it', async () => {
    const page = await visit('/divisions/preschool');
    await hydrated(page);
    await group(page, 'about us').click();
    await child(page, 'history').waitFor();
    await group(page, 'divisions').click();
    expect(await child(page, 'preschool').getAttribute('aria-current')).toBe('page');
    await child(page, 'secondary').focus();
    await page.keyboard.press('Escape');
    await child(page, 'secondary').waitFor({ state: 'hidden' });
    await expectFocus(page, 'divisions');
    await page.keyboard.press('Enter');
    await child(page, 'secondary').waitFor();
    await page.locator('h1').click();
    await child(page, 'secondary').waitFor({ state: 'hidden' });
    // Up to 750 pixels the hamburger replaces the groups.
    await page.setViewportSize({ width: 751, height: 800 });
    expect(await opener(page).isVisible()).toBe(false);
    await page.setViewportSize({ width: 750, height: 800 });
    expect(await opener(page).isVisible()).toBe(true);
    expect(await group(page, 'join us').isVisible()).toBe(false);
  });
});
