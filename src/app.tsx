import { Fragment, Suspense } from 'react';
import { Route, Router, Switch, useLocation } from 'wouter';
import { language } from '#languages/current.ts';
import { languages } from '#languages/languages.ts';
import { ErrorBoundary } from '#src/frame/ErrorBoundary.tsx';
import { Footer } from '#src/frame/footer/Footer.tsx';
import { Header } from '#src/frame/header/Header.tsx';
import { Arrival } from '#src/frame/navigation/Arrival.tsx';
import { Breadcrumb } from '#src/frame/navigation/Breadcrumb.tsx';
import { goTo } from '#src/frame/navigation/goTo.ts';
import { SkipLink } from '#src/frame/navigation/SkipLink.tsx';
import { usePlainLocation } from '#src/frame/navigation/usePlainLocation.ts';
import { UnsentNote } from '#src/frame/unsent/UnsentNote.tsx';
import { notFound, routes } from '#src/routes.ts';

/** The whole site. `ssrPath` is the path the page was prerendered for. */
export const App = ({ ssrPath }: { ssrPath?: string | undefined }) => (
  // This is how wouter takes a location hook.
  // oxlint-disable-next-line react/hooks
  <Router base={languages[language()].prefix} hook={usePlainLocation} aroundNav={goTo} {...(ssrPath && { ssrPath })}>
    <Site />
  </Router>
);

/** The page at the router's path, in the site's frame. */
export function Site() {
  const [path] = useLocation();

  return (
    <>
      <SkipLink />
      <Header path={path} />
      {path !== '/' && <Breadcrumb path={path} />}
      <main id="main" className="main" tabIndex={-1}>
        <ErrorBoundary path={path}>
          <Suspense>
            {/* Within the boundary: the not-found page, prerendered for another path, is first hydrated and then replaced. */}
            <Fragment key={path}>
              <Switch>
                {routes.map(({ path: pattern, Page }) => (
                  <Route key={pattern} path={pattern} component={Page} />
                ))}
                <Route component={notFound.Page} />
              </Switch>
              <Arrival />
            </Fragment>
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer path={path} />
      <UnsentNote path={path} />
    </>
  );
}
