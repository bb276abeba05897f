import { type RefObject, useEffect, useState } from 'react';

/** False while the tab is hidden, and once the page was scrolled past the element. */
export function useInView(region: RefObject<HTMLElement | null>) {
  const [hidden, setHidden] = useState(() => document.hidden);
  const [passed, setPassed] = useState(false);

  useEffect(() => {
    const look = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  useEffect(() => {
    if (!region.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      setPassed(Boolean(entry && !entry.isIntersecting && entry.boundingClientRect.bottom < 0));
    });
    observer.observe(region.current);
    return () => observer.disconnect();
  }, [region]);

  return !hidden && !passed;
}
