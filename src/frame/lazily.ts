import { use } from 'react';

/** A part could not be loaded: the connection broke, or a newer release has replaced it. */
export class NotFetched extends Error {}

/**
 * A module's part that is imported on demand, once: browsers may cache a failed import. A preloaded part renders without
 * suspending, unlike with `lazy`.
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
    // A component that suspended on this promise must use it again.
    return loaded && !awaited ? loaded : use((awaited ??= preload()));
  }

  return { preload, usePart };
}
