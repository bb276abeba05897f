import DOMPurify from 'dompurify';

// The build has no document of its own.
const purify = import.meta.env.SSR ? DOMPurify(new (await import('jsdom')).JSDOM('').window) : DOMPurify;

/** HTML without scripts. In a browser it is a TrustedHTML object, as the Content-Security-Policy requires. */
export const sanitize = (html: string) =>
  purify.sanitize(html, {
    RETURN_TRUSTED_TYPE: !import.meta.env.SSR,
    USE_PROFILES: { html: true },
  });
