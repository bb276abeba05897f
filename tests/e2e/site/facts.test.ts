import { expect, inject, test } from 'vitest';
import { divisions } from '#src/content/divisions.ts';
import { attributesOf, documentOf, textsOf } from '#tests/e2e/site/pages.ts';

const parentMeetings = 'At the start of the year and after each evaluation period';
const card = ['About the division', 'Head of division', parentMeetings];

/** Facts of each part of a page; `npm run check` notices a sentence that is changed or used no more. */
const facts: Record<string, readonly (string | RegExp)[]> = {
  '/': ['Apply for admission', 'Join the team', 'News and events', '1953'],
  '/news/1': ['Back to school', 'September', '15'],
  '/news/2': ['Science day', 'November', '12'],
  '/news/3': ['Christmas recital', 'December 2025', '18'],
  '/about-us/his-eminence': ['His Eminence', 'الخرّيجين', 'يوحنا 8: 32'],
  '/about-us/the-principal': ['The Principal', 'A word of welcome'],
  '/about-us/history': ['founded in 1953', 'boarding and day students', 'daycare and preschool were launched'],
  '/divisions/preschool': [...card, '7:30 a.m. to 1:45 p.m.', 'includes an interview', 'The Head of Preschool'],
  '/divisions/lower-elementary': [...card, '8 periods of 45 minutes', 'The Head of Lower Elementary'],
  '/divisions/upper-elementary': [...card, '35 and 25 minutes', 'The Head of Upper Elementary'],
  '/divisions/intermediate': [...card, /two 30-minute recesses/i, 'Brevet', 'The Head of Intermediate'],
  '/divisions/secondary': [...card, '30 and 25 minutes', 'Humanities & Philosophy', 'The Head of Secondary'],
  '/education/education-program': ['an advisory session of 15 minutes', 'The YSP is a graduation requirement'],
  '/education/protocol': ['School Life Protocol 19-20', 'View File Online', 'Download pdf'],
  '/echoes-from-bac': ['Special Issue 2025'],
  '/school-life/activities-and-clubs': [
    'Choir',
    'once a week after school',
    'Varsity',
    'Clubs',
    'academic or recreational',
  ],
  '/school-life/parents-committee': ['Parents Committee'],
  '/contact': ['Contact', '+961 00 000 000', 'Find it on a map', 'Papers and corrections'],
  '/privacy': ['Privacy', 'at most 30 days after you last open the form', 'To be completed by the school'],
};

test.each(Object.entries(facts))('%s states its facts under one heading', async (path, expected) => {
  const page = await documentOf(path);
  // The table of all divisions has the facts of the others, too.
  page.querySelector('.hours')?.remove();
  const [text] = textsOf(page.querySelectorAll('main')) as [string];
  const isStated = (fact: string | RegExp) => (typeof fact === 'string' ? text.includes(fact) : fact.test(text));
  expect(expected.filter((fact) => !isStated(fact))).toEqual([]);
  expect(page.querySelectorAll('h1').length).toBe(1);
});

const convincing = Object.keys(facts).filter((path) =>
  /^.(news|divisions|about-us.(the|hist)|education.e|school-life.a)/.test(path),
);

test.each(convincing)('%s leads to the application, and to how admission works', async (path) => {
  const links = attributesOf((await documentOf(path)).querySelectorAll('.apply-band a'), 'href');
  const [form, how] = ['/join-us/as-student', '/join-us/as-student#how-admission-works'];
  // A division's page brings its grades.
  const grades = divisions.find(({ href }) => href === path)?.grades.join();
  expect(links).toEqual([grades ? `${form}?grades=${grades}` : form, how]);
});

test('a division shows the hours of all five, and says which are its own', async () => {
  const rows = (await documentOf('/divisions/preschool')).querySelectorAll('.hours tbody tr');
  const texts = textsOf(rows);
  expect(texts.length).toBe(5);
  expect(texts[0]).toContain('7:30 a.m. to 1:45 p.m.');
  expect(texts[3]).toContain('7 periods of 50 minutes');
  expect([...rows].map((row) => row.hasAttribute('data-current'))).toEqual([true, false, false, false, false]);
});

