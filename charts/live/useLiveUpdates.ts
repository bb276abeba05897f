import { useEffect, useState } from 'react';
import { type LiveUpdate, liveChannel, REQUEST } from '#src/live/channel.ts';

// What a session stores is bounded.
const MOST = 300;

/** The updates of the page that last ran this machine, since this window was first opened. */
export const useLiveUpdates = (name: string): readonly LiveUpdate[] => {
  const key = `live ${name}`;
  const [updates, setUpdates] = useState(
    () => JSON.parse(sessionStorage.getItem(key) ?? '[]') as readonly LiveUpdate[],
  );
  useEffect(() => sessionStorage.setItem(key, JSON.stringify(updates)), [key, updates]);
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
  const page = updates.findLast(({ actors }) => actors.some(({ machine }) => machine === name))?.page;
  return updates.filter((update) => update.page === page);
};
