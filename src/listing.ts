import { divisions } from '#src/content/divisions.ts';
import type { Slot } from '#src/content/media.ts';
import { news } from '#src/content/news.ts';
import { school } from '#src/content/school.ts';

export interface Listing {
  /** What search engines and messengers say of the page. */
  description: string;
  /** What is shown with its address where it is shared; the hero if absent. */
  picture?: Slot;
  /** Its module as the build knows it; if absent, the one that is named like its path. */
  module?: string;
}

const name = school.name.en;

/** What the build tells of each route to those who do not visit it. None of it travels to the browser as script. */
export const listing: Readonly<Record<string, Listing>> = {
  '/': {
    description: `${name}, a school in Beirut since ${school.founded}, from preschool to secondary. Apply for admission or join the team online.`,
    module: 'src/pages/home.tsx',
  },
  ...Object.fromEntries(
    news.map(({ id, excerpt, images: [picture] }) => [
      `/news/${id}`,
      { description: excerpt, module: 'src/pages/news/news-item.tsx', ...(picture && { picture }) },
    ]),
  ),
  '/about-us/his-eminence': {
    description: `A letter, in Arabic, from His Eminence the Metropolitan to the graduates of ${name}.`,
    picture: 'bishop',
  },
  '/about-us/the-principal': {
    description: `A letter of welcome from the principal of ${name}.`,
    picture: 'principal',
  },
  '/about-us/history': {
    description: `${name} was founded and completed in ${school.founded}, hosted refugees from 1983 to 1986, and was renovated in 1998.`,
    picture: 'history',
  },
  ...Object.fromEntries(
    divisions.map(({ name: division, href, classes }) => [
      href,
      {
        description: `${division} at ${name}: the division and its head. Classes from ${classes}`,
        module: 'src/pages/divisions/division.tsx',
      },
    ]),
  ),
  '/education/protocol': {
    description: `The School Life Protocol of ${name}, to read online or to download.`,
    picture: 'cover-protocol',
  },
  '/education/education-program': {
    description: `Awareness, advisory, cultural, Youth Talk, youth stewardship and career guidance: the programs of ${name}.`,
    picture: 'prog-ysp',
  },
  '/echoes-from-bac': { description: `The journal of ${name}, issue by issue.`, picture: 'cover-journal' },
  '/school-life/activities-and-clubs': {
    description: `Choir, varsity, clubs and outings at ${name}.`,
    picture: 'act-choir',
  },
  '/school-life/parents-committee': { description: `The parents committee of ${name}.`, picture: 'committee' },
  '/join-us/as-student': {
    description: `Apply online for a learner’s admission to ${name}, in about 6 to 8 minutes.`,
  },
  '/join-us/as-staff': {
    description: `Apply online for a teaching or an administrative position at ${name}, in five steps.`,
  },
  '/404': {
    description: `This page does not exist on the website of ${name}.`,
    module: 'src/pages/not-found.tsx',
  },
};
