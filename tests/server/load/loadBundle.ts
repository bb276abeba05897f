import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buildBundle } from '#tests/server/bundle.ts';
import { LARGE_ASSET } from '#tests/server/load/attempts.ts';

/** The server's bundle with a site of one large file. */
export const buildLoadBundle = async (): ReturnType<typeof buildBundle> => {
  const bundle = await buildBundle();
  const asset = join(bundle.root, 'dist/client', LARGE_ASSET);
  await mkdir(dirname(asset), { recursive: true });
  await writeFile(asset, 'x'.repeat(3_000_000));
  return bundle;
};
