import { message, t } from '#languages/message.ts';
import { schoolName } from '#src/content/schoolName.ts';

/** A page's title as the browser shows it. */
export const pageTitle = (page: string) => t('{page} – {school}', { page: () => page, school: message(schoolName.en) });
