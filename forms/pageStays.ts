const PAUSE = 200;

/**
 * Resolves as long as this page stays. From when a link is followed until the next page is there, WebKit breaks off what is sent and
 * reads no Blob: what has failed meanwhile is judged once a Blob can be read again, and never by a page that is gone.
 */
export const pageStays = (): Promise<unknown> =>
  new Blob(['any']).arrayBuffer().catch(() => new Promise((resolve) => setTimeout(resolve, PAUSE)).then(pageStays));
