/** Why an actor cannot fail, by its name among the actors of its machine; every other one has an `onError`. */
export const cannotFail: Readonly<Record<string, string>> = {
  awaitLock: 'where there are no locks it sends nothing',
  draft: 'each of its actors has an onError, or cannot fail',
  fetch: 'what fails is sent as BROKEN',
  holdLock: 'it only listens',
  post: 'what fails is sent as BROKEN',
  read: 'what cannot be read is attached with the reason',
  upload: 'what fails is sent as BROKEN',
  watch: 'without a connection it goes on watching',
  watchNetwork: 'it only listens',
  watchPage: 'it only listens',
  watchWaking: 'it only listens',
};
