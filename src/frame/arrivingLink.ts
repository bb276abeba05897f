const START = '#continue=';

let link: string | undefined;

/** Whether the address is a link of another device. */
export const hasLink = (): boolean => window.location.hash.startsWith(START);

/** Takes a link of another device out of the address and its history, since it has a key. It is stored nowhere. */
export const noteLink = (): void => {
  if (!hasLink()) return;
  const { hash, pathname, search } = window.location;
  link = hash.slice(START.length);
  window.history.replaceState(window.history.state, '', pathname + search);
};

/** The part of the link with the id and the key, until it is forgotten. */
export const arrivingLink = (): string | undefined => link;

/** Forgets the link, once the application is here, or cannot be brought here. */
export const forgetLink = (): void => {
  link = undefined;
};
