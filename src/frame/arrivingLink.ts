/** Some messengers write the = of a link as %3D. */
const START = /^#continue(?:=|%3D)/i;

/** The part of a link of another device with the id and the key, until it is forgotten. It is stored nowhere. */
export const arriving: { link: string | undefined } = { link: undefined };

/** Whether the address is a link of another device. */
export const hasLink = (): boolean => START.test(window.location.hash);

/** The address that loads this page again, with the link that was taken out of it. */
export const reloadAddress = (): string => (arriving.link === undefined ? '' : `#continue=${arriving.link}`);

/** Takes a link of another device out of the address and its history, since it has a key. */
export const noteLink = (): void => {
  if (!hasLink()) return;
  const { hash, pathname, search } = window.location;
  arriving.link = hash.replace(START, '');
  window.history.replaceState(window.history.state, '', pathname + search);
};
