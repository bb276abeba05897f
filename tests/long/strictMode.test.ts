import { afterAll, beforeAll, expect, test } from 'vitest';
import { applications } from '#tests/applications.ts';
import { ensureBrowser } from '#tests/browser.ts';
import { begin, fillUpTo, send } from '#tests/e2e/application.ts';
import { copyProject } from '#tests/e2e/copyProject.ts';
import '#tests/e2e/eachFile.ts';
import { buildSite, type Service, startService } from '#tests/e2e/service.ts';
import { paths } from '#tests/e2e/site/pages.ts';
import { asStored, storedUnder } from '#tests/e2e/stored.ts';
import { hydrated, visit } from '#tests/e2e/visit.ts';

let project: Awaited<ReturnType<typeof copyProject>>;
let service: Service;

/** The site with React's development build: it reports differences at hydration, and StrictMode renders everything twice. */
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

test.each([360, 1280])('at %i px every page is hydrated in StrictMode without a console message', async (width) => {
  const { site } = service;
  const page = await visit('/', { site, viewport: { width, height: 800 } });
  const messages: string[] = [];
  page.on('console', (message) => messages.push(`${page.url()}: ${message.text()}`));
  for (const path of paths) {
    await page.goto(path);
    // A page without a form is hydrated at the first interaction.
    await page.mouse.move(width / 2, 400);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
  }
  const notices = messages.filter((text) => text.includes('React DevTools'));
  expect(notices.length, 'pages with React for development').toBe(paths.length);
  expect(messages.filter((text) => !notices.includes(text))).toEqual([]);
});

test.each(applications)('$name is filled in and sent in StrictMode', async ({ form, page: path, examples }) => {
  const [answers] = Object.values(examples);
  const page = await begin(path, { site: service.site });
  await fillUpTo(page, form, answers!);
  expect(await storedUnder(await send(page), service.dataDir)).toEqual(await asStored(answers!));
});
