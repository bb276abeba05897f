import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeAll } from 'vitest';
import { ownBundle } from '#tests/server/bundle.ts';
import { LARGE_ASSET } from '#tests/server/load/attempts.ts';

/** The directory of a bundle with a site of one large file, for all tests of a file. */
export const ownLoadBundle = (): (() => string) => {
  const bundle = ownBundle();
  beforeAll(async () => {
    const asset = join(bundle(), 'dist/client', LARGE_ASSET);
    await mkdir(dirname(asset), { recursive: true });
    await writeFile(asset, 'x'.repeat(3_000_000));
  });
  return bundle;
};
