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

/** The applications that are sent, each with an id of its own. */
export const applications = await Promise.all(
  [staffExamples['single man'], staffExamples['experienced teacher']].map(async (answers) => {
    const submissionId = newId();
    return { submissionId, ...(await bytesOf(encode(submissionId, answers))) };
  }),
);

/** Starts an intake on a disk and sends it all applications. Returns the ids that it acknowledged before the disk stopped. */
export const sendAll = async ({ fs }: SimulatedDisk): Promise<string[]> => {
  const settings = { fs, dataDir, siteDir: '/srv/school/site', freeBytes: 0 };
  const intake = await createIntake(settings).catch(() => undefined);
  if (!intake) return [];
  const acknowledged: string[] = [];
  for (const { submissionId, body, type } of applications) {
    const { statusCode } = await intake.inject({
      method: 'POST',
      url: '/api/staff',
      headers: { 'content-type': type },
      payload: body,
    });
    if (statusCode < 300) acknowledged.push(submissionId);
  }
  await intake.close();
  return acknowledged;
};

/** The faults of the applications on a disk: incomplete, stored twice, or lost after they were acknowledged. */
export const findFaults = async ({ fs }: SimulatedDisk, acknowledged: readonly string[]): Promise<string[]> => {
  const store = directoryStore(fs, dataDir);
  const { applications: stored, unreadable } = await allIn(store);
  const faults = unreadable.map(() => 'incomplete: its record cannot be read');
  for (const application of stored)
    for (const [name, file] of filesOf(application.answers)) {
      const bytes = await fs.readFile(store.locationOf(entryOf(application), file.file)).catch(() => Buffer.alloc(0));
      if (sha256(bytes) !== file.sha256) faults.push(`incomplete: ${name}`);
    }
  const ids = stored.map(({ submissionId }) => submissionId);
  if (new Set(ids).size < ids.length) faults.push('stored twice');
  for (const id of acknowledged) if (!ids.includes(id)) faults.push('acknowledged and lost');
  return faults;
};
