import { prerender } from 'react-dom/static';
import '#languages/all.ts';
import { setLanguage } from '#languages/current.ts';
import { type Language, languageCodes, languages } from '#languages/languages.ts';
import { localPath } from '#languages/paths.ts';
import { App } from '#src/app.tsx';
import { media } from '#src/content/media.ts';
import { type Listing, listing } from '#src/listing.ts';
import { structuredData } from '#src/structuredData.ts';

export { structuredData };

const notFound: Listing = { path: '/404', module: 'not-found' };
/** What the service worker shows in the place of a page that it has not kept. */
const offline: Listing = { path: '/offline' };

const aliveOf = (path: string, interactive = false) => {
  if (path === offline.path) return 'never';
  return interactive ? 'now' : 'later';
};

const inLanguage = (code: Language, { path, module = path.slice(1), picture = 'home-hero', interactive }: Listing) => ({
  path: localPath(path, code),
  language: code,
  dir: languages[code].dir,
  locale: languages[code].locale,
  /** The same page in each language. */
  alternates: languageCodes.map((each) => ({
    language: each,
    path: localPath(path, each),
    locale: languages[each].locale,
  })),
  picture: { slot: picture, file: media[picture].file },
  listed: path !== notFound.path && path !== offline.path,
  file: path === notFound.path ? `${localPath(path, code)}.html` : `${localPath(path, code)}/index.html`,
  module: `src/pages/${module}.tsx`,
  interactive: interactive ?? false,
  alive: aliveOf(path, interactive),
});

/** Every page the build writes, one language after the other, those that are not listed last. */
export const pages = languageCodes.flatMap((code) =>
  [...listing, notFound, offline].map((page) => inLanguage(code, page)),
);

/** The HTML of one path, as React would hydrate it. Rejects if any part of it fails to render. */
export async function render(path: string, code: Language) {
  setLanguage(code);
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
