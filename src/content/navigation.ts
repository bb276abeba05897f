import { inContext } from '#languages/message.ts';

export interface PageLink {
  label: string;
  href: string;
}

export interface LinkGroup {
  label: string;
  links: readonly PageLink[];
}

export const menu: readonly LinkGroup[] = [
  {
    label: 'about us',
    links: [
      { label: 'his eminence', href: '/about-us/his-eminence' },
      { label: 'the principal', href: '/about-us/the-principal' },
      { label: 'history', href: '/about-us/history' },
    ],
  },
  {
    label: 'divisions',
    links: [
      { label: 'preschool', href: '/divisions/preschool' },
      { label: 'lower elementary', href: '/divisions/lower-elementary' },
      { label: 'upper elementary', href: '/divisions/upper-elementary' },
      { label: 'intermediate', href: '/divisions/intermediate' },
      { label: 'secondary', href: '/divisions/secondary' },
    ],
  },
  {
    label: 'education',
    links: [
      { label: 'protocols', href: '/education/protocol' },
      { label: 'education programs', href: '/education/education-program' },
    ],
  },
  {
    label: 'school life',
    links: [
      { label: 'echoes from BAC', href: '/echoes-from-bac' },
      { label: 'activities and clubs', href: '/school-life/activities-and-clubs' },
    ],
  },
  {
    label: 'join us',
    links: [
      { label: 'as a student', href: '/join-us/as-student' },
      { label: 'as a staff member', href: '/join-us/as-staff' },
    ],
  },
];

export const footer: readonly LinkGroup[] = [
  {
    label: 'About',
    links: [
      { label: 'His Eminence', href: '/about-us/his-eminence' },
      { label: 'The Principal', href: '/about-us/the-principal' },
      { label: 'History', href: '/about-us/history' },
    ],
  },
  {
    label: 'Divisions',
    links: [
      { label: 'Preschool', href: '/divisions/preschool' },
      { label: 'Lower Elementary', href: '/divisions/lower-elementary' },
      { label: 'Upper Elementary', href: '/divisions/upper-elementary' },
      { label: 'Intermediate', href: '/divisions/intermediate' },
      { label: 'Secondary', href: '/divisions/secondary' },
    ],
  },
  {
    label: 'School Life',
    links: [
      { label: 'Parents Committee', href: '/school-life/Parents-Committee' },
      { label: 'Activities and Clubs', href: '/school-life/activities-and-clubs' },
      { label: 'Alumni', href: '/alumni' },
    ],
  },
  {
    label: 'Join Us',
    links: [
      { label: 'As Student', href: '/join-us/as-student' },
      { label: 'As Staff', href: '/join-us/as-staff' },
    ],
  },
  {
    label: inContext('website', 'Education'),
    links: [
      { label: 'Protocol', href: '/education/protocol' },
      { label: 'Education-Program', href: '/education/education-program' },
    ],
  },
];
