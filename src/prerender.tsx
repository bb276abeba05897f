import { prerender } from 'react-dom/static';
import { App } from '#src/app.tsx';
import { media } from '#src/content/media.ts';
import { school } from '#src/content/school.ts';
import { type Listing, listing } from '#src/listing.ts';
import { structuredData } from '#src/structuredData.ts';

export { structuredData };
export const siteName = school.name.en;

const notFound: Listing = { path: '/404', module: 'not-found' };

/** Every page the build writes, the not-found page last. */
export const pages = [...listing, notFound].map(
  ({ path, module = path.slice(1), picture = 'home-hero', lang = 'en', interactive = false }) => ({
    path,
    lang,
    picture: { slot: picture, file: media[picture].file },
    listed: path !== notFound.path,
    module: `src/pages/${module}.tsx`,
    interactive,
  }),
);

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
