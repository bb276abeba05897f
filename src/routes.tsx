import { divisionIndex, newsIndex } from '#src/content/index-of-pages.ts';
import { lazyPage } from '#src/frame/lazyPage.tsx';
import type { Route } from '#src/frame/route.ts';

const home: Route = {
  path: '/',
  title: 'Home',
  description:
    'Beirut Archdiocese College, a school in Beirut since 1953, from preschool to secondary. Apply for admission or join the team online.',
  module: 'src/pages/home.tsx',
  ...lazyPage(() => import('#src/pages/home.tsx').then((m) => m.Home)),
};

const newsItems = newsIndex.map(
  ({ id, title, excerpt }): Route => ({
    path: `/news/${id}`,
    title,
    description: excerpt,
    module: 'src/pages/news/news-item.tsx',
    ...lazyPage(() => import('#src/pages/news/news-item.tsx').then((m) => () => <m.NewsItem id={id} />)),
  }),
);

const hisEminence: Route = {
  path: '/about-us/his-eminence',
  title: 'His Eminence',
  description:
    'A letter, in Arabic, from His Eminence the Metropolitan to the graduates of Beirut Archdiocese College.',
  lang: 'ar',
  dir: 'rtl',
  module: 'src/pages/about-us/his-eminence.tsx',
  ...lazyPage(() => import('#src/pages/about-us/his-eminence.tsx').then((m) => m.HisEminence)),
};

const thePrincipal: Route = {
  path: '/about-us/the-principal',
  title: 'The Principal',
  description: 'A letter of welcome from the principal of Beirut Archdiocese College.',
  module: 'src/pages/about-us/the-principal.tsx',
  ...lazyPage(() => import('#src/pages/about-us/the-principal.tsx').then((m) => m.ThePrincipal)),
};

const history: Route = {
  path: '/about-us/history',
  title: 'History',
  description:
    'Beirut Archdiocese College was founded and completed in 1953, hosted refugees from 1983 to 1986, and was renovated in 1998.',
  module: 'src/pages/about-us/history.tsx',
  ...lazyPage(() => import('#src/pages/about-us/history.tsx').then((m) => m.History)),
};

const divisions = divisionIndex.map(
  ({ id, name, classes }): Route => ({
    path: `/divisions/${id}`,
    title: name,
    description: `${name} at Beirut Archdiocese College: the division and its head. Classes from ${classes}.`,
    module: 'src/pages/divisions/division.tsx',
    ...lazyPage(() => import('#src/pages/divisions/division.tsx').then((m) => () => <m.Division id={id} />)),
  }),
);

const protocol: Route = {
  path: '/education/protocol',
  title: 'Protocols',
  description: 'The School Life Protocol of Beirut Archdiocese College, to read online or to download.',
  module: 'src/pages/education/protocol.tsx',
  ...lazyPage(() => import('#src/pages/education/protocol.tsx').then((m) => m.Protocol)),
};

const educationProgram: Route = {
  path: '/education/education-program',
  title: 'Education Programs',
  description:
    'Awareness, advisory, cultural, Youth Talk, youth stewardship and career guidance: the programs of Beirut Archdiocese College.',
  module: 'src/pages/education/education-program.tsx',
  ...lazyPage(() => import('#src/pages/education/education-program.tsx').then((m) => m.EducationProgram)),
};

const echoesFromBac: Route = {
  path: '/echoes-from-bac',
  title: 'Echoes from BAC',
  description: 'The journal of Beirut Archdiocese College, issue by issue.',
  module: 'src/pages/echoes-from-bac.tsx',
  ...lazyPage(() => import('#src/pages/echoes-from-bac.tsx').then((m) => m.EchoesFromBac)),
};

const activitiesAndClubs: Route = {
  path: '/school-life/activities-and-clubs',
  title: 'Activities and Clubs',
  description: 'Choir, varsity, clubs and outings at Beirut Archdiocese College.',
  module: 'src/pages/school-life/activities-and-clubs.tsx',
  ...lazyPage(() => import('#src/pages/school-life/activities-and-clubs.tsx').then((m) => m.ActivitiesAndClubs)),
};

const parentsCommittee: Route = {
  path: '/school-life/parents-committee',
  title: 'Parents Committee',
  description: 'The parents committee of Beirut Archdiocese College.',
  module: 'src/pages/school-life/parents-committee.tsx',
  ...lazyPage(() => import('#src/pages/school-life/parents-committee.tsx').then((m) => m.ParentsCommittee)),
};

const asStudent: Route = {
  path: '/join-us/as-student',
  title: 'Admission Application',
  description: 'Apply online for a learner’s admission to Beirut Archdiocese College, in about 6 to 8 minutes.',
  module: 'src/pages/join-us/as-student.tsx',
  ...lazyPage(() => import('#src/pages/join-us/as-student.tsx').then((m) => m.AsStudent)),
};

const asStaff: Route = {
  path: '/join-us/as-staff',
  title: 'Staff Application',
  description:
    'Apply online for a teaching or an administrative position at Beirut Archdiocese College, in five steps.',
  module: 'src/pages/join-us/as-staff.tsx',
  ...lazyPage(() => import('#src/pages/join-us/as-staff.tsx').then((m) => m.AsStaff)),
};

export const notFound: Route = {
  path: '/404',
  title: 'Page not found',
  description: 'This page does not exist on the website of Beirut Archdiocese College.',
  module: 'src/pages/not-found.tsx',
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
