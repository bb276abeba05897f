import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { resolveOutside } from '#server/office/targets.ts';
import { ownFolder } from '#tests/server/office/officeIn.ts';

test('a folder that is kept for the service is no target, whatever links lead to either', async () => {
  const folder = await ownFolder();
  const [data, link] = [join(folder, 'data'), join(folder, 'link')];
  await mkdir(data);
  await symlink(data, link);
  for (const [target, kept] of [
    [data, data],
    [join(data, 'new', 'backup'), link],
    [join(link, 'backup'), data],
  ] as const)
    await expect(resolveOutside(target, [kept]), target).rejects.toThrow('which is kept for the service');
  expect(await resolveOutside(join(folder, 'data-copy'), [data, link])).toBe(join(folder, 'data-copy'));
});