test('how admission works stands before the form', async () => {
  const how = (await documentOf('/join-us/as-student')).querySelector('#how-admission-works')!;
  expect(how.querySelectorAll('li').length).toBe(4);
  expect(how.textContent).toContain('interview');
  expect(attributesOf(how.querySelectorAll('a'), 'href').map((href) => href?.split(':')[0])).toEqual(['tel', 'mailto']);
});

test('home leads to three news items, newest first, and to both letters', async () => {
  const page = await documentOf('/');
  const hrefs = (selector: string) => attributesOf(page.querySelectorAll(selector), 'href');
  expect(hrefs('.news__card a')).toEqual(['/news/3', '/news/2', '/news/1']);
  expect(hrefs('section[lang=ar][dir=rtl] a')).toEqual(['/about-us/his-eminence']);
  const letter = [...page.querySelectorAll('main a')].filter((link) => link.textContent === 'Read the whole letter');
  expect(attributesOf(letter, 'href')).toEqual(['/about-us/the-principal']);
});

test('the letter to the graduates is long and Arabic', async () => {
  const letter = (await documentOf('/about-us/his-eminence')).querySelector('[lang=ar][dir=rtl] article')!;
  expect(letter.querySelectorAll('p').length).toBeGreaterThanOrEqual(9);
  expect(letter.textContent.match(/\p{Script=Arabic}/gu)!.length).toBeGreaterThan(2000);
});

test('a news page has four pictures', async () => {
  expect((await documentOf('/news/2')).querySelectorAll('main img').length).toBe(4);
});

test('each step of the education programs leads to a section with one picture', async () => {
  const page = await documentOf('/education/education-program');
  const steps = attributesOf(page.querySelectorAll('main nav a'), 'href');
  expect(steps).toEqual([
    '#awarenessProgram',
    '#advisoryProgram',
    '#culturalProgram',
    '#youthTalk',
    '#youthStewardshipProgram',
    '#careerGuidance',
  ]);
  for (const id of steps) expect(page.querySelectorAll(`${id} img`).length).toBe(1);
});

test('both actions of the protocol lead to one accessible PDF, the journal opens another in a new tab', async () => {
  const linksOf = async (path: string, text: string) =>
    [...(await documentOf(path)).querySelectorAll('main a')].filter((link) => link.textContent.trim() === text);
  const [view] = await linksOf('/education/protocol', 'View File Online');
  const [download] = await linksOf('/education/protocol', 'Download pdf');
  const [issue] = await linksOf('/echoes-from-bac', 'Special Issue 2025');
  expect(download!.getAttribute('href')).toBe(view!.getAttribute('href'));
  expect(download!.hasAttribute('download')).toBe(true);
  expect(issue!.getAttribute('target')).toBe('_blank');
  for (const path of attributesOf([view!, issue!], 'href')) {
    const response = await fetch(inject('site') + path);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const text = Buffer.from(await response.arrayBuffer()).toString('latin1');
    for (const mark of ['%PDF-', '/StructTreeRoot', '/MarkInfo', '/Outlines', '/Lang (en)', '/Title ('])
      expect(text).toContain(mark);
  }
});

test.each([
  ['/divisions/preschool', [], ['/divisions/lower-elementary']],
  ['/divisions/intermediate', ['/divisions/upper-elementary'], ['/divisions/secondary']],
  ['/divisions/secondary', ['/divisions/intermediate'], []],
])('%s leads to the divisions before and after it', async (path, before, after) => {
  const page = await documentOf(path);
  const hrefs = (rel: string) => attributesOf(page.querySelectorAll(`main a[rel=${rel}]`), 'href');
  expect([hrefs('prev'), hrefs('next')]).toEqual([before, after]);
});

test.each([
  ['/news/1', ['News', 'Back to school']],
  ['/join-us/as-student', ['Join us', 'As student']],
])('the breadcrumb of %s names the page', async (path, crumbs) => {
  const page = await documentOf(path);
  expect(textsOf(page.querySelectorAll('nav[aria-label=Breadcrumb] li'))).toEqual(crumbs);
});
