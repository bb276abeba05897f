import { existsSync, readFileSync } from 'node:fs';
import { admission } from '../../forms/admission/admission.ts';
import { atHand } from '../../forms/atHand.ts';
import { staff } from '../../forms/staff/staff.ts';
import { schoolNames } from '../../languages/schoolName.ts';
import { medical } from '../../src/content/blankForms/medical.ts';
import { recommendation } from '../../src/content/blankForms/recommendation.ts';
import { blankForms } from '../../src/content/blankForms.ts';
import { divisions } from '../../src/content/divisions.ts';
import { carousel, teasers } from '../../src/content/home.ts';
import { journals } from '../../src/content/journals.ts';
import { bishopsLetter } from '../../src/content/letters/bishop.ts';
import { news } from '../../src/content/news.ts';
import { newsTitles } from '../../src/content/newsTitles.ts';
import { programs } from '../../src/content/programs.ts';
import { protocols } from '../../src/content/protocols.ts';
import type { Pages } from './content-rules.ts';

const textOf = (file: string) => (existsSync(`public${file}`) ? readFileSync(`public${file}`, 'latin1') : undefined);

/** The content of the site. */
export const siteContent: Pages = {
  news,
  newsTitles,
  carousel,
  teasers,
  bishopsLetter,
  programs,
  divisions,
  protocols,
  journals,
  blankForms,
  sampleForms: { medical, recommendation },
  askedFor: [admission, staff]
    .flatMap(atHand)
    .flatMap(({ things }) => things.flatMap(({ blankForm }) => blankForm ?? [])),
  school: schoolNames.en,
  textOf,
};
