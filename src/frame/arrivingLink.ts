const START = '#continue=';

/** The part of a link of another device with the id and the key, until it is forgotten. It is stored nowhere. */
export const arriving: { link: string | undefined } = { link: undefined };

/** Whether the address is a link of another device. */
export const hasLink = (): boolean => window.location.hash.startsWith(START);

/** The address that loads this page again, with the link that was taken out of it. */
export const reloadAddress = (): string => (arriving.link === undefined ? '' : START + arriving.link);

/** Takes a link of another device out of the address and its history, since it has a key. */
export const noteLink = (): void => {
  if (!hasLink()) return;
  const { hash, pathname, search } = window.location;
  arriving.link = hash.slice(START.length);
  window.history.replaceState(window.history.state, '', pathname + search);
};
