import { useEffect, useState } from 'react';
import type { ChartMoment } from '#machines/inspect/chartMoment.ts';
import { channelOf, HELLO, type News } from '#src/live/channel.ts';

/** What a running machine has told since this window was opened; it begins anew with another page. */
export const useNews = (name: string): readonly ChartMoment[] => {
  const [news, setNews] = useState<readonly News[]>([]);
  useEffect(() => {
    const channel = channelOf(name);
    channel.addEventListener('message', ({ data }: MessageEvent<News>) => {
      if (typeof data === 'object') setNews((known) => [...known.filter(({ page }) => page === data.page), data]);
    });
    // A channel reaches its own origin only.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    channel.postMessage(HELLO);
    return () => channel.close();
  }, [name]);
  return news.map(({ moment }) => moment);
};
