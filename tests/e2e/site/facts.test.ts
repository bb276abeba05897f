import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from '#tests/e2e/visit.ts';

const parentMeetings = 'At the start of the year and after each evaluation period';
const elementary = ['7:30 a.m. to 2:30 p.m.', '8 periods of 45 minutes', '35 and 25 minutes', parentMeetings];
const card = ['About the division', 'Head of division'];

/** What each page must say, as a visitor reads it. */
const facts: Record<string, readonly (string | RegExp)[]> = {
  '/': ['Apply for admission', 'Join the team', 'News and events', '1953'],
  '/news/1': ['Back to school', 'September', '15'],
  '/news/2': ['Science day', 'November', '12'],
  '/news/3': ['Christmas recital', 'December', '18'],
  '/about-us/his-eminence': ['His Eminence', 'الخرّيجين', 'يوحنا 8: 32'],
  '/about-us/the-principal': ['The Principal', 'A word of welcome'],
  '/about-us/history': [
    'founded in 1953',
    'completed in the same year',
    'The first principal of the school later became a patriarch',
    'boarding and day students',
    'From 1983 to 1986 the school hosted refugees',
    'Teaching ceased until a renovation in 1998',
    'daycare and preschool were launched',
  ],
  '/divisions/preschool': [
    ...card,
    '7:30 a.m. to 1:45 p.m.',
    /follows Lebanese law and includes an interview with the division head/i,
    parentMeetings,
    'The Head of Preschool',
  ],
  '/divisions/lower-elementary': [...card, ...elementary, 'The Head of Lower Elementary'],
  '/divisions/upper-elementary': [...card, ...elementary, 'The Head of Upper Elementary'],
  '/divisions/intermediate': [
    ...card,
    '7:30 a.m. to 2:30 p.m.',
    '7 periods of 50 minutes',
    /two 30-minute recesses/i,
    'Brevet',
    parentMeetings,
    'The Head of Intermediate',
  ],
  '/divisions/secondary': [
    ...card,
    '7:30 a.m. to 2:30 p.m.',
    '7 periods of 50 minutes',
    '30 and 25 minutes',
    'General Sciences',
    'Life Sciences',
    'Sociology & Economics',
    'Humanities & Philosophy',
    parentMeetings,
    'The Head of Secondary',
  ],
  '/education/education-program': [
    'From Grade 1 through all levels, each morning begins with an advisory session of 15 minutes',
    'Once a week all secondary learners meet for the Cultural Program',
    'Career guidance is a three-year program',
    'The YSP is a graduation requirement',
  ],
  '/education/protocol': [
    'School Life Protocol 19-20',
    'View File Online',
    'Download pdf',
    parentMeetings.slice(3, 24),
  ],
  '/echoes-from-bac': ['Special Issue 2025'],
  '/school-life/activities-and-clubs': [
    'Choir',
    'from grade 4 up to secondary',
    'once a week after school',
    'Varsity',
    'Clubs',
    'Outings',
    'academic or recreational',
  ],
  '/school-life/parents-committee': ['Parents Committee'],
  '/privacy': ['Privacy', 'at most 7 days', 'at most 30 days', 'To be completed by the school'],
};

/** The text of the main area as it is laid out, without what is hidden. */
const read = async (page: Page) => (await page.locator('main').innerText()).replaceAll(/\s+/g, ' ');

test('every page states its facts, under one heading', async () => {
  // What is sent is what a visitor reads; that script changes none of it is tested where pages are hydrated.
  const page = await visit('/', { javaScriptEnabled: false });
  const missing: string[] = [];
  for (const [path, expected] of Object.entries(facts)) {
    await page.goto(path);
    const text = await read(page);
    const isStated = (fact: string | RegExp) => (typeof fact === 'string' ? text.includes(fact) : fact.test(text));
    missing.push(...expected.filter((fact) => !isStated(fact)).map((fact) => `${path}: ${fact}`));
    if ((await page.getByRole('heading', { level: 1 }).count()) !== 1) missing.push(`${path}: one heading`);
  }
  expect(missing).toEqual([]);
});

test('the fourth news item has no page', async () => {
  const page = await visit('/news/4', { expected: /404/ });
  expect(await read(page)).toMatch(/404.*Sorry\.\.\..*page not found.*Back to homepage/is);
});

test('home shows three news cards, newest first, with pictures on alternating sides', async () => {
  const page = await visit('/');
  const cards = page.locator('.news__card');
  const links = await cards.getByRole('link').evaluateAll((all) => all.map((each) => each.getAttribute('href')));
  expect(links).toEqual(['/news/3', '/news/2', '/news/1']);
  const sides = await cards.evaluateAll((all) =>
    all.map((each) => {
      const [picture, words] = ['.news__picture', '.news__words'].map((part) => each.querySelector(part)!);
      return picture!.getBoundingClientRect().left < words!.getBoundingClientRect().left ? 'left' : 'right';
    }),
  );
  expect(sides).toEqual(['left', 'right', 'left']);
});

