import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { ensureBrowser } from '#tests/browser.ts';
import { begin, fillUpTo, send } from '#tests/e2e/application.ts';
import { copyProject } from '#tests/e2e/copyProject.ts';
import { freePort } from '#tests/freePort.ts';
import '#tests/e2e/eachFile.ts';
import { buildSite, type Service, startService } from '#tests/e2e/service.ts';
import { asStored, storedUnder } from '#tests/e2e/stored.ts';

let project: Awaited<ReturnType<typeof copyProject>>;
let backend: Service;
let site: Service;
beforeAll(async () => {
  ensureBrowser();
  const port = await freePort();
  project = await copyProject();
  const { root } = project;
  backend = await startService({ env: { ALLOWED_ORIGINS: `http://127.0.0.1:${port}` } });
  await buildSite({ root, env: { VITE_BACKEND_URL: backend.site } });
  site = await startService({ root, env: { PORT: `${port}`, VITE_BACKEND_URL: '' } });
}, 300_000);
afterAll(async () => {
  await site?.stop();
  await backend?.stop();
  await project?.remove();
});

test('a site built for a backend on another origin sends its applications there', async () => {
  const answers = staffExamples['experienced teacher'];
  const page = await begin('/join-us/as-staff', {
    site: site.site,
    expected: new RegExp(`^left the site: ${backend.site}/api/staff$`),
  });
  await fillUpTo(page, staff, answers);
  const reference = await send(page);
  expect(await storedUnder(reference, backend.dataDir)).toEqual(await asStored(answers));
  expect(await readdir(join(site.dataDir, 'received', 'staff'))).toEqual([]);
});
