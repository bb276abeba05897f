import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { admissionExamples } from '#forms/admission/examples.ts';
import { newId } from '#forms/id.ts';
import { applicationOf } from '#server/storing/application.ts';
import { disk } from '#server/storing/fileSystem.ts';
import { directoryStore } from '#server/storing/folder/directoryStore.ts';
import { generate } from '#tests/server/office/generated.ts';

/** A folder with ten applications, the last two of one family. It is removed when the test ends. */
export const schoolWithTen = async (): Promise<string> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'bac-office-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  await generate(dataDir, 8);
  const store = directoryStore(disk, dataDir);
  for (const [i, name] of ['Nour', 'Tarek'].entries()) {
    const child = JSON.parse(JSON.stringify(admissionExamples['pre-KG child who was in none']));
    const answers = { ...child, learner: { ...child.learner, name, familyName: 'Saliba', familyNameAr: 'صليبا' } };
    const application = applicationOf('admission', newId(), answers, new Date(Date.UTC(2026, 5, 1, i)));
    await store.withSpool((spool) => store.commit(application, spool));
  }
  return dataDir;
};
