/** Why an actor cannot fail, by its machine and its name, those of every form by their name; every other one has an `onError`. */
export const cannotFail: Readonly<Record<string, string>> = {
  'draft.awaitLock': 'where there are no locks it sends nothing',
  draft: 'each of its actors has an onError, or cannot fail',
  'handover.fetch': 'what fails is sent as BROKEN',
  'draft.holdLock': 'it only listens',
  'sending.post': 'what fails is sent as BROKEN',
  read: 'what cannot be read is attached with the reason',
  'handover.upload': 'what fails is sent as BROKEN',
  'handover.watch': 'without a connection it goes on watching',
  'sending.watchNetwork': 'it only listens',
  'draft.watchPage': 'it only listens',
  'sending.watchWaking': 'it only listens',
};
