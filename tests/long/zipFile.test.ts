import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { zipFile } from '#server/office/export/zipFile.ts';
import { ownFolder } from '#tests/server/office/desk.ts';
import { unzipped } from '#tests/server/office/unzipped.ts';

test('a ZIP file holds more files than 16 bits can count', async () => {
  const path = join(await ownFolder(), 'many.zip');
  const handle = await open(path, 'wx');
  const zip = zipFile(handle);
  const COUNT = 65_600;
  for (let i = 0; i < COUNT; i += 1)
    await zip.add(`كريم ${i}.txt`, new Date(), Readable.from([String(i)]), i % 99 === 0);
  await zip.finish();
  await handle.close();

  const files = await unzipped(path);

  expect(files.size).toBe(COUNT);
  expect([...files].filter(([name, bytes]) => name !== `كريم ${bytes.toString()}.txt`)).toEqual([]);
});
