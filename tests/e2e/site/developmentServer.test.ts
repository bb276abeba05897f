import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#forms/id.ts';
import { encode } from '#forms/wire.ts';
import { applications } from '#tests/applications.ts';
import { type DevelopmentServer, startDevelopmentServer } from '#tests/e2e/developmentServer.ts';

let server: DevelopmentServer;

beforeAll(async () => {
  server = await startDevelopmentServer({ forBrowser: false });
});

afterAll(() => server.stop());

test.each(applications)('the development server serves $name and receives it', async ({ form, examples, page }) => {
  expect(await (await fetch(server.site + page)).text()).toContain('src="/src/start.ts"');
  expect((await fetch(`${server.site}/src/start.ts`)).status).toBe(200);
  const body = encode(newId(), Object.values(examples)[0]);
  const response = await fetch(server.site + form.path, { method: 'POST', body });
  expect(response.status).toBe(201);
  expect(await readdir(join(server.dataDir, 'received', form.name))).toHaveLength(1);
});
