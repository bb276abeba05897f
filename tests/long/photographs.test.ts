import { afterAll, beforeAll, test } from 'vitest';
import { ensureBrowser } from '#tests/browser.ts';
import '#tests/e2e/eachFile.ts';
import { applyWithPhotographsOnly } from '#tests/e2e/photographsOnly.ts';
import { buildSite, type Service, startService } from '#tests/e2e/service.ts';

let service: Service;
beforeAll(async () => {
  ensureBrowser();
  await buildSite();
  service = await startService();
}, 300_000);
afterAll(() => service?.stop());

test('a parent applies with photographs only, by touch, over 400 kbit/s that drop twice', () =>
  applyWithPhotographsOnly(service, 'test-results/photographs/chromium'));
