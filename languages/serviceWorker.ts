import { type Language, languages } from '#languages/languages.ts';

/** The service worker of a language's pages: its script at the site's root, and the paths that it answers for. */
export const serviceWorkerOf = (code: Language) => ({
  script: `/service-worker-${code}.js`,
  scope: languages[code].prefix || '/',
});
