import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { bringAxe, overflow, violations } from '#tests/e2e/axe.ts';
import { anchorsIn, htmlOf, internalIn, paths } from '#tests/e2e/site/pages.ts';
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

describe.each([
  ['a phone', { width: 360, height: 740 }],
  ['a tablet', { width: 768, height: 1024 }],
  ['a desktop', { width: 1280, height: 900 }],
])('on %s', (_device, viewport) => {
  test('every page loads without an error and within the policy, is accessible and fits', async () => {
    const page = await visit('/', { viewport, reducedMotion: 'reduce' });
    await page.addInitScript(noteRefusals);
    await bringAxe(page);
    const found: unknown[] = [];
    for (const path of paths) {
      const answer = await page.goto(path);
      await settled(page);
      found.push({
        path,
        status: answer?.status(),
        refused: await refusals(page),
        violations: await violations(page),
        overflow: await overflow(page),
      });
    }
    expect(found).toEqual(paths.map((path) => ({ path, status: 200, refused: [], violations: [], overflow: 0 })));
  });
});

test('no page scrolls sideways on the narrowest phone, with or without wide text spacing', async () => {
  const page = await visit('/', { viewport: { width: 320, height: 568 }, bypassCSP: true });
  const wide: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    if ((await overflow(page)) > 0) wide.push(path);
    await page.addStyleTag({
      content: '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }',
    });
    if ((await overflow(page)) > 0) wide.push(`${path}, with wide text spacing`);
  }
  expect(wide).toEqual([]);
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
  await page.getByRole('link', { name: 'Back to homepage' }).click();
  await page.waitForURL('/');
});

test('paths match whatever their case and with a slash at their end', async () => {
  for (const path of ['/School-Life/Parents-Committee', '/divisions/preschool/'])
    expect((await fetch(inject('site') + path)).status).toBe(200);
});
