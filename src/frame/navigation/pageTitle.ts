import { schoolName } from '#src/content/schoolName.ts';

/** A page's title as the browser shows it. */
export const pageTitle = (page: string) => `${page} – ${schoolName.en}`;
