import { type ComponentType, use } from 'react';

/** Loads a component's module once. One that is preloaded renders at once, so hydration never waits behind a fallback. */
export function lazyPage<Props extends object = object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
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

  function Page(props: Props) {
    // Once waited for, it is asked for each time: React wants a component to use the same as before.
    if (shown || !loaded) use(show());
    const Loaded = loaded;
    return Loaded ? <Loaded {...props} /> : null;
  }

  return { preload, Page };
}
