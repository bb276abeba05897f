import { divisions } from '#src/content/divisions.ts';
import type { Slot } from '#src/content/media.ts';
import { news } from '#src/content/news.ts';

export interface Listing {
  path: string;
  /** Its module below `src/pages`; if absent, the one that is named like its path. */
  module?: string;
  /** The picture of its preview in messengers; if absent, the hero. */
  picture?: Slot;
  /** Its script is loaded at once, since the page needs it. Any other page works as it was prerendered. */
  interactive?: true;
}

/** Every page that the build writes. The browser does not load this list. */
export const listing: readonly Listing[] = [
  { path: '/', module: 'home' },
  ...news.map(({ id, images: [picture] }) => ({
    path: `/news/${id}`,
    module: 'news/news-item',
    ...(picture && { picture }),
  })),
  { path: '/about-us/his-eminence', picture: 'bishop' },
  { path: '/about-us/the-principal', picture: 'principal' },
  { path: '/about-us/history', picture: 'history' },
  ...divisions.map(({ href }) => ({ path: href, module: 'divisions/division' })),
  { path: '/education/protocol', picture: 'cover-protocol' },
  { path: '/education/education-program', picture: 'prog-ysp' },
  { path: '/echoes-from-bac', picture: 'cover-journal' },
  { path: '/school-life/activities-and-clubs', picture: 'act-choir' },
  { path: '/school-life/parents-committee', picture: 'committee' },
  { path: '/contact' },
  { path: '/privacy' },
  { path: '/join-us/as-student', interactive: true },
  { path: '/join-us/as-staff', interactive: true },
  { path: '/join-us/papers-and-corrections', interactive: true },
];
