import { divisionIndex, newsIndex } from '#src/content/index-of-pages.ts';
import { lazyPage } from '#src/frame/lazyPage.tsx';
import type { Route } from '#src/frame/route.ts';

const home: Route = {
  path: '/',
  title: 'Home',
  islands: () => import('#src/pages/home/islands.ts'),
  ...lazyPage(() => import('#src/pages/home.tsx').then((m) => m.Home)),
};

const newsItems = newsIndex.map(
  ({ id, title }): Route => ({
    path: `/news/${id}`,
    title,
    ...lazyPage(() => import('#src/pages/news/news-item.tsx').then((m) => () => <m.NewsItem id={id} />)),
  }),
);

const hisEminence: Route = {
  path: '/about-us/his-eminence',
  title: 'His Eminence',
  lang: 'ar',
  dir: 'rtl',
  ...lazyPage(() => import('#src/pages/about-us/his-eminence.tsx').then((m) => m.HisEminence)),
};

const thePrincipal: Route = {
  path: '/about-us/the-principal',
  title: 'The Principal',
  ...lazyPage(() => import('#src/pages/about-us/the-principal.tsx').then((m) => m.ThePrincipal)),
};

const history: Route = {
  path: '/about-us/history',
  title: 'History',
  ...lazyPage(() => import('#src/pages/about-us/history.tsx').then((m) => m.History)),
};

const divisions = divisionIndex.map(
  ({ id, name }): Route => ({
    path: `/divisions/${id}`,
    title: name,
    ...lazyPage(() => import('#src/pages/divisions/division.tsx').then((m) => () => <m.Division id={id} />)),
  }),
);

const protocol: Route = {
  path: '/education/protocol',
  title: 'Protocols',
  ...lazyPage(() => import('#src/pages/education/protocol.tsx').then((m) => m.Protocol)),
};

const educationProgram: Route = {
  path: '/education/education-program',
  title: 'Education Programs',
  ...lazyPage(() => import('#src/pages/education/education-program.tsx').then((m) => m.EducationProgram)),
};

const echoesFromBac: Route = {
  path: '/echoes-from-bac',
  title: 'Echoes from BAC',
  ...lazyPage(() => import('#src/pages/echoes-from-bac.tsx').then((m) => m.EchoesFromBac)),
};

const activitiesAndClubs: Route = {
  path: '/school-life/activities-and-clubs',
  title: 'Activities and Clubs',
  ...lazyPage(() => import('#src/pages/school-life/activities-and-clubs.tsx').then((m) => m.ActivitiesAndClubs)),
};

const parentsCommittee: Route = {
  path: '/school-life/parents-committee',
  title: 'Parents Committee',
  ...lazyPage(() => import('#src/pages/school-life/parents-committee.tsx').then((m) => m.ParentsCommittee)),
};

const asStudent: Route = {
  path: '/join-us/as-student',
  title: 'Application for Admission',
  interactive: true,
  ...lazyPage(() => import('#src/pages/join-us/as-student.tsx').then((m) => m.AsStudent)),
};

const asStaff: Route = {
  path: '/join-us/as-staff',
  title: 'Staff Application',
  interactive: true,
  ...lazyPage(() => import('#src/pages/join-us/as-staff.tsx').then((m) => m.AsStaff)),
};

export const notFound: Route = {
  path: '/404',
  title: 'Page not found',
  ...lazyPage(() => import('#src/pages/not-found.tsx').then((m) => m.NotFound)),
};

export const routes: readonly Route[] = [
  home,
  ...newsItems,
  hisEminence,
  thePrincipal,
  history,
  ...divisions,
  protocol,
  educationProgram,
  echoesFromBac,
  activitiesAndClubs,
  parentsCommittee,
  asStudent,
  asStaff,
];

const plain = (path: string) => path.toLowerCase().replace(/\/+$/, '') || '/';

/** Paths are the same without regard to case and trailing slash. */
export const samePath = (one: string, other: string) => plain(one) === plain(other);

/** The route of a path. Every unknown path is the not-found page. */
export const routeFor = (path: string) => routes.find((route) => samePath(route.path, path)) ?? notFound;
