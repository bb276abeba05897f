import { divisions } from '#src/content/divisions.ts';
import { news } from '#src/content/news.ts';

// What a route needs to know of the pages that come from a list. The build keeps only this of the lists' texts.

export const divisionIndex = divisions.map(({ name, href, classes }) => ({
  id: href.slice('/divisions/'.length),
  name,
  classes,
}));

export const newsIndex = news.map(({ id, title, excerpt }) => ({ id, title, excerpt }));
