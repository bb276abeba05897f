import '#src/frame/navigation/back.ts';
import type { BaseLocationHook } from 'wouter';
import { useBrowserLocation } from 'wouter/use-browser-location';
import { withoutEnd } from '#languages/withoutEnd.ts';

/** A path in the spelling of the routes: in lower case, without a slash or `index.html` at its end. */
export const plain = (path: string) => withoutEnd(path.toLowerCase().replace(/\/index\.html$/, ''), '/') || '/';

/** wouter's location with such a path. */
export const usePlainLocation: BaseLocationHook = (options) => {
  const [path, navigate] = useBrowserLocation(options);
  return [plain(path), navigate];
};
