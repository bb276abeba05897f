import { type ComponentType, createElement } from 'react';
import { lazily } from '#src/frame/lazily.ts';

/** A page whose script comes when someone reaches for it: the one thing its module exports. */
export function lazyPage(load: () => Promise<Record<string, ComponentType>>) {
  const { preload, usePart } = lazily(async () => Object.values(await load())[0]!);
  return { preload, Page: () => createElement(usePart()) };
}
