import { type ComponentType, createElement } from 'react';
import { fetchCatalogue } from '#src/catalogues.ts';
import { lazily } from '#src/frame/lazily.ts';

/** A page whose script and translations are loaded on demand. `module` names its file below `src/pages`, whose only export it is. */
export function lazyPage(module: string, load: () => Promise<Record<string, ComponentType>>) {
  const { preload, usePart } = lazily(async () => {
    const [page] = await Promise.all([load(), fetchCatalogue(module)]);
    return Object.values(page)[0]!;
  });
  return { preload, Page: () => createElement(usePart()) };
}
