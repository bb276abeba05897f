import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startService } from '#tests/server/service.ts';
import { besiege, faultsOf } from '#tests/server/siege/besiege.ts';
import { buildSiegeBundle } from '#tests/server/siege/siegeBundle.ts';
import { pipelining, wholeApplications } from '#tests/server/siege/sieges.ts';

let bundle: Awaited<ReturnType<typeof buildSiegeBundle>>;
beforeAll(async () => {
  bundle = await buildSiegeBundle();
});
afterAll(() => bundle?.remove());

// One that crowds the door, and one that crowds the house; the long tests lay them all.
test.each([pipelining, wholeApplications])(
  '$what: everybody else gets through, neighbours too, and nothing stays',
  async (siege) => {
    const service = await startService(bundle.root, siege.what.replaceAll(/\W/g, '-'), { env: { TRUST_PROXY: '' } });
    onTestFinished(() => service.kill());
    expect(faultsOf(await besiege(service, siege, 1))).toEqual([]);
  },
);
