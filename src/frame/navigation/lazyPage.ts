import { type ComponentType, createElement } from 'react';
import { lazily } from '#src/frame/lazily.ts';

/** A page whose script comes when someone reaches for it. */
export function lazyPage(load: () => Promise<ComponentType>) {
  const { preload, usePart } = lazily(load);
  return { preload, Page: () => createElement(usePart()) };
}
