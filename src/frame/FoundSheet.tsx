import { asFound } from '#src/frame/asFound.ts';
import type { Route } from '#src/frame/route.ts';
import { useIslands } from '#src/frame/useIslands.ts';

/** The prerendered sheet, of which only the main area of an interactive page, or its islands, come alive. */
export function FoundSheet({ route }: { route: Route }) {
  useIslands(route);
  if (!route.interactive) return <div className="sheet" {...asFound} />;

  return (
    <div className="sheet">
      <nav className="breadcrumb" {...asFound} />
      <main id="main" className="main" tabIndex={-1} lang={route.lang} dir={route.dir}>
        <route.Page />
      </main>
      <footer className="footer" {...asFound} />
    </div>
  );
}
