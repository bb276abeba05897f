import { sanitizer } from '#src/components/sanitizer.ts';
import { pageAt } from '#src/routes.ts';

/** Loads the script of a page, and the sanitizer. */
export const prepare = (address: string) => Promise.all([pageAt(address).preload(), sanitizer.preload()]);
