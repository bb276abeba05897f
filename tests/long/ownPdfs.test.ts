import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBrowser } from '#tests/browser.ts';
import '#tests/e2e/eachFile.ts';
import { faultsOfOwnPdfs } from '#tests/e2e/ownPdfs.ts';
import { buildSite, type Service, startService } from '#tests/e2e/service.ts';

let service: Service;
beforeAll(async () => {
  ensureBrowser();
  await buildSite();
  service = await startService();
}, 300_000);
afterAll(() => service?.stop());

test('nothing is said against the PDFs that 500 generated pictures become, neither by the forms, the intake nor poppler', async () => {
  expect(
    await faultsOfOwnPdfs(
      Array.from({ length: 500 }, (_, seed) => seed),
      service.site,
    ),
  ).toEqual([]);
});
