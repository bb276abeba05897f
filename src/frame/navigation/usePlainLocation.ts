import '#src/frame/navigation/hold.ts';
import type { BaseLocationHook } from 'wouter';
import { useBrowserLocation } from 'wouter/use-browser-location';

/** A path as the routes spell it: paths are the same without regard to case and trailing slash. */
export const plain = (path: string) => path.toLowerCase().replace(/\/+$/, '') || '/';

/** wouter's own location, plainly spelled. */
export const usePlainLocation: BaseLocationHook = (options) => {
  const [path, navigate] = useBrowserLocation(options);
  return [plain(path), navigate];
};
