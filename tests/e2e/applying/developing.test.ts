import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#forms/id.ts';
import { encode } from '#forms/wire.ts';
import { applications } from '#tests/applications.ts';
import { control, openForm, ready } from '#tests/e2e/application.ts';
import { type DevelopmentServer, startDevelopmentServer } from '#tests/e2e/developmentServer.ts';
import { savedOnDevice } from '#tests/e2e/savedOnDevice.ts';

let server: DevelopmentServer;

beforeAll(async () => {
  server = await startDevelopmentServer();
});

afterAll(() => server.stop());

test.each(applications)('the intake behind the development server receives $name', async ({ form, examples }) => {
  const body = encode(newId(), Object.values(examples)[0]);
  const answer = await fetch(server.site + form.path, { method: 'POST', body });
  expect(answer.status).toBe(201);
  expect(await readdir(join(server.dataDir, 'received', form.name))).toHaveLength(1);
});

test('what is typed while developing, where React mounts everything twice, is saved', async () => {
  const page = await openForm('/join-us/as-staff', { site: server.site, expected: /WebSocket|websocket/ });
  const firstName = control(page, 'personalInfo[firstName]');
  await firstName.pressSequentially('Rana');
  await savedOnDevice(page, 'Rana');
  await page.reload();
  await ready(page);
  expect(await firstName.inputValue()).toBe('Rana');
});
