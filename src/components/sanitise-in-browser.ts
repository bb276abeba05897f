import DOMPurify from 'dompurify';

// React hands the trusted object through to the browser; its types know only strings.
export const sanitise = (html: string) =>
  DOMPurify.sanitize(html, { RETURN_TRUSTED_TYPE: true, USE_PROFILES: { html: true } }) as unknown as string;
