import { prerender } from 'react-dom/static';
import { App } from '#src/app.tsx';
import { media } from '#src/content/media.ts';
import { school } from '#src/content/school.ts';
import { structuredData } from '#src/frame/structuredData.ts';
import { titled } from '#src/frame/titled.ts';
import { listing } from '#src/listing.ts';
import { notFound, routes } from '#src/routes.tsx';

export { structuredData };
export const siteName = school.name.en;

/** Every page the build writes, the not-found page last. */
export const pages = [...routes, notFound].map(({ path, title, lang, interactive }) => {
  const listed = listing[path];
  if (!listed) throw new Error(`src/listing.ts does not know ${path}.`);
  const { description, picture = 'home-hero', module = `src/pages${path}.tsx` } = listed;

  return {
    path,
    title: titled(title),
    description,
    lang: lang ?? 'en',
    picture: { slot: picture, file: media[picture].file },
    listed: path !== notFound.path,
    module,
    interactive: interactive ?? false,
  };
});

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
