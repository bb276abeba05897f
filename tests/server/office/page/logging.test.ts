import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { entryOf, filesOf } from '#server/storing/application.ts';
import { asApplication } from '#server/storing/record.ts';
import { startOfficeWith } from '#tests/server/office/page/startOfficePage.ts';

test('what cannot be logged is not done: no answers are shown or exported, and nothing is deleted', async () => {
  const { signedIn, store, stored, paths, dataDir } = await startOfficeWith(1);
  const rana = await signedIn();
  const [path, application] = [paths[0]!, stored[0]!];
  const [, file] = filesOf(application.answers)[0]!;
  await rm(join(dataDir, 'office'), { recursive: true, force: true });
  await writeFile(join(dataDir, 'office'), 'a file where the log is to be');

  const answers = [
    await rana.get(path),
    await rana.get(`${path}/files/${file.file}`),
    await rana.post('/export', { which: 'all', as: 'csv' }),
    await rana.post(`${path}/delete`, { reference: application.reference }),
  ];

  for (const { status, text } of answers) {
    expect(status).toBeGreaterThanOrEqual(500);
    expect(text).not.toContain('%PDF-');
  }
  expect(asApplication(await store.read(entryOf(application)))).toEqual(application);
});
