import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchBrowser } from '#tests/browser.ts';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
  page = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  page.setDefaultTimeout(60_000);
  await page.goto(`${inject('storybook')}/iframe.html?id=machines-staff--fresh`);
  await page.locator('.chart').waitFor();
});

afterAll(() => browser.close());

const frame = () => page.locator('.chart-window');
const placeOf = async (selector: string) => (await page.locator(selector).first().boundingBox())!;
const zoomed = async () => Number.parseInt(await page.locator('.bench-zoom').innerText(), 10);

/** The middle of the state that is active. */
const active = async () => {
  const { x, y, width, height } = await placeOf('[data-state="staff.journey.opening.restoring"] > .chart-name');
  return { x: x + width / 2, y: y + height / 2 };
};

const wheel = async (down: number) => {
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, down);
  await page.keyboard.up('Control');
};

describe('a chart', () => {
  test('zooms with Ctrl and the wheel, from the first turn on, and what lies under the pointer stays there', async () => {
    const before = await zoomed();
    const { x, y } = await active();
    await page.mouse.move(x, y);
    await wheel(100);
    await expect.poll(zoomed).toBeLessThan(before);
    await wheel(-100);
    await expect.poll(zoomed).toBe(before);
    const point = await active();
    await page.mouse.move(point.x, point.y);
    await wheel(-100);
    await expect.poll(zoomed).toBeGreaterThan(before);
    const after = await active();
    expect(Math.hypot(after.x - point.x, after.y - point.y)).toBeLessThan(4);
  });

  test('is moved by dragging, and a drag that ends on an event does not send it', async () => {
    const event = await placeOf('[data-state="staff.journey.opening"] .press');
    const [x, y] = [event.x + 10, event.y + event.height / 2];
    const before = await frame().evaluate(({ scrollTop }) => scrollTop);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y - 20);
    await page.mouse.move(x, y - 60);
    await page.mouse.up();
    expect(await frame().evaluate(({ scrollTop }) => scrollTop)).toBe(before + 60);
    expect(await page.getByRole('region', { name: 'Log' }).getByRole('listitem').count()).toBe(1);
  });

  test('fits into its window in both directions with F, also unfolded, and is moved by the arrow keys', async () => {
    await page.getByRole('button', { name: 'Unfold all' }).click();
    await page.locator('[data-state="staff.journey.steps.personalInfo.married woman.shown"]').waitFor();
    await frame().focus();
    const top = await frame().evaluate(({ scrollTop }) => scrollTop);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => frame().evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(top);
    await page.keyboard.press('f');
    await expect
      .poll(() => frame().evaluate((it) => [it.scrollWidth - it.clientWidth, it.scrollHeight - it.clientHeight]))
      .toEqual([0, 0]);
  });

  test('follows a changed link, says where a wrong one leads, and logs what an event changed', async () => {
    const standsIn = (id: string) => page.locator(`[data-state="${id}"][data-active]`).waitFor();
    await page.evaluate(() => {
      location.hash = '#at=nowhere';
    });
    await page.getByText('This machine has no state nowhere').waitFor();
    await page.evaluate(() => {
      location.hash = '#at=staff.journey.submitting.sending';
    });
    await standsIn('staff.journey.submitting.sending.underway');
    await page.getByRole('region', { name: 'Events' }).getByRole('button', { name: 'STOP' }).click();
    await standsIn('staff.journey.submitting.sending.leaving');
    const log = page.getByRole('region', { name: 'Log' });
    expect(await log.locator('li details[open]').innerText()).toMatch(/^STOP \d\d:\d\d:\d\d\s+It changed nothing/);
  });

  test('is stepped into where a machine goes on, and what that comes to happens in it', async () => {
    await page.locator('.chart').getByRole('button', { name: 'sending', exact: true }).click();
    await page.getByRole('button', { name: 'STOP', exact: true }).first().click();
    await page.getByRole('button', { name: 'Back to Staff Application' }).click();
    await page.locator('[data-state="staff.journey.steps.references"][data-active]').waitFor();
    // Entered again, it begins with what it would get now, not where it ended.
    await page.getByRole('navigation', { name: 'Machines' }).getByRole('button', { name: 'The sending' }).click();
    await page.locator('[data-state="sending.attempting"]').first().waitFor();
    expect(await page.getByRole('region', { name: 'Log' }).getByRole('listitem').count()).toBe(1);
    await page.getByRole('button', { name: 'Back to Staff Application' }).click();
  });

  test('shows a guard as it is written', async () => {
    await page.locator('.chart-row:has(> .chart-event)', { hasText: 'NEXT' }).first().hover();
    await page.getByRole('tooltip').getByText('isValid(form, step, context.draft, context.phoneRules)').waitFor();
  });

  test('finds the states in which a condition of the context can hold, and shows each as large as it can be read', async () => {
    await page.goto(`${inject('storybook')}/iframe.html?id=machines-draft--fresh`);
    await page.locator('.chart').waitFor();
    await page.getByRole('button', { name: 'Fit' }).click();
    expect(await zoomed()).toBeLessThan(70);
    const search = page.getByRole('combobox', { name: /^Find a state/ });
    await search.fill('where failing is true');
    await search.press('Enter');
    const found = page.getByRole('search');
    await found.getByRole('button', { name: 'refused', exact: true }).click();
    await page.locator('[data-state="draft.holding.refused"][data-selected]').waitFor();
    expect(await zoomed()).toBe(70);
    expect(await found.getByRole('button', { name: 'saved', exact: true }).count()).toBe(0);
    await found.getByRole('button', { name: 'releasing', exact: true }).click();
    const isInView = () =>
      page.evaluate(() => {
        const [inner, outer] = ['[data-state="draft.holding.releasing"]', '.chart-window'].map((selector) =>
          document.querySelector(selector)!.getBoundingClientRect(),
        ) as [DOMRect, DOMRect];
        return inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top;
      });
    await expect.poll(isInView).toBe(true);
    await page.goBack();
  });

  test('is copied as Mermaid and as JSON', async () => {
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await page.getByRole('button', { name: 'Copy Mermaid' }).click();
    await page.getByText('Copied').waitFor();
    expect(await copied()).toMatch(/^stateDiagram-v2/);
    await page.getByRole('button', { name: 'Copy JSON' }).click();
    await expect.poll(copied).toMatch(/^\{/);
    expect(JSON.parse(await copied())).toMatchObject({ id: 'staff', states: { journey: {} } });
  });
});
