import { cp, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { ensureBrowser } from '#tests/browser.ts';
import { begin, fillUpTo, send } from '#tests/e2e/application.ts';
import { freePort } from '#tests/freePort.ts';
import '#tests/e2e/eachFile.ts';
import { buildSite, type Service, startService } from '#tests/e2e/service.ts';
import { asStored, storedUnder } from '#tests/e2e/stored.ts';

/** What a build reads, in a place of its own, so that its result stands beside the one all other tests use. */
const copyProject = async () => {
  const root = await mkdtemp(join(tmpdir(), 'second-origin-'));
  const left = new Set(['node_modules', 'dist', '.git', 'data', 'tests', 'test-results', 'storybook-static', 'bench']);
  for (const name of await readdir('.')) if (!left.has(name)) await cp(name, join(root, name), { recursive: true });
  await symlink(resolve('node_modules'), join(root, 'node_modules'));
  return root;
};

let root: string;
let backend: Service;
let site: Service;
beforeAll(async () => {
  ensureBrowser();
  const port = await freePort();
  root = await copyProject();
  backend = await startService({ env: { ALLOWED_ORIGINS: `http://127.0.0.1:${port}` } });
  await buildSite({ root, env: { VITE_BACKEND_URL: backend.site } });
  site = await startService({ root, env: { PORT: `${port}`, VITE_BACKEND_URL: '' } });
}, 300_000);
afterAll(async () => {
  await site?.stop();
  await backend?.stop();
  if (root) await rm(root, { recursive: true, force: true });
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
