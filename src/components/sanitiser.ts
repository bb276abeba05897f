import { lazily } from '#src/frame/lazily.ts';

/** DOMPurify. */
export const sanitiser = lazily(() => import('#src/components/sanitise.ts').then(({ sanitise }) => sanitise));
