import { type ComponentType, createElement } from 'react';
import { lazily } from '#src/frame/lazily.ts';

/** A page whose script is loaded on demand: the only export of its module. */
export function lazyPage(load: () => Promise<Record<string, ComponentType>>) {
  const { preload, usePart } = lazily(async () => Object.values(await load())[0]!);
  return { preload, Page: () => createElement(usePart()) };
}
