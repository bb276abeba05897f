import type { ComponentType } from 'react';
import { lazyPage } from '#src/frame/lazyPage.tsx';

export interface Route {
  path: string;
  title: string;
  description: string;
  /** The page's module as Vite's manifest names it, so that the build can link its chunk and its styles. */
  module: string;
  Page: ComponentType;
  preload: () => Promise<void>;
}

const home: Route = {
  path: '/',
  title: 'Home',
  description:
    'Beirut Archdiocese College, a school in Beirut since 1953, from preschool to secondary. Apply for admission or join the team online.',
  module: 'src/pages/home.tsx',
  ...lazyPage(() => import('#src/pages/home.tsx').then((m) => m.Home)),
};

const asStaff: Route = {
  path: '/join-us/as-staff',
  title: 'Staff Application',
  description:
    'Apply online for a teaching or an administrative position at Beirut Archdiocese College, in five steps.',
  module: 'src/pages/join-us/as-staff.tsx',
  ...lazyPage(() => import('#src/pages/join-us/as-staff.tsx').then((m) => m.AsStaff)),
};

const asStudent: Route = {
  path: '/join-us/as-student',
  title: 'Application for Admission',
  description:
    'Apply online for a child’s admission to Beirut Archdiocese College, in six steps and about 6 to 8 minutes.',
  module: 'src/pages/join-us/as-student.tsx',
  ...lazyPage(() => import('#src/pages/join-us/as-student.tsx').then((m) => m.AsStudent)),
};

export const notFound: Route = {
  path: '/404',
  title: 'Page not found',
  description: 'This page does not exist on the website of Beirut Archdiocese College.',
  module: 'src/pages/not-found.tsx',
  ...lazyPage(() => import('#src/pages/not-found.tsx').then((m) => m.NotFound)),
};

export const routes: readonly Route[] = [home, asStudent, asStaff];

const plain = (path: string) => path.toLowerCase().replace(/\/+$/, '') || '/';

/** Paths are the same without regard to case and trailing slash. */
export const samePath = (one: string, other: string) => plain(one) === plain(other);

/** The route of a path. Every unknown path is the not-found page. */
export const routeFor = (path: string) => routes.find((route) => samePath(route.path, path)) ?? notFound;
