import { afterAll, beforeAll, expect, test } from 'vitest';
import { applications } from '#tests/applications.ts';
import { control, dialog, fillUpTo, openForm, ready, send } from '#tests/e2e/application.ts';
import { type DevelopmentServer, startDevelopmentServer } from '#tests/e2e/developmentServer.ts';
import { photographOfPaper } from '#tests/e2e/paper.ts';
import { visit } from '#tests/e2e/visit.ts';

let server: DevelopmentServer;

beforeAll(async () => {
  server = await startDevelopmentServer({ forBrowser: true });
});

afterAll(() => server.stop());

test('a chart in another window follows the form, and shows no answer', async () => {
  const page = await openForm('/join-us/as-staff', { site: server.site, expected: /WebSocket|websocket/ });
  const chart = await page.context().newPage();
  await chart.goto('/charts/?machine=staff');
  await chart.getByRole('heading', { name: 'Staff Application, live' }).waitFor();
  await chart.getByText('9 answers are missing or wrong').waitFor();
  await control(page, 'personalInfo[firstName]').fill('Philippa');
  await control(page, 'personalInfo[maritalStatus]').selectOption('married');
  const context = chart.getByRole('region', { name: 'Context' });
  await context.getByText('••• 8').waitFor();
  await chart.getByRole('group', { name: 'Chart of Staff Application, live' }).waitFor();
  await chart.locator('.chart-region[data-on]', { hasText: 'married' }).first().waitFor();
  const log = chart.getByRole('region', { name: 'Log' });
  await log.getByText('page to staff: CHANGE personalInfo.maritalStatus').waitFor();
  await log.getByText('staff to draft: SAVE').first().waitFor();
  expect(await chart.content()).not.toContain('Philippa');
});

test('a chart beside a form stays with it when another tab takes the form over', async () => {
  const options = { site: server.site, expected: /WebSocket|websocket/ };
  const chart = await visit('/charts/?machine=staff&form=staff', options);
  await chart.locator('[data-state$=".personalInfo"][data-active]').waitFor();
  const other = await chart.context().newPage();
  await other.goto('/join-us/as-staff');
  await other.getByRole('button', { name: 'Continue here' }).click();
  await ready(other);
  await chart.frameLocator('iframe').getByText('You are continuing in another tab').waitFor();
  await chart.locator('[data-state="elsewhere"][data-active]').waitFor();
});

test('charts in another window follow what the form invokes', async () => {
  const staff = applications.find(({ name }) => name === 'staff')!;
  const page = await openForm('/join-us/as-staff', { site: server.site, expected: /WebSocket|websocket/ });
  const chart = await page.context().newPage();
  await chart.goto('/charts/?machine=staff');
  const actors = chart.getByRole('region', { name: 'Actors' });

  await control(page, 'personalInfo[firstName]').fill('Philippa');
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
  await chart.getByRole('heading', { name: 'Photographs, live' }).waitFor();
  await dialog(page).getByRole('button', { name: 'Attach this PDF' }).click();

  await fillUpTo(page, staff.form, Object.values(staff.examples)[0]);
  await send(page);
  await actors.getByRole('button', { name: 'sending' }).click();
  await chart.locator('[data-state="sending.received"][data-active]').waitFor();
  await actors.getByRole('button', { name: 'staff' }).click();
  await chart.getByRole('region', { name: 'Log' }).getByText('done sending').waitFor();
  await chart.locator('[data-state="succeeded"][data-active]').waitFor();
  // The log of a tab that is closed stays.
  await page.close();
  await chart.getByRole('link', { name: 'Simulate from here' }).click();
  await chart.locator('[data-state="succeeded"][data-active]').waitFor();
  await chart.getByRole('region', { name: 'Events' }).getByRole('button', { name: 'CLOSE' }).waitFor();
});
