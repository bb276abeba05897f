import type { IncomingMessage } from 'node:http';

/** The site has no page at this path, so the not-found page is shown. */
const NO_PAGE = '/404.html';

/** The path of a URL; undefined when it cannot be decoded. */
export const decodedPath = (url: string): string | undefined => {
  try {
    return decodeURIComponent(url.split('?', 1)[0]!);
  } catch {
    return undefined;
  }
};

/** Sends a URL that cannot be decoded to the not-found page. Fastify would answer it with an error in JSON. */
export const rewriteUrl = ({ url = '/' }: Pick<IncomingMessage, 'url'>): string =>
  decodedPath(url) === undefined ? NO_PAGE : url;
