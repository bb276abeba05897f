import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { allOrNone, isEverywhere, longTest } from '#tests/breadth.ts';
import { overflow, spaceOut, violations } from '#tests/e2e/axe.ts';
import { widths } from '#tests/e2e/devices.ts';
import { htmlOf, paths } from '#tests/e2e/site/pages.ts';
import { scriptFaults } from '#tests/e2e/site/scriptFaults.ts';
import { scrollThrough } from '#tests/e2e/site/scrolling.ts';
import { noteShifts, shifts, whatMoved } from '#tests/e2e/site/shifts.ts';
import { hydrated, visit } from '#tests/e2e/visit.ts';

/** Runs in a page before its own scripts: notes what the content security policy refuses. */
const noteRefusals = () => {
  const refused: string[] = [];
  Object.assign(window, { refused });
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    refused.push(`${violatedDirective} ${blockedURI}`),
  );
};
const refusals = (page: Page) => page.evaluate(() => (window as unknown as { refused: string[] }).refused);

/** Checks an open page at its own width, then for sideways scrolling at other widths. Gives all faults. */
const faultsOf = async (page: Page, otherWidths: readonly number[]): Promise<string[]> => {
  const faults = await refusals(page);
  // The fonts may come a frame late: nobody sees a shift that small.
  if ((await shifts(page)) >= 0.01) faults.push(`something moves: ${await whatMoved(page)}`);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  faults.push(...(await violations(page)));
  await page.emulateMedia({ reducedMotion: null });
  const check = async (what: string) => {
    if ((await overflow(page)) > 0) faults.push(`scrolls sideways ${what}`);
  };
  await check('at its own width');
  for (const width of otherWidths) {
    await page.setViewportSize({ width, height: 740 });
    await check(`at ${width} pixels`);
  }
  await spaceOut(page);
  await check('with wide text spacing');
  return faults;
};

const visitedOnAPhone = isEverywhere() ? paths : ['/', '/divisions/secondary', '/news/1', '/join-us/as-staff'];

test.each([
  ['a phone', { width: 360, height: 740 }, [320], visitedOnAPhone],
  // Its menu, its slides and the columns of a form differ from a phone's.
  ['a desktop', { width: 1280, height: 900 }, [768], isEverywhere() ? paths : ['/']],
  ...allOrNone([['a tablet', { width: 768, height: 1024 }, [], paths]] as const),
] as const)(
  'on %s a page loads without an error, is accessible and fits, and nothing in it moves',
  async (_device, viewport, otherWidths, visited) => {
    const page = await visit('about:blank', { viewport });
    await page.addInitScript(noteRefusals);
    await page.addInitScript(noteShifts);
    const faults: string[] = [];
    for (const path of visited) {
      await page.setViewportSize(viewport);
      // Otherwise the next page may be painted in the size before, and its change counts as a shift.
      await page.waitForFunction((width) => window.innerWidth === width, viewport.width);
      const response = await page.goto(path);
      await hydrated(page);
      await page.locator('html[data-loaded]').waitFor({ state: 'attached' });
      await scrollThrough(page);
      const found = [...(await faultsOf(page, otherWidths)), ...(await scriptFaults(page, path))];
      if (response?.status() !== 200) found.push(`status ${response?.status()}`);
      faults.push(...found.map((fault) => `${path}: ${fault}`));
    }
    expect(faults).toEqual([]);
  },
);

test('every link and file of every page is there, except Alumni', async () => {
  const alumni = '/alumni';
  const referred = new Set<string>();
  const faults: string[] = [];
  for (const path of paths) {
    const html = await htmlOf(path);
    for (const [, address] of html.matchAll(/\s(?:href|src)="([^"]+)"/g)) {
      if (/^\/(?!\/)/.test(address!)) referred.add(address!.replaceAll('&amp;', '&'));
      if (/^#./.test(address!) && !html.includes(` id="${address!.slice(1)}"`)) faults.push(`${path}${address}`);
    }
  }
  expect(referred).toContain(alumni);
  for (const address of referred) {
    const { status } = await fetch(inject('site') + address, { method: 'HEAD' });
    if (status !== (address === alumni ? 404 : 200)) faults.push(`${address}: ${status}`);
  }
  expect(faults).toEqual([]);
});

longTest('an unknown path answers 404 with an accessible page that leads home and is not listed', async () => {
  const page = await visit('/no/such-page', { expected: /404/ });
  const crumb = (name: string) => page.getByRole('navigation', { name: 'Breadcrumb' }).getByText(name);
  await crumb('Such page').waitFor();
  expect(await page.locator('main').innerText()).toMatch(/404.*Sorry\.\.\..*page not found.*Back to homepage/is);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  expect(await page.locator('head > title').count()).toBe(1);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflow(page), `at ${width} pixels`).toBe(0);
  }
  expect(await violations(page)).toEqual([]);
  // The fourth news item does not exist.
  for (const path of ['/no/such-page', '/news/4']) expect((await fetch(inject('site') + path)).status).toBe(404);
  await page.goto('/divisions/no-such-division');
  await crumb('No such division').waitFor();
  await page.getByRole('link', { name: 'Back to homepage' }).click();
  await page.waitForURL('/');
});
