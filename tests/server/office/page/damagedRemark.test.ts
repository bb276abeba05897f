import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keyOf } from '#server/storing/application.ts';
import { officeIn, ownFolder } from '#tests/server/office/officeIn.ts';
import { pathOf, startSchool } from '#tests/server/office/page/school.ts';

test('of a remark that is damaged the one before counts, others are added to it, and verify and backup name it', async () => {
  const { rana, stored, send, dataDir } = await startSchool(1);
  const [child] = stored as [(typeof stored)[0]];
  await rana.get(pathOf(child));
  const write = (revision: string, mark: string, note: string) => rana.post(pathOf(child), { revision, mark, note });
  await write('2', 'invited', 'Calls on Monday');
  await write('3', 'accepted', '');
  await writeFile(join(dataDir, 'remarks', `admission.${keyOf(child.submissionId)}.3`, 'remark.json'), '');
  expect((await rana.get('/?mark=invited')).text).toContain(child.reference);

  const page = await rana.get(pathOf(child));
  expect(page.status).toBe(200);
  expect(page.text).toContain('What was written here cannot be read any more.');
  expect(page.text).toMatch(/<textarea[^>]*>Calls on Monday</);
  expect((await send('/many/marking', { which: 'chosen', newMark: 'declined', newNote: '' }, [child])).status).toBe(
    303,
  );
  expect((await rana.get('/?mark=declined')).text).toContain('Calls on Monday');

  const office = officeIn(dataDir);
  const backup = await ownFolder();
  expect((await office('verify')).problems).toEqual([
    expect.stringMatching(/: The office's remark 3: It is damaged\.$/),
  ]);
  expect((await office('backup', backup)).problems[0]).toMatch(/, the office's remark 3: It is damaged\.$/);
  expect(await readdir(join(backup, 'remarks'))).toHaveLength(2);
});
