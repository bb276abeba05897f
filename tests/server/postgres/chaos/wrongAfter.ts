import { findFaults } from '#server/office/findFaults.ts';
import { entryOf, filesOf } from '#server/storing/application.ts';
import { addressOf } from '#tests/server/postgres/chaos/applicant.ts';
import type { sendThroughChaos } from '#tests/server/postgres/chaos/chaos.ts';
import { allIn } from '#tests/server/storing/allIn.ts';
import { openStore, placeOn } from '#tests/server/storing/places.ts';

type Ended = Awaited<ReturnType<typeof sendThroughChaos>>;

const messageIdOf = (text: string) => /^Message-ID: (\S+)/im.exec(text)?.[1];

/** What is wrong with the e-mails to an address: none, or several that are not the same. */
const wrongMail = ({ taken }: Ended, address: string) => {
  const ids = taken.filter(({ to }) => to.includes(address)).map(({ text }) => messageIdOf(text));
  return new Set(ids).size === 1 ? [] : [`${new Set(ids).size} e-mails to ${address}`];
};

/** What is wrong after chaos: sentences, none where each acknowledged application is there once and whole, and each applicant has one e-mail. */
export const wrongAfter = async (ended: Ended): Promise<string[]> => {
  const store = await openStore(await placeOn(ended.databaseUrl));
  const { applications, unreadable } = await allIn(store);
  const wrong = [...unreadable.map(({ location }) => `unreadable: ${location}`), ...(await store.vanished())];
  const byId = new Map(applications.map((application) => [application.submissionId, application]));
  if (byId.size < applications.length) wrong.push('an application is there twice');
  for (const application of applications) {
    wrong.push(...(await findFaults(store, entryOf(application))));
    wrong.push(...wrongMail(ended, addressOf(application.submissionId)));
  }
  for (const { acknowledged, absent } of ended.outcomes) {
    const kept = byId.get(acknowledged.submissionId);
    if (!kept) wrong.push(`acknowledged and lost: ${acknowledged.submissionId}`);
    else if (filesOf(kept.answers)[0]![1].sha256 !== acknowledged.passport)
      wrong.push(`with another passport: ${acknowledged.submissionId}`);
    for (const id of absent) if (byId.has(id)) wrong.push(`answered to be absent and stored: ${id}`);
  }
  const ids = new Set(ended.outcomes.map(({ acknowledged }) => acknowledged.submissionId));
  for (const id of byId.keys()) if (!ids.has(id)) wrong.push(`stored and never acknowledged: ${id}`);
  return wrong;
};
