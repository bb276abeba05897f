/** Resolves when an element is in the viewport, or a little below it. */
export const untilNear = (element: Element): Promise<void> =>
  new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: '25%' },
    );
    observer.observe(element);
  });
