import { useEffect, useState } from 'react';
import { hasLocks } from '#src/wizard/draft/locks.ts';

/** Those of some pages, by their ids, that have been closed: each page holds a lock of that name as long as it is open. */
export const useClosedPages = (pages: readonly string[]): ReadonlySet<string> => {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const ids = JSON.stringify(pages);
  useEffect(() => {
    if (!hasLocks()) return undefined;
    const requests = new AbortController();
    for (const page of JSON.parse(ids) as string[])
      navigator.locks
        .request(page, { signal: requests.signal }, () => setClosed((before) => new Set([...before, page])))
        .catch(() => undefined);
    return () => requests.abort();
  }, [ids]);
  return closed;
};
