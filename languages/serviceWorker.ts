import { type Language, languages } from '#languages/languages.ts';

/** The service worker for the pages of a language: its script at the site's root, and its scope. */
export const serviceWorkerOf = (code: Language) => ({
  script: `/service-worker-${code}.js`,
  scope: languages[code].prefix || '/',
});
