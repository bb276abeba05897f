import { useDeferredValue } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { Breadcrumb } from '#src/frame/Breadcrumb.tsx';
import { Footer } from '#src/frame/Footer.tsx';
import { Header } from '#src/frame/Header.tsx';
import { RouteChange } from '#src/frame/RouteChange.tsx';
import { SkipLink } from '#src/frame/SkipLink.tsx';
import { notFound, routeFor } from '#src/routes.tsx';

/** The whole site. `ssrPath` is the path the page was prerendered for. */
export function App({ ssrPath }: { ssrPath?: string }) {
  // The deferred path keeps the old page on screen until the new page's chunk is there.
  const pathname = useDeferredValue(usePathname(ssrPath ? { ssrPath } : {}));
  const route = routeFor(pathname);
  const path = route === notFound ? pathname : route.path;

  return (
    <>
      <SkipLink />
      <Header path={path} />
      {path !== '/' && <Breadcrumb path={path} />}
      <main id="main" className="main" tabIndex={-1} lang={route.lang} dir={route.dir}>
        <RouteChange path={path} title={route.title} description={route.description} />
        <route.Page key={path} />
      </main>
      <Footer path={path} />
    </>
  );
}
