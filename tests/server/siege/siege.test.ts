import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { buildBundle } from '#tests/server/bundle.ts';
import { startService } from '#tests/server/service.ts';
import { besiege } from '#tests/server/siege/besiege.ts';
import { drips, junkPosts, LARGE_ASSET, pipelining } from '#tests/server/siege/sieges.ts';

let bundle: Awaited<ReturnType<typeof buildBundle>>;
beforeAll(async () => {
  bundle = await buildBundle();
  const asset = join(bundle.root, 'dist/client', LARGE_ASSET);
  await mkdir(join(asset, '..'), { recursive: true });
  await writeFile(asset, 'x'.repeat(3_000_000));
}, 60_000);
afterAll(() => bundle?.remove());

test.each([pipelining, drips, junkPosts])(
  '$what: everybody else gets through, neighbours too, and nothing stays',
  async (siege) => {
    const service = await startService(bundle.root, siege.what.replaceAll(/\W/g, '-'), { env: { TRUST_PROXY: '' } });
    onTestFinished(() => service.kill());
    const { others, neighbours, peakMB, descriptors, leftOvers } = await besiege(service, siege, 3);
    console.info(siege.what, JSON.stringify({ others, neighbours, peakMB, descriptors }));
    for (const { stored, statuses } of others) expect(stored, statuses.join(' ')).toBe(true);
    for (const { stored, statuses } of neighbours) expect(stored, statuses.join(' ')).toBe(true);
    expect(leftOvers).toEqual([]);
    expect(descriptors[1]).toBeLessThanOrEqual(descriptors[0]);
    expect(peakMB).toBeLessThan(200);
  },
  60_000,
);
