import { findFaults } from '#server/office/findFaults.ts';
import { entryOf, filesOf } from '#server/storing/application.ts';
import { addressOf } from '#tests/server/postgres/chaos/applicant.ts';
import type { sendThroughChaos } from '#tests/server/postgres/chaos/chaos.ts';
import { allIn } from '#tests/server/storing/allIn.ts';
import { locationOn, openStore } from '#tests/server/storing/locations.ts';

type Result = Awaited<ReturnType<typeof sendThroughChaos>>;

const messageIdOf = (text: string) => /^Message-ID:\s+(\S+)/im.exec(text)?.[1];

/** The faults of the e-mails to an address: there must be one, or several with the same Message-ID. */
const mailFaults = ({ received }: Result, address: string) => {
  const ids = received.filter(({ to }) => to.includes(address)).map(({ text }) => messageIdOf(text));
  return new Set(ids).size === 1 ? [] : [`${new Set(ids).size} e-mails to ${address}`];
};

/** The faults after chaos: each acknowledged application must be stored once and whole, and each applicant have one e-mail. */
export const findChaosFaults = async (result: Result): Promise<string[]> => {
  const store = await openStore(await locationOn(result.databaseUrl));
  const { applications, unreadable } = await allIn(store);
  const faults = [...unreadable.map(({ location }) => `unreadable: ${location}`), ...(await store.vanished())];
  const byId = new Map(applications.map((application) => [application.submissionId, application]));
  if (byId.size < applications.length) faults.push('an application is stored twice');
  for (const application of applications) {
    faults.push(...(await findFaults(store, entryOf(application))));
    faults.push(...mailFaults(result, addressOf(application.submissionId)));
  }
  for (const { acknowledged, notFound } of result.outcomes) {
    const application = byId.get(acknowledged.submissionId);
    if (!application) faults.push(`acknowledged and lost: ${acknowledged.submissionId}`);
    else if (filesOf(application.answers)[0]![1].sha256 !== acknowledged.passport)
      faults.push(`with another passport: ${acknowledged.submissionId}`);
    for (const id of notFound) if (byId.has(id)) faults.push(`answered with "not found" and stored: ${id}`);
  }
  const ids = new Set(result.outcomes.map(({ acknowledged }) => acknowledged.submissionId));
  for (const id of byId.keys()) if (!ids.has(id)) faults.push(`stored and never acknowledged: ${id}`);
  return faults;
};
