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
    if (!loaded) use(show());
    const Loaded = loaded;
    return Loaded ? <Loaded {...props} /> : null;
  }

  return { preload, Page };
}
