import { use } from 'react';

/** A part that did not come, or did not begin: the line broke, or the site has a newer version by now. */
export class NotFetched extends Error {}

/** A module's part that comes when it is needed. What is preloaded is there at once: `lazy` would suspend once more. */
export function lazily<Part>(load: () => Promise<Part>) {
  let loaded: Part | undefined;
  let loading: Promise<Part> | undefined;
  let awaited: Promise<Part> | undefined;

  async function fetchPart() {
    try {
      loaded = await load();
      // What failed before is not waited for any more.
      if (awaited !== loading) awaited = undefined;
      return loaded;
    } catch (cause) {
      // The next one who asks tries again.
      loading = undefined;
      throw new NotFetched('A part of the page did not come.', { cause });
    }
  }
  const preload = () => (loading ??= fetchPart());

  function usePart() {
    // React wants a component to ask again for what it has waited for.
    return loaded && !awaited ? loaded : use((awaited ??= preload()));
  }

  return { preload, usePart };
}
