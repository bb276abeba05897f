import DOMPurify from 'dompurify';

// The build has no document of its own.
const purify = import.meta.env.SSR ? DOMPurify(new (await import('jsdom')).JSDOM('').window) : DOMPurify;

/** HTML without anything that could run; in a browser as the trusted object that its policy asks for, which React hands through. */
export const sanitize = (html: string) =>
  purify.sanitize(html, {
    RETURN_TRUSTED_TYPE: !import.meta.env.SSR,
    USE_PROFILES: { html: true },
  });
