import { useEffect, useState } from 'react';
import type { ChartMoment } from '#machines/inspect/chartMoment.ts';
import { channelOf, type LiveMoment, REQUEST } from '#src/live/channel.ts';

/** What of a page's live is not known yet; all there is of another page. */
const joined = (known: readonly LiveMoment[], live: LiveMoment): readonly LiveMoment[] => {
  const ofThePage = known.filter(({ page }) => page === live.page);
  return ofThePage.some(({ number }) => number === live.number) ? known : [...ofThePage, live];
};

/** What a running machine has sent since this window was first opened; another page starts another log. */
export const useLiveMoments = (name: string): readonly ChartMoment[] => {
  const key = `live ${name}`;
  const [live, setNews] = useState(() => JSON.parse(sessionStorage.getItem(key) ?? '[]') as readonly LiveMoment[]);
  useEffect(() => sessionStorage.setItem(key, JSON.stringify(live)), [key, live]);
  useEffect(() => {
    const channel = channelOf(name);
    channel.addEventListener('message', ({ data }: MessageEvent<LiveMoment>) => {
      if (typeof data === 'object') setNews((known) => joined(known, data));
    });
    // A channel reaches its own origin only.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    channel.postMessage(REQUEST);
    return () => channel.close();
  }, [name]);
  return live.map(({ moment }) => moment);
};
