import { prerender } from 'react-dom/static';
import { App } from '#src/app.tsx';
import { titled } from '#src/frame/titled.ts';
import { notFound, routes } from '#src/routes.tsx';

/** Every page the build writes, the not-found page last. */
export const pages = [...routes, notFound].map(({ path, title, description, module }) => ({
  path,
  title: titled(title),
  description,
  module,
}));

/** The HTML of one path, as React would hydrate it. Rejects if any part of it fails to render. */
export async function render(path: string) {
  const errors: unknown[] = [];
  const { prelude } = await prerender(<App ssrPath={path} />, {
    // Larger Suspense content would otherwise move into inline scripts.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: (error) => {
      errors.push(error);
    },
  });
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw new AggregateError(errors, `${path} failed to prerender`);
  return html;
}
