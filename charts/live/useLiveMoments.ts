import { useEffect, useState } from 'react';
import { type LiveMoment, liveChannel, REQUEST } from '#src/live/channel.ts';

// What a session stores is bounded.
const MOST = 300;

/** What the page that last ran this machine has sent since this window was first opened. */
export const useLiveMoments = (name: string): readonly LiveMoment[] => {
  const key = `live ${name}`;
  const [known, setKnown] = useState(() => JSON.parse(sessionStorage.getItem(key) ?? '[]') as readonly LiveMoment[]);
  useEffect(() => sessionStorage.setItem(key, JSON.stringify(known)), [key, known]);
  useEffect(() => {
    const channel = liveChannel();
    channel.addEventListener('message', ({ data }: MessageEvent<LiveMoment | typeof REQUEST>) => {
      if (data === REQUEST) return;
      const isKnown = ({ page, number }: LiveMoment) => page === data.page && number === data.number;
      setKnown((before) => (before.some(isKnown) ? before : [...before, data].slice(-MOST)));
    });
    // A channel reaches its own origin only.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    channel.postMessage(REQUEST);
    return () => channel.close();
  }, []);
  const page = known.findLast(({ actors }) => actors.some(({ machine }) => machine === name))?.page;
  return known.filter((live) => live.page === page).toSorted((one, other) => one.number - other.number);
};
