import { divisions } from '#src/content/divisions.ts';
import { news } from '#src/content/news.ts';

// What the routes need to know of pages that come from a list. The build evaluates this file and ships only its result.

export const divisionIndex = divisions.map(({ id, name }) => ({ id, name }));

export const newsIndex = news.map(({ id, title }) => ({ id, title }));
