import '#src/frame/navigation/back.ts';
import type { BaseLocationHook } from 'wouter';
import { useBrowserLocation } from 'wouter/use-browser-location';
import { withoutEnd } from '#languages/withoutEnd.ts';

/** A path in the spelling of the routes: in lower case, without a slash at its end. */
export const plain = (path: string) => withoutEnd(path.toLowerCase(), '/') || '/';

/** wouter's location with such a path. */
export const usePlainLocation: BaseLocationHook = (options) => {
  const [path, navigate] = useBrowserLocation(options);
  return [plain(path), navigate];
};
