/** Has the links to other languages lead to the page that was asked for, in whose place another one is shown. */
export const showAskedAddress = (shown: string): void => {
  const { pathname, search } = window.location;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.languages__link')];
  const prefixes = links.map((link) => link.pathname.slice(0, -shown.length));
  const own = prefixes.find((prefix) => prefix !== '' && `${pathname}/`.startsWith(`${prefix}/`)) ?? '';
  for (const [i, link] of links.entries()) link.href = prefixes[i] + pathname.slice(own.length) + search;
};
