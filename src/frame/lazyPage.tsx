import { type ComponentType, use } from 'react';

/** Loads a page's module once. A page that is preloaded renders at once, so hydration never waits behind a fallback. */
export function lazyPage(load: () => Promise<ComponentType>) {
  let loaded: ComponentType | undefined;
  let loading: Promise<void> | undefined;
  let shown: Promise<void> | undefined;

  async function fetchPage() {
    try {
      loaded = await load();
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }
  const preload = () => (loading ??= fetchPage());

  // A chunk that a new release has replaced is gone for good: the server's page for this address is the way out.
  const show = () => (shown ??= preload().catch(() => window.location.reload()));

  function Page() {
    if (!loaded) use(show());
    const Loaded = loaded;
    return Loaded ? <Loaded /> : null;
  }

  return { preload, Page };
}
