interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL: (url: string) => string };
}

// Its name stands in the header that the site's hosts send. A policy's name can be taken once only.
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('photographs', {
  createScriptURL: (url) => {
    if (new URL(url, window.location.href).origin !== window.location.origin)
      throw new TypeError(`${url} is no script of the site.`);
    return url;
  },
});

/** The address of a worker's script as Trusted Types demand it: one of the site's own. */
export const ownScript = (url: string): string => policy?.createScriptURL(url) ?? url;
