const START = '#continue=';

/** The part of a link of another device with the id and the key, until it is forgotten. It is stored nowhere. */
export const arriving: { link: string | undefined } = { link: undefined };

/** Whether the address is a link of another device. */
export const hasLink = (): boolean => window.location.hash.startsWith(START);

/** Takes a link of another device out of the address and its history, since it has a key. */
export const noteLink = (): void => {
  if (!hasLink()) return;
  const { hash, pathname, search } = window.location;
  arriving.link = hash.slice(START.length);
  window.history.replaceState(window.history.state, '', pathname + search);
};
