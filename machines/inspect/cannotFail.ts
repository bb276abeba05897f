/** Why an actor cannot fail, by its machine and its name; in the machines of all forms by its name. Every other one has an `onError`. */
export const cannotFail: Readonly<Record<string, string>> = {
  'draft.awaitLock': 'where there are no locks it sends nothing',
  'draft.holdLock': 'it only listens',
  'draft.watchPage': 'it only listens',
  draft: 'each of its actors has an onError, or cannot fail',
  'handover.fetch': 'what fails is sent as BROKEN',
  'handover.upload': 'what fails is sent as BROKEN',
  'handover.watch': 'without a connection it goes on watching',
  read: 'what cannot be read is attached with the reason',
  'sending.post': 'what fails is sent as BROKEN',
  'sending.watchNetwork': 'it only listens',
  'sending.watchWaking': 'it only listens',
};
