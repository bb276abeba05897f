import { appendFile, cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { applications } from '#tests/applications.ts';
import { fillFrom, fillUpTo, forward, ready, send } from '#tests/e2e/application.ts';
import { copyProject } from '#tests/e2e/copyProject.ts';
import { openNetwork } from '#tests/e2e/network.ts';
import { goOffline, goOnline, openKeptForm } from '#tests/e2e/offline/keeping.ts';
import { buildSite, type Service, startService } from '#tests/e2e/service.ts';
import { asStored, storedUnder } from '#tests/e2e/stored.ts';
import { writeServiceWorkers } from '../../../scripts/build/serviceWorkers.ts';

const { form, examples, page: path } = applications[0]!;
const answers = Object.values(examples)[0]!;
const [first, second] = Object.keys(form.steps) as [string, string];

let release: Service;
let remove: () => Promise<void>;
beforeAll(async () => {
  const project = await copyProject();
  remove = project.remove;
  // The entry writes its release to the page. The home page only needs another file name.
  await appendFile(join(project.root, 'src/main.tsx'), "document.documentElement.dataset.release = 'second';\n");
  await appendFile(join(project.root, 'src/pages/home.tsx'), "performance.mark('second');\n");
  await buildSite(project);
  release = await startService(project);
}, 600_000);
afterAll(async () => {
  await release?.stop();
  await remove?.();
});

const releaseOf = (page: Page) => page.evaluate(() => document.documentElement.dataset['release'] ?? 'first');

/** Updates the service worker. Resolves when the new one is installed. */
const updated = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    while (!registration.waiting) await new Promise(requestAnimationFrame);
  });

const isWaiting = (page: Page) =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));

test('a new release waits until no page of the one before is open, and receives the application of that page', async () => {
  const network = await openNetwork();
  const page = await openKeptForm(path, network);
  await fillUpTo(page, form, answers, first);
  network.service = release.site;
  await updated(page);
  await forward(page).click();
  await fillFrom(page, form, answers, second);

  // No server has the home page of the release before any more.
  await page.evaluate(() => performance.mark('open'));
  await page.getByRole('banner').locator('a[href="/"]').first().click();
  await page.waitForURL(`${network.url}/`);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  expect(await page.evaluate(() => performance.getEntriesByName('open').length)).toBe(1);
  expect(await page.evaluate(() => performance.getEntriesByName('second').length)).toBe(0);
  await page.goBack();
  await ready(page);
  expect(await isWaiting(page)).toBe(true);
  const reference = await send(page);
  expect(await storedUnder(reference, release.dataDir)).toEqual(await asStored(answers));
});

test('after a release the new page is shown with a connection; without one the page before, until all of its pages are closed', async () => {
  const network = await openNetwork();
  const page = await openKeptForm(path, network);
  network.service = release.site;
  await updated(page);
  await page.reload();
  await ready(page);
  expect(await releaseOf(page)).toBe('second');
  expect(await isWaiting(page)).toBe(true);
  await goOffline(page, network);
  await page.reload();
  await ready(page);
  expect(await releaseOf(page)).toBe('first');
  await goOnline(page, network);
  await expect
    .poll(async () => {
      await page.goto('about:blank');
      await page.goto(network.url + path);
      return isWaiting(page);
    })
    .toBe(false);
  await goOffline(page, network);
  await page.reload();
  await ready(page);
  expect(await releaseOf(page)).toBe('second');
});

test('built with SERVICE_WORKER=off, the site removes the service worker and all it has kept', async () => {
  const root = await mkdtemp(join(tmpdir(), 'site-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  await cp('dist', join(root, 'dist'), {
    recursive: true,
    filter: (file) => !/service-worker-.*\.(?:br|gz)$/.test(file),
  });
  await cp('package.json', join(root, 'package.json'));
  await symlink(resolve('node_modules'), join(root, 'node_modules'));
  process.env['SERVICE_WORKER'] = 'off';
  await writeServiceWorkers(resolve(root, 'dist/client'), [], {}).finally(() => delete process.env['SERVICE_WORKER']);
  const without = await startService({ root });
  onTestFinished(without.stop);

  const network = await openNetwork();
  const page = await openKeptForm(path, network);
  await fillUpTo(page, form, answers, first);
  await page.getByText(/^Saved at/).waitFor();
  network.service = without.site;
  await page.goto(`${network.url}/privacy`);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
