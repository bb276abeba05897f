import { use } from 'react';

/** A part that did not load: the connection broke, or the site has a newer version by now. */
export class NotFetched extends Error {}

/**
 * A module's part that is fetched when it is needed, once: a browser may remember that an import failed. What is preloaded is
 * there at once: `lazy` would suspend once more.
 */
export function lazily<Part>(load: () => Promise<Part>) {
  let loaded: Part | undefined;
  let loading: Promise<Part> | undefined;
  let awaited: Promise<Part> | undefined;

  async function fetchPart() {
    try {
      loaded = await load();
      return loaded;
    } catch (cause) {
      throw new NotFetched('A part of the page could not be loaded.', { cause });
    }
  }
  const preload = () => (loading ??= fetchPart());

  function usePart() {
    // React wants a component to ask again for what it has waited for.
    return loaded && !awaited ? loaded : use((awaited ??= preload()));
  }

  return { preload, usePart };
}