test('home leads to both letters, the bishop’s in Arabic', async () => {
  const page = await visit('/');
  const bishop = page.locator('section[lang=ar][dir=rtl]');
  expect(await bishop.getByRole('link').getAttribute('href')).toBe('/about-us/his-eminence');
  await page.getByRole('link', { name: 'Read the whole letter' }).click();
  await page.waitForURL('**/about-us/the-principal');
});

test('the letter to the graduates is long, Arabic, and written from right to left', async () => {
  const page = await visit('/about-us/his-eminence');
  const letter = page.locator('article');
  expect(await letter.evaluate((each) => getComputedStyle(each).direction)).toBe('rtl');
  expect(await letter.locator('p').count()).toBeGreaterThanOrEqual(9);
  expect((await letter.innerText()).match(/\p{Script=Arabic}/gu)!.length).toBeGreaterThan(2000);
});

test('a news page has four pictures', async () => {
  const page = await visit('/news/2');
  expect(await page.locator('main img').count()).toBe(4);
});

test('the steps of the education programs lead to their sections', async () => {
  const page = await visit('/education/education-program');
  const steps = page.getByRole('navigation', { name: 'Programs' }).getByRole('link');
  const ids = await steps.evaluateAll((all) => all.map((each) => each.getAttribute('href')));
  expect(ids).toEqual([
    '#awarenessProgram',
    '#advisoryProgram',
    '#culturalProgram',
    '#youthTalk',
    '#youthStewardshipProgram',
    '#careerGuidance',
  ]);
  for (const [position, id] of ids.entries()) {
    await steps.nth(position).click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe(id!.slice(1));
    expect(await page.locator(id!).locator('img').count()).toBe(1);
  }
});

test('both actions of the protocol lead to the same PDF, and the journal opens its own in a new tab', async () => {
  const page = await visit('/education/protocol');
  const view = page.getByRole('link', { name: 'View File Online', exact: true });
  const download = page.getByRole('link', { name: 'Download pdf', exact: true });
  const file = await view.getAttribute('href');
  expect(await download.getAttribute('href')).toBe(file);
  expect(await download.getAttribute('download')).not.toBeNull();

  await page.goto('/echoes-from-bac');
  const issue = page.getByRole('link', { name: 'Special Issue 2025', exact: true });
  expect(await issue.getAttribute('target')).toBe('_blank');

  for (const pdf of [file, await issue.getAttribute('href')]) {
    const answer = await page.request.get(pdf!);
    expect(answer.headers()['content-type']).toBe('application/pdf');
    const text = (await answer.body()).toString('latin1');
    for (const mark of ['%PDF-', '/StructTreeRoot', '/MarkInfo', '/Outlines', '/Lang (en)', '/Title (']) {
      expect(text).toContain(mark);
    }
  }
});

test('the shelf has rows of three, the last one padded', async () => {
  const page = await visit('/echoes-from-bac');
  const tops = await page
    .locator('.shelf__niche')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  expect(tops.length).toBe(3);
  expect(new Set(tops).size).toBe(1);
});

test.each([
  ['/divisions/preschool', [], ['/divisions/lower-elementary']],
  ['/divisions/intermediate', ['/divisions/upper-elementary'], ['/divisions/secondary']],
  ['/divisions/secondary', ['/divisions/intermediate'], []],
])('%s leads to its neighbors', async (path, before, after) => {
  const page = await visit(path);
  const hrefs = (rel: string) =>
    page.locator(`main a[rel=${rel}]`).evaluateAll((all) => all.map((each) => each.getAttribute('href')));
  expect([await hrefs('prev'), await hrefs('next')]).toEqual([before, after]);
});

test.each([
  ['/news/1', 'News', 'Back to school'],
  ['/join-us/as-student', 'Join us', 'As student'],
])('the breadcrumb of %s names the page', async (path, before, current) => {
  const page = await visit(path);
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
  expect(await crumbs.allInnerTexts()).toEqual([before, current]);
});

test.each([360, 768, 1280])('every way to reach the school has a visible name at %i px', async (width) => {
  const page = await visit('/', { viewport: { width, height: 740 } });
  if (width <= 750) await page.getByRole('button', { name: 'Menu' }).click();
  const links = page.getByRole('list', { name: 'Contact and networks' }).getByRole('link');
  await links.first().waitFor();
  expect(await links.allInnerTexts()).toEqual([
    'Professional network',
    'Photo sharing',
    'Email',
    'Social network',
    'Phone',
    'Video',
  ]);
  const tops = await links.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  if (width > 750) expect(new Set(tops).size, 'rows').toBe(1);
});
