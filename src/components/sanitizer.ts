import { lazily } from '#src/frame/lazily.ts';

/** DOMPurify. */
export const sanitizer = lazily(() => import('#src/components/sanitize.ts').then(({ sanitize }) => sanitize));
