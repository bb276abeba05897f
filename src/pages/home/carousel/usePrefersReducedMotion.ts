import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

/** Whether the visitor asked for less motion. */
export const usePrefersReducedMotion = () =>
  useSyncExternalStore(
    (changed) => {
      const wish = matchMedia(query);
      wish.addEventListener('change', changed);
      return () => wish.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );
