import { parse } from 'regexparam';
import { routePath } from '#languages/paths.ts';
import { lazyPage } from '#src/frame/navigation/lazyPage.ts';

/** Every page by its path, as wouter writes one, without the prefix of a language. */
export const routes = [
  { path: '/', ...lazyPage('home', () => import('#src/pages/home.tsx')) },
  { path: '/news/:id', ...lazyPage('news/news-item', () => import('#src/pages/news/news-item.tsx')) },
  {
    path: '/about-us/his-eminence',
    ...lazyPage('about-us/his-eminence', () => import('#src/pages/about-us/his-eminence.tsx')),
  },
  {
    path: '/about-us/the-principal',
    ...lazyPage('about-us/the-principal', () => import('#src/pages/about-us/the-principal.tsx')),
  },
  { path: '/about-us/history', ...lazyPage('about-us/history', () => import('#src/pages/about-us/history.tsx')) },
  { path: '/divisions/:id', ...lazyPage('divisions/division', () => import('#src/pages/divisions/division.tsx')) },
  { path: '/education/protocol', ...lazyPage('education/protocol', () => import('#src/pages/education/protocol.tsx')) },
  {
    path: '/education/education-program',
    ...lazyPage('education/education-program', () => import('#src/pages/education/education-program.tsx')),
  },
  { path: '/echoes-from-bac', ...lazyPage('echoes-from-bac', () => import('#src/pages/echoes-from-bac.tsx')) },
  {
    path: '/school-life/activities-and-clubs',
    ...lazyPage('school-life/activities-and-clubs', () => import('#src/pages/school-life/activities-and-clubs.tsx')),
  },
  {
    path: '/school-life/parents-committee',
    ...lazyPage('school-life/parents-committee', () => import('#src/pages/school-life/parents-committee.tsx')),
  },
  { path: '/join-us/as-student', ...lazyPage('join-us/as-student', () => import('#src/pages/join-us/as-student.tsx')) },
  { path: '/contact', ...lazyPage('contact', () => import('#src/pages/contact.tsx')) },
  { path: '/privacy', ...lazyPage('privacy', () => import('#src/pages/privacy.tsx')) },
  { path: '/join-us/as-staff', ...lazyPage('join-us/as-staff', () => import('#src/pages/join-us/as-staff.tsx')) },
  {
    path: '/join-us/papers-and-corrections',
    ...lazyPage('join-us/papers-and-corrections', () => import('#src/pages/join-us/papers-and-corrections.tsx')),
  },
  { path: '/offline', ...lazyPage('offline', () => import('#src/pages/offline.tsx')) },
];

export const notFound = lazyPage('not-found', () => import('#src/pages/not-found.tsx'));

/** The page at an address of the site. Every unknown one is the not-found page. */
export const pageAt = (address: string) => {
  const path = routePath(address.replace(/[?#].*/, ''));
  return routes.find((route) => parse(route.path).pattern.test(path)) ?? notFound;
};
