import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newId } from '#forms/id.ts';
import { encode } from '#forms/wire.ts';
import { applications } from '#tests/applications.ts';
import { control, dialog, fillUpTo, openForm, ready, send } from '#tests/e2e/application.ts';
import { photographOfPaper } from '#tests/e2e/paper.ts';
import { savedOnDevice } from '#tests/e2e/savedOnDevice.ts';

let server: ViteDevServer;
let folder: string;
let site: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bac-developing-'));
  vi.stubEnv('DATA_DIR', join(folder, 'data'));
  server = await createServer({
    cacheDir: join(folder, 'vite'),
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0, hmr: false, ws: false },
    // All packages at once: one that is found later makes the pages load again.
    optimizeDeps: { entries: ['index.html', 'charts.html', 'src/**/*.{ts,tsx}'] },
  });
  await server.listen();
  site = server.resolvedUrls!.local[0]!.replace(/\/$/, '');
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

test.each(applications)('the intake behind the development server receives $name', async ({ form, examples }) => {
  const body = encode(newId(), Object.values(examples)[0]);
  const answer = await fetch(site + form.path, { method: 'POST', body });
  expect(answer.status).toBe(201);
  expect(await readdir(join(folder, 'data', 'received', form.name))).toHaveLength(1);
});

test('a chart in another window follows the form, and shows no answer', async () => {
  const page = await openForm('/join-us/as-staff', { site, expected: /WebSocket|websocket/ });
  const chart = await page.context().newPage();
  await chart.goto('/charts.html?machine=staff');
  await chart.getByRole('heading', { name: 'Staff Application, live' }).waitFor();
  await chart.getByText('9 answers are missing or wrong').waitFor();
  await control(page, 'personalInfo[firstName]').fill('Philippa');
  await control(page, 'personalInfo[maritalStatus]').selectOption('married');
  const context = chart.getByRole('region', { name: 'Context' });
  await context.getByText('••• 8').waitFor();
  await chart.getByRole('group', { name: 'Chart of Staff Application, live' }).waitFor();
  await chart.locator('.chart-region[data-on]', { hasText: 'married' }).first().waitFor();
  const moments = chart.getByRole('combobox', { name: 'Moment' });
  await moments.locator('option', { hasText: 'CHANGE personalInfo.maritalStatus' }).waitFor({ state: 'attached' });
  expect(await chart.content()).not.toContain('Philippa');
});

test('charts in another window follow what the form invokes: actors as a tree, events as a sequence', async () => {
  const staff = applications.find(({ name }) => name === 'staff')!;
  const page = await openForm('/join-us/as-staff', { site, expected: /WebSocket|websocket/ });
  const chart = await page.context().newPage();
  await chart.goto('/charts.html?machine=staff');
  const actors = chart.getByRole('region', { name: 'Actors' });
  const sequence = chart.getByRole('region', { name: 'Sequence' });

  await control(page, 'personalInfo[firstName]').fill('Philippa');
  await sequence.getByRole('button', { name: 'staff to draft: SAVE' }).first().waitFor();
  await actors.getByRole('button', { name: 'draft' }).click();
  await chart.getByRole('heading', { name: 'The draft on the device, live' }).waitFor();
  await chart.locator('[data-state="draft.holding.saved"][data-active]').waitFor();
  expect(await chart.content()).not.toContain('Philippa');

  const photograph = await photographOfPaper();
  await control(page, 'personalInfo[passport]').setInputFiles({
    name: 'a.pdf',
    mimeType: 'application/pdf',
    buffer: photograph,
  });
  await page.getByRole('button', { name: 'Make a PDF from this photo' }).click();
  await dialog(page).getByText('1 page,').waitFor();
  await actors.getByRole('button', { name: 'photographs' }).click();
  await chart.getByRole('heading', { name: 'Photographs that become a PDF, live' }).waitFor();
  await dialog(page).getByRole('button', { name: 'Attach this PDF' }).click();

  await fillUpTo(page, staff.form, Object.values(staff.examples)[0]);
  await send(page);
  await actors.getByRole('button', { name: 'sending' }).click();
  await chart.locator('[data-state="sending.received"][data-active]').waitFor();
  await sequence.getByRole('button', { name: 'sending to staff: done sending' }).click();
  await chart.locator('[data-state="succeeded"][data-active]').waitFor();
});

test('what is typed while developing, where React mounts everything twice, is saved', async () => {
  const page = await openForm('/join-us/as-staff', { site, expected: /WebSocket|websocket/ });
  const firstName = control(page, 'personalInfo[firstName]');
  await firstName.pressSequentially('Rana');
  await savedOnDevice(page, 'Rana');
  await page.reload();
  await ready(page);
  expect(await firstName.inputValue()).toBe('Rana');
});
