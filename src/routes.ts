import { parse } from 'regexparam';
import { lazyPage } from '#src/frame/navigation/lazyPage.ts';

/** Every page by its path, as wouter writes one. */
export const routes = [
  { path: '/', ...lazyPage(() => import('#src/pages/home.tsx')) },
  { path: '/news/:id', ...lazyPage(() => import('#src/pages/news/news-item.tsx')) },
  { path: '/about-us/his-eminence', ...lazyPage(() => import('#src/pages/about-us/his-eminence.tsx')) },
  { path: '/about-us/the-principal', ...lazyPage(() => import('#src/pages/about-us/the-principal.tsx')) },
  { path: '/about-us/history', ...lazyPage(() => import('#src/pages/about-us/history.tsx')) },
  { path: '/divisions/:id', ...lazyPage(() => import('#src/pages/divisions/division.tsx')) },
  { path: '/education/protocol', ...lazyPage(() => import('#src/pages/education/protocol.tsx')) },
  { path: '/education/education-program', ...lazyPage(() => import('#src/pages/education/education-program.tsx')) },
  { path: '/echoes-from-bac', ...lazyPage(() => import('#src/pages/echoes-from-bac.tsx')) },
  {
    path: '/school-life/activities-and-clubs',
    ...lazyPage(() => import('#src/pages/school-life/activities-and-clubs.tsx')),
  },
  { path: '/school-life/parents-committee', ...lazyPage(() => import('#src/pages/school-life/parents-committee.tsx')) },
  { path: '/join-us/as-student', ...lazyPage(() => import('#src/pages/join-us/as-student.tsx')) },
  { path: '/privacy', ...lazyPage(() => import('#src/pages/privacy.tsx')) },
  { path: '/join-us/as-staff', ...lazyPage(() => import('#src/pages/join-us/as-staff.tsx')) },
];

export const notFound = lazyPage(() => import('#src/pages/not-found.tsx'));

/** The page at an address of the site. Every unknown one is the not-found page. */
export const pageAt = (address: string) => {
  const path = address.replace(/[?#].*/, '');
  return routes.find((route) => parse(route.path).pattern.test(path)) ?? notFound;
};
