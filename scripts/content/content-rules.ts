import type { SampleForm } from '../../src/content/blankForms/sample.ts';
import type { BlankForm } from '../../src/content/blankForms.ts';
import type { divisions } from '../../src/content/divisions.ts';
import type { carousel } from '../../src/content/home.ts';
import type { journals } from '../../src/content/journals.ts';
import type { bishopsLetter } from '../../src/content/letters/bishop.ts';
import type { news } from '../../src/content/news.ts';
import type { programs } from '../../src/content/programs.ts';
import type { protocols } from '../../src/content/protocols.ts';

/** The content that the rules compare. */
export interface Pages {
  news: typeof news;
  newsTitles: Readonly<Record<string, unknown>>;
  carousel: typeof carousel;
  teasers: { bishop: { title: string; excerpt: string } };
  bishopsLetter: typeof bishopsLetter;
  programs: typeof programs;
  divisions: typeof divisions;
  protocols: typeof protocols;
  journals: typeof journals;
  blankForms: Readonly<Record<string, BlankForm>>;
  /** The texts of those blank forms that are samples. */
  sampleForms: Readonly<Record<string, SampleForm>>;
  /** The names of the blank forms for which questions ask. */
  askedFor: readonly string[];
  /** The school's name in English, in which the documents are printed. */
  school: string;
  /** The bytes of a file below `public`, as latin1; undefined where there is none. */
  textOf: (file: string) => string | undefined;
}

const anchors = [
  'awarenessProgram',
  'advisoryProgram',
  'culturalProgram',
  'youthTalk',
  'youthStewardshipProgram',
  'careerGuidance',
];

const plainText = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
const repeated = (list: readonly string[]) => [...new Set(list.filter((each, place) => list.indexOf(each) !== place))];

const months = Array.from({ length: 12 }, (_, month) =>
  new Date(2000, month).toLocaleDateString('en', { month: 'long' }),
);

/** Midnight of a news item's day, in milliseconds since 1970; undefined where there is no such day. */
const timeOf = ({ month, day, year }: Pages['news'][number]) => {
  const date = new Date(year, months.indexOf(month), day);
  return months.includes(month) && year > 1900 && date.getDate() === day ? date.getTime() : undefined;
};

function* inNews({ news, newsTitles }: Pages) {
  for (const id of Object.keys(newsTitles).filter((titled) => news.every((item) => item.id !== titled)))
    yield `src/content/newsTitles.ts: ${id} has a title, and no story in src/content/news.ts`;
  for (const id of repeated(news.map((item) => item.id))) yield `src/content/news.ts: two items have the id ${id}`;
  for (const [at, item] of news.entries()) {
    const { id, images, month, day, year } = item;
    if (images.length !== 4) yield `src/content/news.ts › ${id}: a news item has four pictures, not ${images.length}`;
    const time = timeOf(item);
    if (time === undefined) yield `src/content/news.ts › ${id}: there is no ${day} ${month} ${year}`;
    const next = news[at + 1];
    if (next && time !== undefined && (timeOf(next) ?? 0) > time)
      yield `src/content/news.ts › ${id}: the newest item is the first, and ${next.id} is newer`;
  }
}

function* inHome({ carousel, teasers, bishopsLetter }: Pages) {
  if (carousel.length !== 8) yield `src/content/home.ts: the carousel has eight pictures, not ${carousel.length}`;
  for (const slot of repeated(carousel)) yield `src/content/home.ts: the carousel shows ${slot} twice`;
  const letter = plainText(bishopsLetter.html);
  if (teasers.bishop.title !== bishopsLetter.title)
    yield "src/content/home.ts: the bishop's teaser has another title than his letter";
  // The teaser may omit the end of a sentence.
  for (const sentence of teasers.bishop.excerpt.split(/(?<=\.)\s/))
    if (!letter.includes(sentence.replace(/\.$/, '').split('، وأيديكم')[0]!))
      yield `src/content/home.ts: this is not in the bishop's letter: ${sentence}`;
}

function* inPrograms({ programs }: Pages) {
  const ids: readonly string[] = programs.map(({ id }) => id);
  if (ids.join() !== anchors.join())
    yield `src/content/programs.ts: other pages link to the programs by these ids, in this order: ${anchors.join(', ')}`;
}

/** A heading as a PDF contains it: between parentheses, or in UTF-16 where it has other than ASCII characters. */
const titlesIn = (heading: string) => [
  `/Title (${heading.replace(/[\\()]/g, '\\$&')})`,
  `/Title <FEFF${Buffer.from(heading, 'utf16le').swap16().toString('hex').toUpperCase()}>`,
];

function* inDocuments({ protocols, journals, divisions, blankForms, sampleForms, school, textOf }: Pages) {
  const day = plainText(protocols[0]!.sections.map(({ html }) => html).join(' '));
  for (const { name, classes, lessons, recesses } of divisions)
    for (const fact of [name, classes, lessons, recesses])
      if (fact && !day.includes(fact)) yield `src/content/protocols.ts: the protocol does not say '${fact}' (${name})`;
  const samples = Object.entries(blankForms)
    .filter(([, { placeholder }]) => placeholder)
    .map(([name, form]) => ({ ...form, sections: sampleForms[name]?.sections ?? [] }));
  for (const { pdf, title, sections } of [...protocols, ...journals, ...samples]) {
    const text = textOf(pdf) ?? '';
    for (const heading of [`${title}, ${school}`, title, ...sections.map((section) => section.title)])
      if (!titlesIn(heading).some((written) => text.includes(written)))
        yield `public${pdf} is older than its words ('${heading}'): run node scripts/content/documents.mjs`;
  }
}

function* inBlankForms({ blankForms, askedFor }: Pages) {
  for (const name of askedFor)
    if (!(name in blankForms))
      yield `src/content/blankForms.ts: a question asks for the blank form '${name}', which is not there`;
  for (const name of Object.keys(blankForms))
    if (!askedFor.includes(name)) yield `src/content/blankForms.ts › ${name}: no question asks for it`;
}

/** Where parts of the content contradict each other or the layout of a page, each as a sentence with its place. */
export const brokenRules = (pages: Pages): string[] => [
  ...inNews(pages),
  ...inHome(pages),
  ...inPrograms(pages),
  ...inDocuments(pages),
  ...inBlankForms(pages),
];
