import type { IncomingMessage } from 'node:http';

/** A path that no page has: the not-found page's own. */
const NOWHERE = '/404.html';

/** The path of a URL as it is meant; undefined when it cannot be decoded. */
export const decodedPath = (url: string): string | undefined => {
  try {
    return decodeURIComponent(url.split('?', 1)[0]!);
  } catch {
    return undefined;
  }
};

/**
 * What a request is after, as a path the router can decode; a malformed one becomes a path that is nowhere. A target in the
 * absolute form names the host, too, and counts more than the `Host` header (RFC 9112, 3.2.2).
 */
export const targetOf = (request: Pick<IncomingMessage, 'url' | 'headers'>): string => {
  const { url = '/', headers } = request;
  const absolute = /^https?:\/\/([^/?#]*)(.*)$/i.exec(url);
  if (absolute) headers.host = absolute[1]!;
  const target = absolute ? `/${absolute[2]!.replace(/^\//, '')}` : url;
  return decodedPath(target) === undefined ? NOWHERE : target;
};
