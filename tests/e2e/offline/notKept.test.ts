import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { papersExamples } from '#forms/papers/examples.ts';
import { papers } from '#forms/papers/papers.ts';
import { allOrNone, longTest } from '#tests/breadth.ts';
import { control, fillUpTo, ready, send } from '#tests/e2e/application.ts';
import { type Network, openNetwork } from '#tests/e2e/network.ts';
import { untilKept, visitForm } from '#tests/e2e/offline/keeping.ts';
import { fileSavedOnDevice, savedOnDevice } from '#tests/e2e/savedOnDevice.ts';
import { hydrated, visit } from '#tests/e2e/visit.ts';
import { fillUp } from '#tests/e2e/world/refusingDevice.ts';
import { handmadePdf } from '#tests/forms/handmadePdf.ts';

const path = '/join-us/as-staff';

const isRegistered = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);

const wasAskedFor = ({ requests }: Network, address: RegExp) => requests.some((request) => address.test(request.path));

/** Types into the form and waits until the device has saved it. */
const isUsable = async (page: Page) => {
  await control(page, 'personalInfo[firstName]').fill('Rana');
  await page.getByText(/^Saved at/).waitFor();
};

test('a portal in the midst of keeping leaves nothing of itself; the next visit keeps the form', async () => {
  const network = await openNetwork();
  const privacy = /\/privacy\/index/;
  network.fateOf = (request) => (privacy.test(request.path) ? 'a sign-in page with 200' : 'arrives');
  const page = await visitForm(path, network);
  await expect.poll(() => wasAskedFor(network, privacy)).toBe(true);
  await expect.poll(() => isRegistered(page)).toBe(false);
  network.fateOf = () => 'arrives';
  await page.reload();
  await ready(page);
  await untilKept(page);
  await isUsable(page);
});

longTest('a device without room for the forms can use them with a connection', async () => {
  const network = await openNetwork();
  const page = await visit('about:blank', {
    site: network.url,
    serviceWorkers: 'allow',
    expected: /Quota|could not be stored/,
  });
  const device = await page.context().newCDPSession(page);
  await device.send('Storage.overrideQuotaForOrigin', { origin: network.url, quotaSize: 300_000 });
  await page.goto(path);
  await ready(page);
  await expect.poll(() => wasAskedFor(network, /^\/service-worker-en\.js$/)).toBe(true);
  await expect.poll(() => isRegistered(page)).toBe(false);
  await isUsable(page);
});

/** A form on a device with two megabytes. */
const openWithLittleRoom = async (form: string) => {
  const network = await openNetwork();
  const page = await visit('about:blank', { site: network.url, expected: /Quota|could not be (?:stored|read)/ });
  page.on('dialog', (asked) => void asked.accept());
  const device = await page.context().newCDPSession(page);
  await device.send('Storage.overrideQuotaForOrigin', { origin: network.url, quotaSize: 2_000_000 });
  await page.goto(form);
  await ready(page);
  return page;
};

test('on a full device what was stored opens, and a file that has no room replaces none', async () => {
  const page = await openWithLittleRoom(path);
  const attach = (name: string, bytes: number) =>
    control(page, 'personalInfo[passport]').setInputFiles({
      name,
      mimeType: 'application/pdf',
      // Chromium stores what it has compressed.
      buffer: Buffer.from(handmadePdf({ objects: [`(${randomBytes(bytes).toString('hex')})`] })),
    });
  await isUsable(page);
  await attach('small.pdf', 20_000);
  await fileSavedOnDevice(page);
  await attach('large.pdf', 2_000_000);
  await page.getByText('Please keep this page open: this device cannot save everything.').waitFor();
  await page.reload();
  await ready(page);
  await page.getByRole('link', { name: 'small.pdf' }).waitFor();
  expect(await control(page, 'personalInfo[firstName]').inputValue()).toBe('Rana');
  expect(await page.getByText('large.pdf').count()).toBe(0);
});

/** A form of one step that is filled in and stored before the device is full. */
const fillBeforeRoomEnds = async () => {
  const page = await openWithLittleRoom('/join-us/papers-and-corrections');
  await fillUpTo(page, papers, papersExamples['missing paper']);
  await savedOnDevice(page, papersExamples['missing paper'].email);
  await page.evaluate(fillUp);
  return page;
};

const applicantAfterReload = async (page: Page) => {
  await page.reload();
  await ready(page);
  return control(page, 'applicant').inputValue();
};

test('on a full device an application that has arrived does not come back', async () => {
  const page = await fillBeforeRoomEnds();
  await send(page);
  await page.keyboard.press('Escape');
  await page.getByText('This device cannot save this receipt.').waitFor();
  expect(await applicantAfterReload(page)).toBe('');
});

test('on a full device answers can be erased', async () => {
  const page = await fillBeforeRoomEnds();
  await page.getByRole('button', { name: 'Erase my answers' }).first().click();
  await page.getByRole('button', { name: 'Yes, erase' }).click();
  await page.getByText('Your answers are saved on this device as you type.').waitFor();
  expect(await applicantAfterReload(page)).toBe('');
});

const refuses = () => {
  navigator.serviceWorker.register = () => Promise.reject(new DOMException('Refused.', 'SecurityError'));
};
const withoutWorkers = () => Object.defineProperty(navigator, 'serviceWorker', { value: undefined });

const browsers = [
  ['refuses service workers', refuses],
  ['has none', withoutWorkers],
] as const;

test.each(allOrNone(browsers))('a browser that %s can use the form', async (_what, inBrowser) => {
  const page = await visit('about:blank', { serviceWorkers: 'allow' });
  await page.addInitScript(inBrowser);
  await page.goto(path);
  await ready(page);
  await isUsable(page);
});

longTest('a visit of the home page keeps nothing', async () => {
  const network = await openNetwork();
  const page = await visit('/', { site: network.url, serviceWorkers: 'allow' });
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(await isRegistered(page)).toBe(false);
  expect(wasAskedFor(network, /service-worker/)).toBe(false);
});
