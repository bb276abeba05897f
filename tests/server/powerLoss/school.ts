import { newId } from '#forms/id.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { encode } from '#forms/wire.ts';
import { createIntake } from '#server/intake.ts';
import { entryOf, filesOf } from '#server/storing/application.ts';
import { directoryStore } from '#server/storing/folder/directoryStore.ts';
import { sha256 } from '#tests/server/application.ts';
import type { SimulatedDisk } from '#tests/server/powerLoss/simulatedDisk.ts';
import { bytesOf } from '#tests/server/receiving/multipartBody.ts';
import { allIn } from '#tests/server/storing/allIn.ts';

export const dataDir = '/srv/school/data';

/** Applications as they are sent, each with its own id. */
export const applications = await Promise.all(
  [staffExamples['single man'], staffExamples['experienced teacher']].map(async (answers) => {
    const submissionId = newId();
    return { submissionId, ...(await bytesOf(encode(submissionId, answers))) };
  }),
);

/** Starts an intake on a disk and sends it every application. Returns the ids it acknowledged before the disk stopped. */
export const sendAll = async ({ fs }: SimulatedDisk): Promise<string[]> => {
  const settings = { fs, dataDir, siteDir: '/srv/school/site', freeBytes: 0 };
  const intake = await createIntake(settings).catch(() => undefined);
  const acknowledged: string[] = [];
  for (const { submissionId, body, type } of intake ? applications : []) {
    const answer = await intake!.inject({
      method: 'POST',
      url: '/api/staff',
      headers: { 'content-type': type },
      payload: body,
    });
    if (answer.statusCode < 300) acknowledged.push(submissionId);
  }
  await intake?.close();
  return acknowledged;
};

/** What is wrong with what is found on a disk, when these applications were acknowledged. */
export const faults = async ({ fs }: SimulatedDisk, acknowledged: readonly string[]): Promise<string[]> => {
  const store = directoryStore(fs, dataDir);
  const { applications: found, unreadable } = await allIn(store);
  const wrong = unreadable.map(() => 'half stored: its record cannot be read');
  for (const application of found)
    for (const [name, file] of filesOf(application.answers)) {
      const bytes = await fs.readFile(store.locationOf(entryOf(application), file.file)).catch(() => Buffer.alloc(0));
      if (sha256(bytes) !== file.sha256) wrong.push(`half stored: ${name}`);
    }
  const ids = found.map(({ submissionId }) => submissionId);
  if (new Set(ids).size < ids.length) wrong.push('stored twice');
  for (const id of acknowledged) if (!ids.includes(id)) wrong.push('acknowledged and lost');
  return wrong;
};
