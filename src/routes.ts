import { parse } from 'regexparam';
import { routePath } from '#languages/paths.ts';
import { lazyPage } from '#src/frame/navigation/lazyPage.ts';

type Load = Parameters<typeof lazyPage>[1];
/** A page at a path. `module` names its file below `src/pages`; for most pages their path does. */
const page = (path: string, load: Load, module = path.slice(1)) => ({ path, ...lazyPage(module, load) });

/** Every page by its path, as wouter writes one, without the prefix of a language. */
export const routes = [
  page('/', () => import('#src/pages/home.tsx'), 'home'),
  page('/news/:id', () => import('#src/pages/news/news-item.tsx'), 'news/news-item'),
  page('/about-us/his-eminence', () => import('#src/pages/about-us/his-eminence.tsx')),
  page('/about-us/the-principal', () => import('#src/pages/about-us/the-principal.tsx')),
  page('/about-us/history', () => import('#src/pages/about-us/history.tsx')),
  page('/divisions/:id', () => import('#src/pages/divisions/division.tsx'), 'divisions/division'),
  page('/education/protocol', () => import('#src/pages/education/protocol.tsx')),
  page('/education/education-program', () => import('#src/pages/education/education-program.tsx')),
  page('/echoes-from-bac', () => import('#src/pages/echoes-from-bac.tsx')),
  page('/school-life/activities-and-clubs', () => import('#src/pages/school-life/activities-and-clubs.tsx')),
  page('/school-life/parents-committee', () => import('#src/pages/school-life/parents-committee.tsx')),
  page('/join-us/as-student', () => import('#src/pages/join-us/as-student.tsx')),
  page('/contact', () => import('#src/pages/contact.tsx')),
  page('/privacy', () => import('#src/pages/privacy.tsx')),
  page('/join-us/as-staff', () => import('#src/pages/join-us/as-staff.tsx')),
  page('/join-us/papers-and-corrections', () => import('#src/pages/join-us/papers-and-corrections.tsx')),
  page('/offline', () => import('#src/pages/offline.tsx')),
];

export const notFound = lazyPage('not-found', () => import('#src/pages/not-found.tsx'));

/** The page at an address of the site. Every unknown one is the not-found page. */
export const pageAt = (address: string) => {
  const path = routePath(address.replace(/[?#].*/, ''));
  return routes.find((route) => parse(route.path).pattern.test(path)) ?? notFound;
};
