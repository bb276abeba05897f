import { afterAll, beforeAll, expect, test } from 'vitest';
import { applications } from '#tests/applications.ts';
import { ensureBrowser } from '#tests/browser.ts';
import { begin, fillUpTo, send } from '#tests/e2e/application.ts';
import { copyProject } from '#tests/e2e/copyProject.ts';
import '#tests/e2e/eachFile.ts';
import { buildSite, type Service, startService } from '#tests/e2e/service.ts';
import { paths } from '#tests/e2e/site/pages.ts';
import { asStored, storedUnder } from '#tests/e2e/stored.ts';
import { visit } from '#tests/e2e/visit.ts';

let project: Awaited<ReturnType<typeof copyProject>>;
let service: Service;

/** The site with React as it is while developing: it says what hydration finds otherwise, and StrictMode does everything twice. */
beforeAll(async () => {
  ensureBrowser();
  project = await copyProject();
  await buildSite({ root: project.root, env: { NODE_ENV: 'development' } });
  service = await startService({ root: project.root });
}, 300_000);
afterAll(async () => {
  await service?.stop();
  await project?.remove();
});

test.each([360, 1280])('at %i px every page comes alive in StrictMode without a word', async (width) => {
  const { site } = service;
  const page = await visit('/', { site, viewport: { width, height: 800 } });
  const said: string[] = [];
  page.on('console', (message) => said.push(`${page.url()}: ${message.text()}`));
  const alive = () => page.locator('.menu:not([data-native])').waitFor({ state: 'attached' });
  for (const path of paths) {
    await page.goto(path);
    // Content pages come alive when someone reaches for something.
    await page.mouse.move(width / 2, 100);
    await alive();
    await page.waitForLoadState('networkidle');
  }
  const notices = said.filter((text) => text.includes('React DevTools'));
  expect(notices.length, 'pages with React for development').toBe(paths.length);
  expect(said.filter((text) => !notices.includes(text))).toEqual([]);
});

test.each(applications)('$name is filled in and sent in StrictMode', async ({ form, page: path, examples }) => {
  const [answers] = Object.values(examples);
  const page = await begin(path, { site: service.site });
  await fillUpTo(page, form, answers!);
  expect(await storedUnder(await send(page), service.dataDir)).toEqual(await asStored(answers!));
});
