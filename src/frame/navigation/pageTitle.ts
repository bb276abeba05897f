import { t } from '#languages/message.ts';
import { schoolName } from '#languages/schoolName.ts';

/** A page's title as the browser shows it. */
export const pageTitle = (page: string) => t('{page} – {school}', { page: () => page, school: schoolName });
