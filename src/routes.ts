import { parse } from 'regexparam';
import { lazyPage } from '#src/frame/navigation/lazyPage.ts';

/** Every page by its path, as wouter writes one. */
export const routes = [
  { path: '/', ...lazyPage(() => import('#src/pages/home.tsx').then((m) => m.Home)) },
  { path: '/news/:id', ...lazyPage(() => import('#src/pages/news/news-item.tsx').then((m) => m.NewsItem)) },
  {
    path: '/about-us/his-eminence',
    ...lazyPage(() => import('#src/pages/about-us/his-eminence.tsx').then((m) => m.HisEminence)),
  },
  {
    path: '/about-us/the-principal',
    ...lazyPage(() => import('#src/pages/about-us/the-principal.tsx').then((m) => m.ThePrincipal)),
  },
  { path: '/about-us/history', ...lazyPage(() => import('#src/pages/about-us/history.tsx').then((m) => m.History)) },
  { path: '/divisions/:id', ...lazyPage(() => import('#src/pages/divisions/division.tsx').then((m) => m.Division)) },
  {
    path: '/education/protocol',
    ...lazyPage(() => import('#src/pages/education/protocol.tsx').then((m) => m.Protocol)),
  },
  {
    path: '/education/education-program',
    ...lazyPage(() => import('#src/pages/education/education-program.tsx').then((m) => m.EducationProgram)),
  },
  {
    path: '/echoes-from-bac',
    ...lazyPage(() => import('#src/pages/echoes-from-bac.tsx').then((m) => m.EchoesFromBac)),
  },
  {
    path: '/school-life/activities-and-clubs',
    ...lazyPage(() => import('#src/pages/school-life/activities-and-clubs.tsx').then((m) => m.ActivitiesAndClubs)),
  },
  {
    path: '/school-life/parents-committee',
    ...lazyPage(() => import('#src/pages/school-life/parents-committee.tsx').then((m) => m.ParentsCommittee)),
  },
  {
    path: '/join-us/as-student',
    ...lazyPage(() => import('#src/pages/join-us/as-student.tsx').then((m) => m.AsStudent)),
  },
  { path: '/privacy', ...lazyPage(() => import('#src/pages/privacy.tsx').then((m) => m.Privacy)) },
  { path: '/join-us/as-staff', ...lazyPage(() => import('#src/pages/join-us/as-staff.tsx').then((m) => m.AsStaff)) },
];

export const notFound = lazyPage(() => import('#src/pages/not-found.tsx').then((m) => m.NotFound));

/** The page at an address of the site. Every unknown one is the not-found page. */
export const pageAt = (address: string) => {
  const path = address.replace(/[?#].*/, '');
  return routes.find((route) => parse(route.path).pattern.test(path)) ?? notFound;
};
