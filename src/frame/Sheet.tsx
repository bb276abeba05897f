import { Breadcrumb } from '#src/frame/Breadcrumb.tsx';
import { ErrorBoundary } from '#src/frame/ErrorBoundary.tsx';
import { Footer } from '#src/frame/Footer.tsx';
import { notFound, routeFor } from '#src/routes.tsx';

/** Everything below the header: what changes from page to page. */
export function Sheet({ pathname }: { pathname: string }) {
  const route = routeFor(pathname);
  const path = route === notFound ? pathname : route.path;

  return (
    <div className="sheet">
      {path !== '/' && <Breadcrumb path={path} />}
      <main key={route.path} id="main" className="main" tabIndex={-1} lang={route.lang} dir={route.dir}>
        <ErrorBoundary>
          <route.Page />
        </ErrorBoundary>
      </main>
      <Footer path={path} />
    </div>
  );
}
