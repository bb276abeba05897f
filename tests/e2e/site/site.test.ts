import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { isEverywhere } from '#tests/breadth.ts';
import { bringAxe, overflow, violations } from '#tests/e2e/axe.ts';
import { anchorsIn, htmlOf, internalIn, lookedAt, paths } from '#tests/e2e/site/pages.ts';
import { scrollThrough } from '#tests/e2e/site/scrolling.ts';
import { noteShifts, shifts } from '#tests/e2e/site/shifts.ts';
import { visit } from '#tests/e2e/visit.ts';

/** What the browser's policy refused, noted on every page before its own scripts run. */
const noteRefusals = () => {
  const refused: string[] = [];
  Object.assign(window, { refused });
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    refused.push(`${violatedDirective} ${blockedURI}`),
  );
};
const refusals = (page: Page) => page.evaluate(() => (window as unknown as { refused: string[] }).refused);

/** The menu's machine has arrived: the page is all there. */
const settled = (page: Page) => page.locator('.menu:not([data-native])').waitFor({ state: 'attached' });

/** Lets a page be judged without what its motion hides meanwhile. */
const still = async (page: Page) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const found = await violations(page);
  await page.emulateMedia({ reducedMotion: null });
  return found;
};

/** Sets more space between lines, letters and words than a page asked for, as a reader may: WCAG 1.4.12. */
const spaceOut = () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }',
  );
  document.adoptedStyleSheets.push(sheet);
};

/** How far a page scrolls sideways in windows of other widths, the last of them on the narrowest phone with wide text spacing. */
const overflows = async (page: Page, others: readonly number[], isSpaced: boolean) => {
  const wide: number[] = [];
  for (const width of others) {
    await page.setViewportSize({ width, height: 740 });
    wide.push(await overflow(page));
  }
  if (!isSpaced) return wide;
  await page.evaluate(spaceOut);
  return [...wide, await overflow(page)];
};

describe.each([
  ['a phone', { width: 360, height: 740 }, [320], true, lookedAt],
  // What is drawn otherwise there: the menu, the slides, what is side by side.
  ['a desktop', { width: 1280, height: 900 }, [768], false, isEverywhere() ? paths : lookedAt.slice(0, 4)],
  ...(isEverywhere() ? ([['a tablet', { width: 768, height: 1024 }, [], false, paths]] as const) : []),
] as const)('on %s', (_device, viewport, others, isSpaced, visited) => {
  test('every kind of page loads without an error and within the policy, is accessible, fits, and nothing in it moves', async () => {
    const page = await visit('/', { viewport });
    await page.addInitScript(noteRefusals);
    await page.addInitScript(noteShifts);
    await bringAxe(page);
    const found: unknown[] = [];
    for (const path of visited) {
      await page.setViewportSize(viewport);
      const answer = await page.goto(path);
      await settled(page);
      await page.waitForFunction(() => document.documentElement.dataset.loaded !== undefined);
      await scrollThrough(page);
      found.push({
        path,
        status: answer?.status(),
        // The fonts may come a frame late: what that moves is hardly seen.
        moved: Math.floor((await shifts(page)) * 100),
        refused: await refusals(page),
        violations: await still(page),
        overflow: [await overflow(page), ...(await overflows(page, others, isSpaced))],
      });
    }
    const none = Array.from({ length: 1 + others.length + (isSpaced ? 1 : 0) }, () => 0);
    expect(found).toEqual(
      visited.map((path) => ({ path, status: 200, moved: 0, refused: [], violations: [], overflow: none })),
    );
  });
});

test('every link and file of every page is there, Alumni excepted', async () => {
  const alumni = '/alumni';
  const pages = await Promise.all(paths.map(async (path) => ({ path, html: await htmlOf(path) })));
  const referred = [...new Set(pages.flatMap(({ html }) => internalIn(html)))];
  expect(referred).toContain(alumni);
  const missing: string[] = [];
  for (const address of referred) {
    const { status } = await fetch(inject('site') + address, { method: 'HEAD' });
    if (status !== (address === alumni ? 404 : 200)) missing.push(`${address}: ${status}`);
  }
  expect(missing).toEqual([]);
  const nowhere = pages.flatMap(({ path, html }) =>
    anchorsIn(html).flatMap((id) => (html.includes(` id="${id}"`) ? [] : [`${path}#${id}`])),
  );
  expect(nowhere).toEqual([]);
});

test('an unknown path answers 404 with a page that leads back, and is not to be listed', async () => {
  const page = await visit('/no/such-page', { expected: /404/ });
  expect((await fetch(`${inject('site')}/no/such-page`)).status).toBe(404);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/^page not found$/i);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByText('Such page').waitFor();
  await page.goto('/divisions/no-such-division');
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByText('No such division').waitFor();
  expect(await page.locator('head > title').count()).toBe(1);
  await page.getByRole('link', { name: 'Back to homepage' }).click();
  await page.waitForURL('/');
});

test('paths match whatever their case and with a slash at their end', async () => {
  for (const path of ['/School-Life/Parents-Committee', '/divisions/preschool/'])
    expect((await fetch(inject('site') + path)).status).toBe(200);
});
