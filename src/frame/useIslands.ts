import { createElement, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { onceLoaded } from '#src/frame/onceLoaded.ts';
import type { Route } from '#src/frame/route.ts';

/** Brings the islands of a prerendered page to life, each as a tree of its own, once the page has loaded. */
export function useIslands({ islands }: Route) {
  useEffect(() => {
    if (!islands) return undefined;
    const roots: Root[] = [];
    let left = false;

    const enliven = async () => {
      const parts = await islands();
      if (left) return;
      for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
        const Part = parts[island.dataset.island ?? ''];
        if (Part) roots.push(hydrateRoot(island, createElement(Part)));
      }
    };
    const callOff = onceLoaded(() => {
      // Without its script a part stays as it was prerendered.
      enliven().catch(() => undefined);
    });

    return () => {
      left = true;
      callOff();
      // React does not take a tree down while it is at work on another one.
      queueMicrotask(() => {
        for (const root of roots) root.unmount();
      });
    };
  }, [islands]);
}
