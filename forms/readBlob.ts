/** In milliseconds. */
const PAUSE = 200;

/** Resolves once a Blob can be read. */
const blobsReadable = (): Promise<unknown> =>
  new Blob(['any']).arrayBuffer().catch(() => new Promise((resolve) => setTimeout(resolve, PAUSE)).then(blobsReadable));

/**
 * The bytes of a Blob. From when a link is followed or the page is loaded again, WebKit reads no Blob, although the page is still
 * there: what could not be read then is read again when it can be. Rejects for a Blob whose bytes are lost.
 */
export const readBlob = (blob: Blob): Promise<ArrayBuffer> =>
  blob.arrayBuffer().catch(() => blobsReadable().then(() => blob.arrayBuffer()));
