import { navigate } from 'wouter/use-browser-location';
import { arrive } from '#src/frame/arrive.ts';
import { samePath } from '#src/routes.tsx';

/** Goes to a path of the site. A link to the page one is on leads to its top. */
export function follow(href: string) {
  const left = window.location.pathname;
  navigate(href);
  // A frame later the menu that held the link is closed, and the heading can take focus.
  if (samePath(left, window.location.pathname)) requestAnimationFrame(arrive);
}
