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

// 500 pictures, a hundred in each test.
test.each([0, 100, 200, 300, 400])(
  'nothing is said against the PDFs that a hundred pictures from seed %i become, neither by the forms, the intake nor poppler',
  async (first) => {
    const seeds = Array.from({ length: 100 }, (_, i) => first + i);
    expect(await faultsOfOwnPdfs(seeds, service.site)).toEqual([]);
  },
);
