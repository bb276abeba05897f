import { useDeferredValue } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { FoundSheet } from '#src/frame/FoundSheet.tsx';
import { Header } from '#src/frame/Header.tsx';
import { sheet } from '#src/frame/lazySheet.ts';
import { RouteChange } from '#src/frame/RouteChange.tsx';
import { SkipLink } from '#src/frame/SkipLink.tsx';
import { useUntouched } from '#src/frame/useUntouched.ts';
import { notFound, routeFor } from '#src/routes.tsx';

/** The whole site. `ssrPath` is the path the page was prerendered for. */
export function App({ ssrPath }: { ssrPath?: string }) {
  // The deferred path keeps the old page on screen until the new page's chunk is there.
  const pathname = useDeferredValue(usePathname(ssrPath ? { ssrPath } : {}));
  const route = routeFor(pathname);
  const path = route === notFound ? pathname : route.path;
  const untouched = useUntouched(path);

  return (
    <>
      <SkipLink />
      <Header path={path} />
      <RouteChange path={path} title={route.title} />
      {untouched ? <FoundSheet route={route} /> : <sheet.Page pathname={pathname} />}
    </>
  );
}
