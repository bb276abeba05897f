import { useEffect, useState } from 'react';
import type { ChartMoment } from '#machines/inspect/chartMoment.ts';
import { channelOf, HELLO, type News } from '#src/live/channel.ts';

/** What of a page's news is not known yet; all there is of another page. */
const joined = (known: readonly News[], news: News): readonly News[] => {
  const ofThePage = known.filter(({ page }) => page === news.page);
  return ofThePage.some(({ number }) => number === news.number) ? known : [...ofThePage, news];
};

/** What a running machine has told since this window was first opened; it begins anew with another page. */
export const useNews = (name: string): readonly ChartMoment[] => {
  const key = `news ${name}`;
  const [news, setNews] = useState(() => JSON.parse(sessionStorage.getItem(key) ?? '[]') as readonly News[]);
  useEffect(() => sessionStorage.setItem(key, JSON.stringify(news)), [key, news]);
  useEffect(() => {
    const channel = channelOf(name);
    channel.addEventListener('message', ({ data }: MessageEvent<News>) => {
      if (typeof data === 'object') setNews((known) => joined(known, data));
    });
    // A channel reaches its own origin only.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    channel.postMessage(HELLO);
    return () => channel.close();
  }, [name]);
  return news.map(({ moment }) => moment);
};
