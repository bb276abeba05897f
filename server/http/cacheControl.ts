const YEAR = 31_536_000;

/** For what has a hash of its content in its name. */
export const IMMUTABLE = `public, max-age=${YEAR}, immutable`;
/** For all else: it may be kept, and is asked for again each time. */
export const REVALIDATED = 'no-cache';
