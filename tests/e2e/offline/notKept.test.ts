import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { applications } from '#tests/applications.ts';
import { firstOrAll } from '#tests/breadth.ts';
import { fillUpTo, ready, send } from '#tests/e2e/application.ts';
import { kept, visitForm } from '#tests/e2e/offline/keeping.ts';
import { openNetwork } from '#tests/e2e/offline/network.ts';
import { asStored, storedUnder } from '#tests/e2e/stored.ts';
import { visit } from '#tests/e2e/visit.ts';

const { form, examples, page: path } = applications[0]!;
const answers = Object.values(examples)[0]!;

const registered = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);

const arrives = async (page: Page) => {
  await fillUpTo(page, form, answers);
  expect(await storedUnder(await send(page))).toEqual(await asStored(answers));
};

test('a portal that answers while a form is being kept leaves nothing of itself; the next visit keeps the form', async () => {
  const network = await openNetwork();
  network.portalAt = /\/privacy\/index/;
  const page = await visitForm(path, network);
  await expect.poll(() => network.asked.some((asked) => network.portalAt?.test(asked))).toBe(true);
  await expect.poll(() => registered(page)).toBe(false);
  network.portalAt = undefined;
  await page.reload();
  await ready(page);
  await kept(page);
  await arrives(page);
});

test('a device without room for the forms has them with a line', async () => {
  const network = await openNetwork();
  const page = await visit('/', { site: network.url, serviceWorkers: 'allow', expected: /Quota|could not be stored/ });
  const device = await page.context().newCDPSession(page);
  await device.send('Storage.overrideQuotaForOrigin', { origin: network.url, quotaSize: 300_000 });
  await page.goto(path);
  await ready(page);
  await expect.poll(() => network.asked.includes('/service-worker-en.js')).toBe(true);
  await expect.poll(() => registered(page)).toBe(false);
  await arrives(page);
});

const refuses = () => {
  navigator.serviceWorker.register = () => Promise.reject(new DOMException('Refused.', 'SecurityError'));
};
const withoutWorkers = () => Object.defineProperty(navigator, 'serviceWorker', { value: undefined });

const browsers = [
  ['refuses service workers', refuses],
  ['knows none', withoutWorkers],
] as const;

test.each(firstOrAll(browsers))('a form is filled in and sent in a browser that %s', async (_what, inBrowser) => {
  const { url } = await openNetwork();
  const page = await visit('/', { site: url, serviceWorkers: 'allow' });
  await page.addInitScript(inBrowser);
  await page.goto(path);
  await ready(page);
  await arrives(page);
});

test('a visit of the home page keeps nothing', async () => {
  const network = await openNetwork();
  const page = await visit('/', { site: network.url, serviceWorkers: 'allow' });
  await page.locator('.menu:not([data-native])').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  expect(await registered(page)).toBe(false);
  expect(network.asked.filter((asked) => asked.includes('service-worker'))).toEqual([]);
});
