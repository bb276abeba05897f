import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startService } from '#tests/server/service.ts';
import { besiege, faultsOf, rowOf } from '#tests/server/siege/besiege.ts';
import { buildSiegeBundle } from '#tests/server/siege/siegeBundle.ts';
import { sieges } from '#tests/server/siege/sieges.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 10);
const rows: string[] = [];

let bundle: Awaited<ReturnType<typeof buildSiegeBundle>>;
beforeAll(async () => {
  bundle = await buildSiegeBundle();
}, 60_000);
afterAll(async () => {
  console.info(rows.join('\n'));
  await bundle?.remove();
});

test.each(sieges)('$what: everybody else gets through, neighbours too, and nothing stays', async (siege) => {
  const service = await startService(bundle.root, siege.what.replaceAll(/\W/g, '-'), { env: { TRUST_PROXY: '' } });
  onTestFinished(() => service.kill());
  const outcome = await besiege(service, siege, ROUNDS);
  rows.push(rowOf(siege, outcome));
  expect(faultsOf(outcome)).toEqual([]);
});
