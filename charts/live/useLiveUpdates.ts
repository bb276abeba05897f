import { useEffect, useState } from 'react';
import { type LiveUpdate, liveChannel, REQUEST } from '#src/live/channel.ts';

// What a session stores is bounded.
const MOST = 300;
const KEY = 'live';

/** The updates of all pages of this browser since this window was first opened. */
export const useLiveUpdates = (): readonly LiveUpdate[] => {
  const [updates, setUpdates] = useState(
    () => JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as readonly LiveUpdate[],
  );
  useEffect(() => sessionStorage.setItem(KEY, JSON.stringify(updates)), [updates]);
  useEffect(() => {
    const channel = liveChannel();
    channel.addEventListener('message', ({ data }: MessageEvent<LiveUpdate | typeof REQUEST>) => {
      if (data === REQUEST) return;
      const isStored = ({ page, number }: LiveUpdate) => page === data.page && number === data.number;
      setUpdates((before) => (before.some(isStored) ? before : [...before, data].slice(-MOST)));
    });
    // A channel reaches its own origin only.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    channel.postMessage(REQUEST);
    return () => channel.close();
  }, []);
  return updates;
};
