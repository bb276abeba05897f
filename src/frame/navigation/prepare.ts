import { sanitizer } from '#src/components/sanitizer.ts';
import { pageAt } from '#src/routes.ts';

/** Fetches all that a page of the site needs to be shown at once. */
export const prepare = (address: string) => Promise.all([pageAt(address).preload(), sanitizer.preload()]);
