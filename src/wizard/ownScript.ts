interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL: (url: string) => string };
}

// The Content-Security-Policy names this policy, also that of a school's own host, where a form would not start with another name. A
// policy with the same name cannot be created again.
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('photographs', {
  createScriptURL: (url) => {
    if (new URL(url, window.location.href).origin !== window.location.origin)
      throw new TypeError(`${url} is no script of the site.`);
    return url;
  },
});

/** The address of a worker's script as Trusted Types require it: only scripts of this site are allowed. */
export const ownScript = (url: string): string => policy?.createScriptURL(url) ?? url;
