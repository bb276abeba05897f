import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;
const inBrowser = () => !import.meta.env.SSR;
const no = () => false;

/**
 * Whether the sheet still is the prerendered one. Nothing of it is rendered again until one goes to another page, so that
 * a page that only shows costs no script. The not-found page is prerendered as '/404' and rendered again for its real path.
 */
export function useUntouched(path: string) {
  const hydrating = useSyncExternalStore(never, no, inBrowser);
  const [found, setFound] = useState(hydrating ? path : undefined);

  if (found && found !== path) setFound(undefined);
  return found === path;
}
