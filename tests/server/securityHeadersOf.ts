/** Headers about the content, the cache and the connection of a response. All others are about security. */
const others =
  /^(?:accept-ranges|allow|cache-control|connection|content-(?:disposition|encoding|language|length|type)|date|etag|keep-alive|last-modified|location|retry-after|set-cookie|transfer-encoding|vary)$/;

/** The security headers of a response, sorted by name; a header that nobody expects is among them. */
export const securityHeadersOf = (headers: Headers): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => !others.test(name)));
