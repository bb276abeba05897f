import { lazily } from '#src/frame/navigation/lazily.ts';

/** DOMPurify. */
export const sanitiser = lazily(() => import('#src/components/sanitise.ts').then(({ sanitise }) => sanitise));
