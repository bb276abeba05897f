const KEY = 'bac-continue';
const START = '#continue=';

let link: string | undefined;

/** Takes a link of another device out of the address and its history: it has a key. This tab keeps it, in case it is reloaded. */
export const noteLink = (): void => {
  const { hash, pathname, search } = window.location;
  if (!hash.startsWith(START)) return;
  window.history.replaceState(window.history.state, '', pathname + search);
  link = hash.slice(START.length);
  try {
    sessionStorage.setItem(KEY, link);
  } catch {
    // The browser stores nothing.
  }
  window.dispatchEvent(new Event(KEY));
};

/** The part of the link with the id and the key, until it is forgotten. */
export const arrivingLink = (): string | undefined => {
  try {
    link ??= sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    // The browser stores nothing.
  }
  return link;
};

/** Calls a listener where a link of another device was opened, or is opened now. Returns how to stop that. */
export const onLink = (listener: () => void): (() => void) => {
  if (arrivingLink()) listener();
  window.addEventListener(KEY, listener);
  return () => window.removeEventListener(KEY, listener);
};

/** Forgets the link, once the application is here, or cannot be brought here. */
export const forgetLink = (): void => {
  link = undefined;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // The browser stores nothing.
  }
};
